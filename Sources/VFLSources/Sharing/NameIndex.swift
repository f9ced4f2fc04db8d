import VFLDiagnostics

/// An index of the files that may call or declare a name, by the hashes of names.
///
/// It is made when names are looked for again and again, and costs a number for each name of each file.
package struct NameIndex: Sendable {
  /// The hashes, each followed by the number of its file; in order.
  private var pairs: [UInt64] = []

  /// Brings together the hashes of files, in the order of the files.
  package init(_ hashes: [[UInt32]]) {
    pairs.reserveCapacity(hashes.reduce(0) { $0 + $1.count })
    for (file, hashes) in hashes.enumerated() {
      pairs += hashes.lazy.map { UInt64($0) << 32 | UInt64(file) }
    }
    pairs.sort()
  }

  /// The hashes of the names that a file may call or declare, each once.
  package static func hashes(in bytes: [UInt8]) -> [UInt32] {
    var found: Set<UInt32> = []
    bytes.withUnsafeBufferPointer { bytes in
      CalledNames.forEach(in: bytes) { mention in
        if mention.isCalled { found.insert(WordSearch.hash(mention.name)) }
      }
    }
    return Array(found)
  }

  /// The files that may say a name, in order; now and then one too many.
  package func files(saying word: String) -> [Int] {
    let word = Array(word.utf8)
    let hash = UInt64(word.withUnsafeBufferPointer(WordSearch.hash)) << 32
    let first = pairs.partitioningIndex { $0 >= hash }
    return pairs[first...].prefix { $0 & ~0xFFFF_FFFF == hash }.map { Int($0 & 0xFFFF_FFFF) }
  }
}
