/// The patterns of one ignore file, or of one list of a configuration, for what lies below a folder.
package struct IgnoreList: Sendable {
  /// The folder that the patterns are seen from, absolute.
  let base: FilePath
  private var patterns: [IgnorePattern] = []

  /// Creates a list without patterns.
  init(base: FilePath) {
    self.base = base
  }

  /// Reads the text of a `.gitignore` file in a folder.
  init(_ text: [UInt8], in base: FilePath) {
    self.base = base
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    for line in body.split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.first != UInt8(ascii: "#") { append(Self.withoutTrailingSpaces(line)) }
    }
  }

  /// Adds a pattern as an ignore file has it; a `!` in front brings back what others pass over.
  mutating func append(_ line: some BidirectionalCollection<UInt8>) {
    let isNegated = line.first == UInt8(ascii: "!")
    append(line.dropFirst(isNegated ? 1 : 0), isNegated: isNegated)
  }

  /// Adds a pattern that passes over what it speaks of, or brings it back.
  mutating func append(_ pattern: some Collection<UInt8>, isNegated: Bool) {
    if !pattern.isEmpty { patterns.append(IgnorePattern(pattern, isNegated: isNegated)) }
  }

  /// Whether the list has no patterns.
  var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path below the folder is passed over, as the last pattern says that speaks of it; `nil`
  /// where none does.
  func isIgnored(_ path: FilePath, isFolder: Bool) -> Bool? {
    let start = base.bytes == [UInt8(ascii: "/")] ? 1 : base.bytes.count + 1
    guard path.bytes.count > start, path.bytes.starts(with: base.bytes) else { return nil }
    let (below, name) = (path.bytes[start...], path.name)
    return patterns.last { $0.matches(below, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// A line without the spaces at its end, but for one behind a backslash.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      let isSpace = line[position] == 0x20
      // A backslash takes the next character with it, so a space behind it stays.
      position += line[position] == UInt8(ascii: "\\") ? 2 : 1
      if !isSpace { end = min(position, line.endIndex) }
    }
    return line[..<end]
  }
}
