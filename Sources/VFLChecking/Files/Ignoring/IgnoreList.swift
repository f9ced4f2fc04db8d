/// The patterns of an ignore file or of a configuration, which apply to the paths inside a directory.
package struct IgnoreList: Sendable {
  /// The absolute path of the directory that the patterns are relative to.
  let base: FilePath
  private var patterns: [IgnorePattern] = []

  /// Creates a list without patterns.
  init(base: FilePath) {
    self.base = base
  }

  /// Parses a `.gitignore` file in the given directory.
  init(_ text: [UInt8], in base: FilePath) {
    self.base = base
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    for line in body.split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.first != UInt8(ascii: "#") { append(Self.withoutTrailingSpaces(line)) }
    }
  }

  /// Adds the pattern on a line of an ignore file.
  ///
  /// A pattern with a leading `!` includes paths that an earlier pattern excludes.
  mutating func append(_ line: some BidirectionalCollection<UInt8>) {
    let isNegated = line.first == UInt8(ascii: "!")
    append(line.dropFirst(isNegated ? 1 : 0), isNegated: isNegated)
  }

  /// Adds a pattern that excludes paths, or includes them if `isNegated` is `true`.
  mutating func append(_ pattern: some Collection<UInt8>, isNegated: Bool) {
    if !pattern.isEmpty { patterns.append(IgnorePattern(pattern, isNegated: isNegated)) }
  }

  /// Whether the list has no patterns.
  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the last pattern that matches a path inside the directory excludes the path.
  ///
  /// Returns `nil` if no pattern matches.
  func isIgnored(_ path: FilePath, isDirectory: Bool) -> Bool? {
    let start = base.bytes == [UInt8(ascii: "/")] ? 1 : base.bytes.count + 1
    guard path.bytes.count > start, path.bytes.starts(with: base.bytes) else { return nil }
    let (below, name) = (path.bytes[start...], path.name)
    return patterns.last { $0.matches(below, name: name, isDirectory: isDirectory) }.map {
      !$0.isNegated
    }
  }

  /// Whether the lists exclude a file or one of its parent directories.
  ///
  /// An earlier list overrides a later one.
  package static func isExcluded(_ file: FilePath, by lists: [IgnoreList]) -> Bool {
    var path = file
    var verdicts: [Bool] = []
    while let directory = path.parent {
      verdicts += lists.lazy.compactMap { $0.isIgnored(path, isDirectory: path != file) }.prefix(1)
      path = directory
    }
    return verdicts.contains(true)
  }

  /// Returns the line without trailing spaces.
  ///
  /// A space that is escaped by a backslash is kept.
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
