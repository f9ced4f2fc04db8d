/// The line-by-line difference between two strings.
struct TextDifference {
  /// The lines of both strings.
  ///
  /// A line that is only in the expected string has the prefix `-`. A line that is only in the actual string
  /// has the prefix `+`.
  let text: String

  /// Creates the difference between two strings, or returns `nil` if the strings are equal.
  ///
  /// A trailing line feed is ignored.
  init?(_ expected: String, _ found: String) {
    let old = Self.lines(expected)
    let new = Self.lines(found)
    guard old != new else { return nil }
    var isRemoved = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var text = ""
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, isRemoved[left] {
        text += "- \(old[left])\n"
        left += 1
      } else if right < new.count, isInserted[right] {
        text += "+ \(new[right])\n"
        right += 1
      } else {
        text += "  \(new[right])\n"
        left += 1
        right += 1
      }
    }
    self.text = text
  }

  private static func lines(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
