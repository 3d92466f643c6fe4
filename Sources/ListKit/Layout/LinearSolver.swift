/// Finds numbers that meet linear conditions as well as their priorities allow.
///
/// This is the simplex method over rows "basic = constant + Σ coefficient × nonbasic", with one row of
/// costs per priority. Costs of a higher priority always win, however many of a lower one they break, as
/// in UIKit. A condition that cannot be met is missed by as little as possible, so contradictory
/// constraints still give a picture. Deterministic: ties go to the lower column, and the number of steps is
/// bounded.
struct LinearSolver {
  /// How a sum relates to 0.
  enum Relation {
    case zero, atLeastZero
  }

  private static let tiny = 1e-7

  /// Columns below this are unknowns of the caller, which may have any sign; those above are slack and
  /// errors, which may not be negative.
  private let unknowns: Int
  private let stride: Int
  private var columns: Int
  private var coefficients: [Double] = []
  private var constants: [Double] = []
  private var basics: [Int] = []
  private var rowOfColumn: [Int]
  private var costs: [[Double]]
  private var scratch: [Double]

  /// Makes a solver for a number of unknowns, at most so many conditions, and so many priorities.
  init(unknowns: Int, conditions: Int, priorities: Int) {
    self.unknowns = unknowns
    stride = unknowns + 2 * conditions
    columns = unknowns
    rowOfColumn = Array(repeating: -1, count: stride)
    costs = Array(repeating: Array(repeating: 0, count: stride), count: priorities)
    scratch = Array(repeating: 0, count: stride)
    coefficients.reserveCapacity(stride * conditions)
  }

  /// Adds a condition on a sum of unknowns. Those of a higher priority, which is a lower number, must come
  /// first. Priority 0 is that of required conditions.
  mutating func add(
    _ terms: [(unknown: Int, coefficient: Double)], constant: Double, _ relation: Relation,
    priority: Int
  ) {
    var total = constant
    for column in 0..<columns { scratch[column] = 0 }
    for (unknown, coefficient) in terms where coefficient != 0 {
      let row = rowOfColumn[unknown]
      if row < 0 {
        scratch[unknown] += coefficient
      } else {
        total += coefficient * constants[row]
        let start = row * stride
        for column in 0..<columns { scratch[column] += coefficient * coefficients[start + column] }
      }
    }
    var pivot = -1
    var empty = true
    for column in 0..<columns where abs(scratch[column]) > Self.tiny {
      empty = false
      if column < unknowns, pivot < 0 || abs(scratch[column]) > abs(scratch[pivot]) + Self.tiny {
        pivot = column
      }
    }
    if empty { return }
    add(total, relation, priority: priority, pivot: pivot)
  }

  /// Adds the row in `scratch`, giving it slack and errors, and chooses what it is solved for.
  private mutating func add(
    _ constant: Double, _ relation: Relation, priority: Int, pivot: Int
  ) {
    if relation == .zero, pivot >= 0, priority == 0 {
      appendRow(constant, solvedFor: pivot)
      return
    }
    let (over, under) = (columns, columns + 1)
    columns += 2
    scratch[over] = -1
    scratch[under] = 1
    costs[priority][under] = 1
    if relation == .zero { costs[priority][over] = 1 }
    appendRow(constant, solvedFor: pivot >= 0 ? pivot : (constant >= 0 ? over : under))
  }

  private mutating func appendRow(_ constant: Double, solvedFor basic: Int) {
    let factor = -1 / scratch[basic]
    let row = basics.count
    for column in 0..<stride {
      coefficients.append(column < columns && column != basic ? scratch[column] * factor : 0)
    }
    constants.append(constant * factor)
    basics.append(basic)
    rowOfColumn[basic] = row
    substitute(basic, by: row)
  }

  /// Writes the row of `column`, which became basic, in place of it everywhere else.
  private mutating func substitute(_ column: Int, by row: Int) {
    let (stride, columns) = (stride, columns)
    let source = row * stride
    let constant = constants[row]
    coefficients.withUnsafeMutableBufferPointer { all in
      for other in 0..<basics.count where other != row {
        let target = other * stride
        let factor = all[target + column]
        if abs(factor) < Self.tiny {
          all[target + column] = 0
          continue
        }
        all[target + column] = 0
        constants[other] += factor * constant
        for index in 0..<columns { all[target + index] += factor * all[source + index] }
      }
      for level in costs.indices where costs[level][column] != 0 {
        let factor = costs[level][column]
        costs[level].withUnsafeMutableBufferPointer { cost in
          cost[column] = 0
          for index in 0..<columns { cost[index] += factor * all[source + index] }
        }
      }
    }
  }

  /// Makes the costs as low as they can be, the highest priority first.
  mutating func minimize() {
    var steps = 20 * (basics.count + 10)
    for level in costs.indices {
      while steps > 0, let entering = entering(at: level), let row = leaving(for: entering) {
        steps -= 1
        pivot(entering, row)
      }
    }
  }

  /// The first column whose growth lowers the cost of a priority and raises none of a higher one.
  private func entering(at level: Int) -> Int? {
    for column in unknowns..<max(columns, unknowns) where rowOfColumn[column] < 0 {
      if costs[level][column] >= -Self.tiny { continue }
      if (0..<level).allSatisfy({ costs[$0][column] <= Self.tiny }) { return column }
    }
    return nil
  }

  /// The row whose basic comes down to 0 first when a column grows.
  private func leaving(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in basics.indices where basics[row] >= unknowns {
      let coefficient = coefficients[row * stride + column]
      if coefficient >= -Self.tiny { continue }
      let ratio = max(constants[row], 0) / -coefficient
      if let found = best {
        if ratio > found.ratio + Self.tiny { continue }
        if ratio > found.ratio - Self.tiny, basics[row] > basics[found.row] { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ entering: Int, _ row: Int) {
    let start = row * stride
    let leaving = basics[row]
    let factor = -1 / coefficients[start + entering]
    coefficients[start + leaving] = -1
    coefficients[start + entering] = 0
    for column in 0..<columns { coefficients[start + column] *= factor }
    constants[row] *= factor
    basics[row] = entering
    rowOfColumn[leaving] = -1
    rowOfColumn[entering] = row
    substitute(entering, by: row)
  }

  /// What an unknown came out as; 0 where nothing says.
  func value(of unknown: Int) -> Double {
    let row = rowOfColumn[unknown]
    return row < 0 ? 0 : constants[row]
  }
}
