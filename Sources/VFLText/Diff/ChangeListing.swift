/// A readable list of the lines that differ between two versions of a file.
///
/// Each removed or added line is listed with its line number. A long line is reduced to the part around the
/// first difference.
package struct ChangeListing: Sendable {
  /// The maximum width of the content of a line, in terminal cells.
  private static let columns = 100

  private let old: [UInt8]
  private let new: [UInt8]
  private let difference: UnifiedDiff

  /// Compares two versions of a file.
  package init(from old: [UInt8], to new: [UInt8]) {
    (self.old, self.new) = (old, new)
    difference = UnifiedDiff(from: old, to: new)
  }

  /// Returns the list.
  ///
  /// Each line ends with a line feed.
  ///
  /// - Parameter limit: The maximum number of changed lines to list. Further changed lines are only counted.
  package func text(limit: Int = .max) -> String {
    let changes = difference.changes
    let last = max(changes.last?.old.upperBound ?? 0, changes.last?.new.upperBound ?? 0)
    let width = String(last).utf8.count
    var text = ""
    var (listed, omitted) = (0, 0)
    func list(_ lines: Range<Int>, _ mark: String, _ shown: (Int) -> String) {
      for index in lines {
        guard listed < limit else {
          omitted += 1
          continue
        }
        listed += 1
        let number = String(index + 1)
        text += "  " + String(repeating: " ", count: width - number.utf8.count) + number
        text += " \(mark) \(shown(index))\n"
      }
    }
    for change in changes {
      // Lines are compared in pairs. A line without a counterpart is listed from its beginning.
      let offset = change.new.lowerBound - change.old.lowerBound
      list(change.old, "-") { index in
        let other = change.new.contains(index + offset) ? difference.newLines[index + offset] : []
        return Self.excerpt(of: difference.oldLines[index], in: old, differingFrom: other)
      }
      list(change.new, "+") { index in
        let other = change.old.contains(index - offset) ? difference.oldLines[index - offset] : []
        return Self.excerpt(of: difference.newLines[index], in: new, differingFrom: other)
      }
    }
    if omitted > 0 { text += "  and \(omitted) more changed lines\n" }
    return text
  }

  /// Returns a line, or the part of a long line around its first difference from another line.
  private static func excerpt(
    of line: ArraySlice<UInt8>, in bytes: [UInt8], differingFrom other: ArraySlice<UInt8>
  ) -> String {
    var end = line.endIndex
    for lineEnd: UInt8 in [0x0A, 0x0D] where end > line.startIndex && bytes[end - 1] == lineEnd {
      end -= 1
    }
    let content = line.startIndex..<end
    let common = zip(bytes[content], other).prefix { $0 == $1 }.count
    let start = min(content.lowerBound + common, content.upperBound)
    let mark = Mark(range: start..<start, isPrimary: true, message: "")
    let windows = LineWindow.windows(on: content, of: bytes, marks: [mark], budget: columns)
    return windows.first?.display(of: content, in: bytes).text ?? ""
  }
}
