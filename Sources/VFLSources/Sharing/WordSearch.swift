import VFLDiagnostics

/// A search of files for many names at once, which finds them where they may be called or declared.
///
/// It walks over the names of a file and looks each up in a table, so that a search for a hundred thousand
/// names takes no longer than for one. Comments and strings are not excluded: an extra name costs a look at a
/// file, and changes no result.
package struct WordSearch: Sendable {
  private let words: [String]
  private let spellings: [[UInt8]]
  /// The numbers of the names by their hashes; an open-addressing table.
  private var slots: [Int32]
  /// For each first byte of a name how long names with it may be: a bit for each length, the last one
  /// for all above.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// Prepares the search for some names.
  package init(_ words: Set<String>) {
    self.words = words.sorted()
    spellings = self.words.map { Array($0.utf8) }
    var size = 16
    while size < spellings.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (number, word) in spellings.enumerated() {
      guard let first = word.first else { continue }
      lengths[Int(first)] |= Self.bit(ofLength: word.count)
      var slot = Int(truncatingIfNeeded: word.withUnsafeBufferPointer(Self.hash)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// The names that a file may call or declare, the subset that a Swift file may declare as functions, and
  /// the subset that it may declare as types; in order.
  package func words(
    in bytes: [UInt8]
  ) -> (said: [String], declared: [String], types: [String]) {
    var (said, declared, types): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    bytes.withUnsafeBufferPointer { bytes in
      CalledNames.forEach(in: bytes) { mention in
        let first = Int(bytes[mention.range.lowerBound])
        guard lengths[first] & Self.bit(ofLength: mention.range.count) != 0,
          let number = number(of: mention.name), mention.isCalled
        else { return }
        said.insert(number)
        if mention.mayDeclare { declared.insert(number) }
        if mention.mayDeclareType { types.insert(number) }
      }
    }
    func names(_ numbers: Set<Int>) -> [String] { numbers.sorted().map { words[$0] } }
    return (names(said), names(declared), names(types))
  }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Int(truncatingIfNeeded: Self.hash(name)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if spellings[number].elementsEqual(name) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func bit(ofLength count: Int) -> UInt64 { 1 << UInt64(min(count, 63)) }

  /// The hash of a name, by which tables find it.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 { StableHash(name).folded }
}
