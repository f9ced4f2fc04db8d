import VFLRendering

/// A replacement of bytes in a document.
struct TextChange: Sendable, Hashable {
  /// The replaced bytes.
  let bytes: Range<Int>
  /// The new bytes.
  let replacement: [UInt8]

  /// Returns the minimal changes that turn one text into another, in their order.
  ///
  /// An editor keeps its cursor and its markers in the parts that do not change.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [TextChange] {
    UnifiedDiff(from: old, to: new).stretches.map { stretch in
      TextChange(stretch.old, of: old, by: new[stretch.new])
    }
  }

  /// Replaces bytes of a text.
  init(_ bytes: Range<Int>, by replacement: [UInt8]) {
    self.bytes = bytes
    self.replacement = replacement
  }

  /// Replaces bytes of a text, without a common prefix and suffix.
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
    // Neither end may be inside of a Unicode scalar.
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
