/// The patterns of an ignore file or of a list in a configuration, for paths inside a directory.
package struct IgnoreList: Sendable {
  /// The absolute path of the directory that the patterns are relative to.
  let base: FilePath
  private var patterns: [IgnorePattern] = []

  /// Creates a list without patterns.
  init(base: FilePath) {
    self.base = base
  }

  /// Parses the text of a `.gitignore` file of a directory.
  init(_ text: [UInt8], in base: FilePath) {
    self.base = base
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    for line in body.split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.first != UInt8(ascii: "#") { append(Self.withoutTrailingSpaces(line)) }
    }
  }

  /// Adds a line of an ignore file.
  ///
  /// A leading `!` includes paths that other lines exclude.
  mutating func append(_ line: some BidirectionalCollection<UInt8>) {
    let isNegated = line.first == UInt8(ascii: "!")
    append(line.dropFirst(isNegated ? 1 : 0), isNegated: isNegated)
  }

  /// Adds a pattern that excludes or includes paths.
  mutating func append(_ pattern: some Collection<UInt8>, isNegated: Bool) {
    if !pattern.isEmpty { patterns.append(IgnorePattern(pattern, isNegated: isNegated)) }
  }

  /// Whether the list has no patterns.
  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the last matching pattern excludes a path inside the directory.
  ///
  /// `nil` if no pattern matches.
  func isIgnored(_ path: FilePath, isFolder: Bool) -> Bool? {
    let start = base.bytes == [UInt8(ascii: "/")] ? 1 : base.bytes.count + 1
    guard path.bytes.count > start, path.bytes.starts(with: base.bytes) else { return nil }
    let (below, name) = (path.bytes[start...], path.name)
    return patterns.last { $0.matches(below, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Returns a line without trailing spaces.
  ///
  /// An escaped space is kept.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      let isSpace = line[position] == 0x20
      // A backslash escapes the next character, so a space after it is kept.
      position += line[position] == UInt8(ascii: "\\") ? 2 : 1
      if !isSpace { end = min(position, line.endIndex) }
    }
    return line[..<end]
  }
}
