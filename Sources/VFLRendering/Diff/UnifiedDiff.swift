/// The difference of two texts in the unified format, as `patch` and `git apply` read it.
package struct UnifiedDiff: Sendable {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  /// The lines of the old text, with their line feeds.
  let oldLines: [ArraySlice<UInt8>]
  /// The lines of the new text, with their line feeds.
  let newLines: [ArraySlice<UInt8>]
  /// The changes, in the order of the texts.
  let changes: [LineDifference.Change]

  /// Compares two texts line by line; a line ends with a line feed.
  package init(from old: [UInt8], to new: [UInt8]) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    changes = LineDifference.changes(from: oldLines, to: newLines)
  }

  /// Whether the two texts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// The pieces of the old text that pieces of the new one stand in the place of, in bytes.
  package var stretches: [(old: Range<Int>, new: Range<Int>)] {
    let (old, new) = (Self.starts(of: oldLines), Self.starts(of: newLines))
    return changes.map { change in
      (
        old[change.old.lowerBound]..<old[change.old.upperBound],
        new[change.new.lowerBound]..<new[change.new.upperBound]
      )
    }
  }

  /// Where lines begin, and where the last one ends.
  private static func starts(of lines: [ArraySlice<UInt8>]) -> [Int] {
    lines.map { $0.startIndex } + [lines.last?.endIndex ?? 0]
  }

  /// The difference of two versions of a file; nothing where they are the same.
  ///
  /// The path is relative to the folder that the difference is applied in.
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

  /// Appends changes that lie near one another as one hunk.
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

  /// The first line and how many there are; the line in front where there are none.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// The lines of a text, each with its line feed; the last one may have none.
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

  /// A path as git writes it: in quotes where a character of it would be misread, and with a tab
  /// behind it where a space would end it.
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
