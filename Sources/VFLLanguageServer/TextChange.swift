import VFLText

/// A replacement of a range of bytes in a document.
struct TextChange: Sendable, Hashable {
  /// The range of bytes to replace.
  let bytes: Range<Int>
  /// The replacement bytes.
  let replacement: [UInt8]

  /// Returns the smallest changes that convert `old` into `new`, in order.
  ///
  /// An editor preserves its cursor and markers in unchanged parts of a document.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [TextChange] {
    UnifiedDiff(from: old, to: new).stretches.map { stretch in
      TextChange(stretch.old, of: old, by: new[stretch.new])
    }
  }

  /// Creates a change that replaces a range of bytes.
  init(_ bytes: Range<Int>, by replacement: [UInt8]) {
    self.bytes = bytes
    self.replacement = replacement
  }

  /// Creates a change that replaces a range of bytes, reduced by the common prefix and suffix of old and new
  /// bytes.
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
    // A change must not begin or end inside a Unicode scalar.
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
