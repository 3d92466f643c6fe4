/// Finds for each identifier of a new list where it stood in an old one.
///
/// Identifiers are matched by hash and then by `==`. But first the lists are walked side by side, which
/// finds the partners of all that did not change, and of most that did, without a hash.
@usableFromInline
struct Pairing {
  /// For each index of the new list the index in the old one, or -1. Only what is not in the common ends.
  @usableFromInline var partner: [Int32]

  /// Whether each index of the old list has a partner. Only what is not in the common ends.
  @usableFromInline var isPaired: [Bool]

  /// How many identifiers are equal at the beginning of both lists.
  @usableFromInline let prefix: Int

  /// How far the walk looks ahead for the next equal identifiers.
  @usableFromInline static var reach: Int { 4 }

  @inlinable
  init<ID: Hashable>(old: [ID], new: [ID]) {
    (prefix, partner, isPaired) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
          suffix += 1
        }
        let oldMiddle = UnsafeBufferPointer(rebasing: old[prefix..<old.count - suffix])
        let newMiddle = UnsafeBufferPointer(rebasing: new[prefix..<new.count - suffix])
        var partner = [Int32](repeating: -1, count: newMiddle.count)
        var isPaired = [Bool](repeating: false, count: oldMiddle.count)
        Self.walk(oldMiddle, newMiddle, &partner, &isPaired)
        Self.matchByHash(oldMiddle, newMiddle, &partner, &isPaired)
        return (prefix, partner, isPaired)
      }
    }
  }

  /// Walks both lists side by side. Where they differ it looks a little ahead in each of them; where that
  /// finds nothing, both go one on.
  @inlinable
  static func walk<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ partner: inout [Int32],
    _ isPaired: inout [Bool]
  ) {
    var i = 0
    var j = 0
    var misses = 0
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        partner[j] = Int32(truncatingIfNeeded: i)
        isPaired[i] = true
        i += 1
        j += 1
        misses = 0
        continue
      }
      var skipsOld = 0
      var skipsNew = 0
      for step in 1...reach {
        if i + step < old.count, old[i + step] == new[j] {
          skipsOld = step
          break
        }
        if j + step < new.count, old[i] == new[j + step] {
          skipsNew = step
          break
        }
      }
      if skipsOld + skipsNew == 0 {
        // Shuffled lists have no neighbours in common: looking for them costs more than a hash.
        misses += 1
        if misses > 32 { return }
        skipsOld = 1
        skipsNew = 1
      }
      i += skipsOld
      j += skipsNew
    }
  }

  /// Matches what is left by a table of the old list's identifiers: open addressing over indices, so that
  /// each identifier is hashed once.
  @inlinable
  static func matchByHash<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ partner: inout [Int32],
    _ isPaired: inout [Bool]
  ) {
    let left = isPaired.reduce(0) { $0 + ($1 ? 0 : 1) }
    guard left > 0 else { return }
    var capacity = 8
    while capacity < left * 2 { capacity *= 2 }
    let mask = capacity - 1
    // The upper half of the hash stands beside the index: most strangers are told apart without `==`.
    var table = [Slot](repeating: Slot(index: -1, tag: 0), count: capacity)
    for i in old.indices where !isPaired[i] {
      let hash = UInt(bitPattern: old[i].hashValue)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot].index >= 0 { slot = (slot + 1) & mask }
      table[slot] = Slot(
        index: Int32(truncatingIfNeeded: i), tag: UInt32(truncatingIfNeeded: hash >> 32))
    }
    for j in new.indices where partner[j] < 0 {
      let hash = UInt(bitPattern: new[j].hashValue)
      let tag = UInt32(truncatingIfNeeded: hash >> 32)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot].index >= 0 {
        let i = Int(table[slot].index)
        if table[slot].tag == tag, old[i] == new[j] {
          partner[j] = Int32(truncatingIfNeeded: i)
          isPaired[i] = true
          break
        }
        slot = (slot + 1) & mask
      }
    }
  }

  @usableFromInline
  struct Slot {
    @usableFromInline var index: Int32
    @usableFromInline var tag: UInt32

    @inlinable
    init(index: Int32, tag: UInt32) {
      self.index = index
      self.tag = tag
    }
  }
}

extension Pairing {
  /// What goes, comes and moves.
  @usableFromInline
  func difference() -> ListDifference {
    var result = ListDifference(removed: [], inserted: [], moved: [])
    for i in isPaired.indices where !isPaired[i] { result.removed.append(prefix + i) }
    let stays = longestAscending()
    for j in partner.indices {
      if partner[j] < 0 {
        result.inserted.append(prefix + j)
      } else if !stays[j] {
        result.moved.append(.init(from: prefix + Int(partner[j]), to: prefix + j))
      }
    }
    return result
  }

  /// Which identifiers of the new list can stay: a longest subsequence whose old indices ascend.
  private func longestAscending() -> [Bool] {
    // Patience: `ends[k]` is the place where a run of k + 1 ends with the least old index so far.
    var ends: [Int32] = []
    var values: [Int32] = []
    var before = [Int32](repeating: -1, count: partner.count)
    var last = -1
    for j in partner.indices where partner[j] >= 0 {
      let value = partner[j]
      var length: Int
      // Nearly always the run goes on where it was last prolonged.
      if last + 1 < values.count, last < 0 || values[last] < value, values[last + 1] >= value {
        length = last + 1
      } else if values.isEmpty || values[values.count - 1] < value {
        length = values.count
      } else {
        var low = 0
        var high = values.count
        while low < high {
          let middle = (low + high) / 2
          if values[middle] < value { low = middle + 1 } else { high = middle }
        }
        length = low
      }
      if length == values.count {
        values.append(value)
        ends.append(Int32(truncatingIfNeeded: j))
      } else {
        values[length] = value
        ends[length] = Int32(truncatingIfNeeded: j)
      }
      before[j] = length > 0 ? ends[length - 1] : -1
      last = length
    }
    var stays = [Bool](repeating: false, count: partner.count)
    var place = ends.last ?? -1
    while place >= 0 {
      stays[Int(place)] = true
      place = before[Int(place)]
    }
    return stays
  }
}
