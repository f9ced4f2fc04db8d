/// A line of an ignore file: the paths that it matches, and whether it excludes or includes them.
struct IgnorePattern: Sendable, Hashable {
  /// The comparison that determines whether a path matches.
  private enum Comparison: Sendable, Hashable {
    /// The name is equal to these bytes.
    case name([UInt8])
    /// The name ends with these bytes: `*.o`.
    case suffix([UInt8])
    case nameGlob(IgnoreGlob)
    /// The path relative to the directory of the file begins with these bytes, and the glob matches the rest.
    case path(prefix: [UInt8], IgnoreGlob)
  }

  /// Whether the pattern includes paths that an earlier line excludes: `!keep`.
  let isNegated: Bool
  /// Whether the pattern matches only directories: `build/`.
  let isForFolders: Bool
  private let comparison: Comparison

  /// Parses a pattern without comment signs and trailing spaces.
  ///
  /// The steps are those of git, including an oddity: `**` counts as a whole component even after plain
  /// characters at the start, as in `a**/b`.
  init(_ text: some Collection<UInt8>, isNegated: Bool) {
    var pattern = Array(text)
    isForFolders = pattern.last == UInt8(ascii: "/")
    if isForFolders { pattern.removeLast() }
    let plain = pattern.prefix { !Self.isSpecial($0) }
    self.isNegated = isNegated
    if pattern.contains(UInt8(ascii: "/")) {
      let start = pattern.first == UInt8(ascii: "/") ? 1 : 0
      comparison = .path(
        prefix: Array(plain.dropFirst(start)), IgnoreGlob(pattern[max(plain.count, start)...]))
    } else if plain.count == pattern.count {
      comparison = .name(pattern)
    } else if pattern.first == UInt8(ascii: "*"),
      !pattern.dropFirst().contains(where: Self.isSpecial)
    {
      comparison = .suffix(Array(pattern.dropFirst()))
    } else {
      comparison = .nameGlob(IgnoreGlob(pattern))
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\\")
  }

  /// Whether the pattern matches a path that is relative to the directory of its file.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    switch comparison {
    case .name(let wanted): return name.elementsEqual(wanted)
    case .suffix(let end):
      return name.count >= end.count && name.suffix(end.count).elementsEqual(end)
    case .nameGlob(let glob): return glob.matches(name)
    case .path(let prefix, let glob):
      return path.starts(with: prefix) && glob.matches(path.dropFirst(prefix.count))
    }
  }
}
