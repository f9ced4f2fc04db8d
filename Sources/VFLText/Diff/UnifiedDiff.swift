/// The difference between two versions of a file in the unified format, which `patch` and `git apply` accept.
package struct UnifiedDiff: Sendable {
  /// The number of unchanged lines before and after a change.
  private static let context = 3

  /// The lines of the old version, including their line feeds.
  let oldLines: [ArraySlice<UInt8>]
  /// The lines of the new version, including their line feeds.
  let newLines: [ArraySlice<UInt8>]
  /// The changes, in order.
  let changes: [LineDifference.Change]

  /// Compares two versions of a file line by line.
  ///
  /// Only a line feed ends a line.
  package init(from old: [UInt8], to new: [UInt8]) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    changes = LineDifference.changes(from: oldLines, to: newLines)
  }

  /// Whether the two versions are equal.
  package var isEmpty: Bool { changes.isEmpty }

  /// The byte ranges of the changes: each range of the old version with the range of the new version that
  /// replaces it.
  package var stretches: [(old: Range<Int>, new: Range<Int>)] {
    let (old, new) = (Self.starts(of: oldLines), Self.starts(of: newLines))
    return changes.map { change in
      (
        old[change.old.lowerBound]..<old[change.old.upperBound],
        new[change.new.lowerBound]..<new[change.new.upperBound]
      )
    }
  }

  /// Returns the byte offset at which each line begins, followed by the offset at which the last line ends.
  private static func starts(of lines: [ArraySlice<UInt8>]) -> [Int] {
    lines.map { $0.startIndex } + [lines.last?.endIndex ?? 0]
  }

  /// Returns the difference as a patch; empty if the two versions are equal.
  ///
  /// - Parameter path: The path of the file relative to the directory in which the patch is applied.
  package func bytes(path: String) -> [UInt8] {
    guard !isEmpty else { return [] }
    var bytes = Array("--- \(Self.name("a/" + path))\n+++ \(Self.name("b/" + path))\n".utf8)
    var index = 0
    while index < changes.count {
      var end = index + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context
      {
        end += 1
      }
      append(changes[index..<end], to: &bytes)
      index = end
    }
    return bytes
  }

  /// Appends a hunk that contains the given changes.
  private func append(_ changes: ArraySlice<LineDifference.Change>, to bytes: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + trail
    let new = first.new.lowerBound - lead..<last.new.upperBound + trail
    bytes += "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n".utf8
    var position = old.lowerBound
    for change in changes {
      append(oldLines[position..<change.old.lowerBound], " ", to: &bytes)
      append(oldLines[change.old], "-", to: &bytes)
      append(newLines[change.new], "+", to: &bytes)
      position = change.old.upperBound
    }
    append(oldLines[position..<old.upperBound], " ", to: &bytes)
  }

  private func append(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    for line in lines {
      bytes.append(UInt8(ascii: mark))
      bytes += line
      if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// Returns a range of lines as written in a hunk header: the number of the first line and the line count.
  ///
  /// A count of 1 is omitted. For an empty range, the number of the preceding line is used.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// Returns the lines of a file, each including its line feed.
  ///
  /// The last line may have no line feed.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Returns a path as Git writes it in a patch.
  ///
  /// A path that contains quotes, backslashes or control characters is quoted and escaped. A tab is appended
  /// to any other path that contains a space, because the space would otherwise end the path.
  private static func name(_ path: String) -> String {
    var quoted = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        for byte in String(scalar).utf8 {
          let octal = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    guard quoted.utf8.count == path.utf8.count else { return "\"\(quoted)\"" }
    return path.utf8.contains(0x20) ? path + "\t" : path
  }
}
