import Foundation
import ListKit

// Speed belongs here and not into tests: all lines are taken in one run, beside the standard library's own
// difference where that ends in reasonable time.

/// The median of some runs, in milliseconds.
func milliseconds(_ runs: Int = 7, _ work: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = ContinuousClock.now
    work()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
  return times.sorted()[runs / 2]
}

/// Random numbers that are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

func line(_ name: String, _ ours: Double, moves: Int, standard: String) {
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%9.2f ms %7d moves   ", ours, moves) + standard)
}

/// 400 removed, 400 inserted, 200 moved far away.
func scattered<ID: Hashable>(_ old: [ID], fresh: (Int) -> ID) -> [ID] {
  var random = Seeded(state: 7)
  let places = Array(old.indices).shuffled(using: &random)
  let removed = Set(places[0..<400])
  let moving = places[400..<600]
  let gone = removed.union(moving)
  var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  for place in moving { rest.insert(old[place], at: Int.random(in: rest.indices, using: &random)) }
  for number in 0..<400 {
    rest.insert(fresh(number), at: Int.random(in: rest.indices, using: &random))
  }
  return rest
}

func measure<ID: Hashable>(_ name: String, _ old: [ID], _ new: [ID], standard isQuick: Bool) {
  var moves = 0
  let ours = milliseconds { moves = ListDifference(from: old, to: new).moved.count }
  var words = "standard library: too slow here"
  if isQuick {
    let standard = milliseconds(1) { _ = new.difference(from: old).inferringMoves() }
    words = String(format: "standard library %.1f ms", standard)
  }
  line(name, ours, moves: moves, standard: words)
}

measureHeightMemory()

let count = 100_000
let numbers = Array(0..<count)
let identifiers = numbers.map { _ in UUID() }
var random = Seeded(state: 1)
let shuffled = numbers.shuffled(using: &random)

print("The difference of two lists of \(count) identifiers; medians of 7 runs")
measure(
  "1,000 scattered changes, Int", numbers, scattered(numbers) { count + $0 }, standard: true)
measure(
  "1,000 scattered changes, UUID", identifiers, scattered(identifiers) { _ in UUID() },
  standard: true)
measure("shuffled, Int", numbers, shuffled, standard: false)
measure("1,000 prepended, Int", numbers, Array(count..<count + 1000) + numbers, standard: true)
measure("first to last, Int", numbers, Array(numbers.dropFirst()) + [0], standard: true)
measure("no change, Int", numbers, numbers, standard: true)

print("\nShuffled, at sizes that the standard library can do")
var last: Double?
for size in [1250, 2500, 5000] {
  let list = Array(0..<size)
  let other = list.shuffled(using: &random)
  let ours = milliseconds { _ = ListDifference(from: list, to: other) }
  let standard = milliseconds(1) { _ = other.difference(from: list).inferringMoves() }
  let growth = last.map { String(format: ", %.1f × the size before", standard / $0) } ?? ""
  last = standard
  line(
    "\(size) shuffled, Int", ours, moves: ListDifference(from: list, to: other).moved.count,
    standard: String(format: "standard library %.1f ms", standard) + growth)
}

measureSnapshots(count)
measureHeights()
