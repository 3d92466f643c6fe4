/// Different identifiers, numbered from 0, that are found by what they are.
///
/// A dictionary would do; but code that calls this is seldom compiled together with it, and there a
/// dictionary takes five times as long. This asks an identifier only for its hash, once, and seldom for `==`:
/// the rest is arithmetic on plain numbers.
struct NumberedIdentifiers<ID: Hashable & Sendable>: Sendable {
  /// By number.
  private(set) var all: [ID] = []

  /// Open addressing: an identifier stands where its hash says, or in the next slot that was free.
  private var slots: [HashSlot] = []

  private var mask: Int { slots.count - 1 }

  /// The number of an identifier, or nil if it is not there.
  func number(of identifier: ID) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[self.slot(of: identifier, HashSlot.tag(identifier.hashValue))]
    return slot.isFree ? nil : slot.number
  }

  /// Gives an identifier the next number, or finds the one that it has.
  mutating func add(_ identifier: ID) -> (isNew: Bool, number: Int) {
    if slots.count < (all.count + 1) * 2 { grow(to: all.count + 1) }
    let tag = HashSlot.tag(identifier.hashValue)
    let slot = slot(of: identifier, tag)
    guard slots[slot].isFree else { return (false, slots[slot].number) }
    slots[slot] = HashSlot(tag: tag, number: all.count)
    all.append(identifier)
    return (true, all.count - 1)
  }

  /// Makes room for identifiers that will come.
  mutating func reserve(_ count: Int) {
    guard count > all.count else { return }
    if slots.count < count * 2 { grow(to: count) }
  }

  /// Removes an identifier. The last one gets its number.
  mutating func remove(_ number: Int) {
    let last = all.count - 1
    free(slot(ofNumber: number))
    if number < last {
      let slot = slot(ofNumber: last)
      slots[slot] = HashSlot(tag: slots[slot].tag, number: number)
      all[number] = all[last]
    }
    all.removeLast()
  }

  // MARK: Slots

  /// The slot of an identifier, or the free one where it would stand.
  private func slot(of identifier: ID, _ tag: UInt32) -> Int {
    var slot = Int(tag) & mask
    while !slots[slot].isFree {
      if slots[slot].tag == tag, all[slots[slot].number] == identifier { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func slot(ofNumber number: Int) -> Int {
    var slot = Int(HashSlot.tag(all[number].hashValue)) & mask
    while slots[slot].number != number { slot = (slot + 1) & mask }
    return slot
  }

  /// Frees a slot and moves up those after it that would not be found any more.
  private mutating func free(_ freed: Int) {
    var hole = freed
    var slot = (hole + 1) & mask
    while !slots[slot].isFree {
      // How far each is from where its hash says: one that is at least as far as the hole may go there.
      let distance = (slot - Int(slots[slot].tag)) & mask
      if distance >= (slot - hole) & mask {
        slots[hole] = slots[slot]
        hole = slot
      }
      slot = (slot + 1) & mask
    }
    slots[hole] = .free
  }

  private mutating func grow(to count: Int) {
    var capacity = max(slots.count, 8)
    while capacity < count * 2 { capacity *= 2 }
    let old = slots
    slots = Array(repeating: .free, count: capacity)
    for entry in old where !entry.isFree {
      var slot = Int(entry.tag) & mask
      while !slots[slot].isFree { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}

/// A place of a hash table. Not generic, so that what is done with it is fast everywhere.
private struct HashSlot: Sendable {
  /// The part of the hash that says where to look, and tells most strangers apart.
  let tag: UInt32
  private let stored: Int32

  init(tag: UInt32, number: Int) {
    self.tag = tag
    stored = Int32(number)
  }

  static var free: HashSlot { HashSlot(tag: 0, number: -1) }

  var number: Int { Int(stored) }
  var isFree: Bool { stored < 0 }

  static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}
