import VFLRendering

/// The replacement of some bytes of a document by others.
struct TextChange: Sendable, Hashable {
  /// The bytes that go.
  let bytes: Range<Int>
  /// What comes in their place.
  let replacement: [UInt8]

  /// The changes that lead from one text to another, in their order, each as short as it can be.
  ///
  /// An editor keeps its cursor and its marks where nothing changes.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [TextChange] {
    UnifiedDiff(from: old, to: new).stretches.map { stretch in
      TextChange(stretch.old, of: old, by: new[stretch.new])
    }
  }

  /// Replaces some bytes of a text.
  init(_ bytes: Range<Int>, by replacement: [UInt8]) {
    self.bytes = bytes
    self.replacement = replacement
  }

  /// Replaces some bytes of a text, without those at either end that stay the same.
  private init(_ bytes: Range<Int>, of text: [UInt8], by new: ArraySlice<UInt8>) {
    var (old, new) = (text[bytes], new)
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    // Neither end may lie inside of a scalar.
    var (start, end) = (old.startIndex, old.endIndex)
    let isInside = { (index: Int) in index < text.count && text[index] & 0xC0 == 0x80 }
    var replacement = Array(new)
    while start > bytes.lowerBound, isInside(start) {
      start -= 1
      replacement.insert(text[start], at: 0)
    }
    while end < bytes.upperBound, isInside(end) {
      replacement.append(text[end])
      end += 1
    }
    self.init(start..<end, by: replacement)
  }
}
