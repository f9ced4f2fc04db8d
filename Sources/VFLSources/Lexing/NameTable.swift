import VFLDiagnostics

/// The names of a file, numbered in the order in which they occur first.
///
/// An open-addressing table over the bytes of the file: no name is copied.
struct NameTable {
  private var slots: [Int32]
  /// Where each name stands first.
  private var places: [(start: Int32, end: Int32)] = []

  /// Creates an empty table.
  init() {
    slots = Array(repeating: -1, count: 256)
  }

  /// How many names there are.
  var count: Int { places.count }

  /// The number of the name at a place of the file, a new one where it was not seen before.
  mutating func number(of bytes: [UInt8], from start: Int, to end: Int) -> Int32 {
    if places.count * 2 >= slots.count { grow(bytes) }
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = places[Int(slots[slot])]
      if Self.isSame(bytes, Int(place.start), Int(place.end), start, end) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(places.count)
    places.append((Int32(start), Int32(end)))
    return slots[slot]
  }

  /// The number of a name; `nil` when the file does not have it.
  func number(of name: String, in bytes: [UInt8]) -> Int32? {
    let name = Array(name.utf8)
    var slot = Self.hash(name, 0, name.count) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = places[Int(slots[slot])]
      if Int(place.end - place.start) == name.count,
        bytes[Int(place.start)..<Int(place.end)].elementsEqual(name)
      {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The text of the name with a number.
  func text(of number: Int32, in bytes: [UInt8]) -> String {
    let place = places[Int(number)]
    return String(decoding: bytes[Int(place.start)..<Int(place.end)], as: UTF8.self)
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, place) in places.enumerated() {
      var slot = Self.hash(bytes, Int(place.start), Int(place.end)) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    bytes[start..<end].withUnsafeBufferPointer { Int(StableHash($0).folded & 0x7fff_ffff) }
  }

  private static func isSame(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int
  ) -> Bool {
    guard end - start == otherEnd - otherStart else { return false }
    for offset in 0..<(end - start) where bytes[start + offset] != bytes[otherStart + offset] {
      return false
    }
    return true
  }
}
