import VFLDiagnostics

/// The names of a file, numbered in the order in which they occur first.
///
/// An open-addressing table over the bytes of the file: no name is copied.
struct NameTable {
  private var slots: [Int32]
  /// Each name's first position.
  private var places: [(start: Int32, end: Int32)] = []

  init() {
    slots = Array(repeating: -1, count: 256)
  }

  var count: Int { places.count }

  /// The number of the name at a place of the file, a new one where it was not seen before.
  mutating func number(of bytes: [UInt8], from start: Int, to end: Int) -> Int32 {
    if places.count * 2 >= slots.count { grow(bytes) }
    let slot = bytes[start..<end].withUnsafeBufferPointer { self.slot(of: $0, in: bytes) }
    if slots[slot] < 0 {
      slots[slot] = Int32(places.count)
      places.append((Int32(start), Int32(end)))
    }
    return slots[slot]
  }

  /// The number of a name; `nil` when the file does not have it.
  func number(of name: String, in bytes: [UInt8]) -> Int32? {
    let slot = Array(name.utf8).withUnsafeBufferPointer { self.slot(of: $0, in: bytes) }
    return slots[slot] >= 0 ? slots[slot] : nil
  }

  func text(of number: Int32, in bytes: [UInt8]) -> String {
    let place = places[Int(number)]
    return String(decoding: bytes[Int(place.start)..<Int(place.end)], as: UTF8.self)
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, place) in places.enumerated() {
      let name = bytes[Int(place.start)..<Int(place.end)]
      let slot = name.withUnsafeBufferPointer { self.slot(of: $0, in: bytes) }
      slots[slot] = Int32(number)
    }
  }

  /// The slot of a name, which is empty if the table does not have the name.
  private func slot(of name: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int {
    var slot = Int(StableHash(name).folded & 0x7fff_ffff) & (slots.count - 1)
    while slots[slot] >= 0, !has(name, at: places[Int(slots[slot])], in: bytes) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func has(
    _ name: UnsafeBufferPointer<UInt8>, at place: (start: Int32, end: Int32), in bytes: [UInt8]
  ) -> Bool {
    guard Int(place.end - place.start) == name.count else { return false }
    for offset in name.indices where bytes[Int(place.start) + offset] != name[offset] {
      return false
    }
    return true
  }
}
