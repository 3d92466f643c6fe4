import Foundation

/// A sum of unknowns times coefficients, plus a constant, in points.
struct LayoutExpression {
  var terms: [(unknown: Int, coefficient: Double)] = []
  var constant: Double = 0

  static func + (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutExpression {
    LayoutExpression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  static func - (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutExpression {
    lhs + rhs * -1
  }

  static func + (lhs: LayoutExpression, rhs: CGFloat) -> LayoutExpression {
    LayoutExpression(terms: lhs.terms, constant: lhs.constant + Double(rhs))
  }

  static func - (lhs: LayoutExpression, rhs: CGFloat) -> LayoutExpression { lhs + -rhs }

  static func * (lhs: LayoutExpression, rhs: CGFloat) -> LayoutExpression {
    LayoutExpression(
      terms: lhs.terms.map { ($0.unknown, $0.coefficient * Double(rhs)) },
      constant: lhs.constant * Double(rhs))
  }
}

/// A condition on an expression.
struct LayoutCondition {
  var expression: LayoutExpression
  var relation: LinearSolver.Relation
  var priority: Float
}
