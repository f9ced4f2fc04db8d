/// A pattern in an ignore file, which excludes or includes the paths that it matches.
struct IgnorePattern: Sendable, Hashable {
  /// How paths are compared with the pattern.
  private enum Comparison: Sendable, Hashable {
    /// Matches a name that is equal to these bytes.
    case name([UInt8])
    /// Matches a name that ends with these bytes, as in `*.o`.
    case suffix([UInt8])
    case nameGlob(IgnoreGlob)
    /// Matches a path, relative to the directory of the ignore file, that begins with the prefix and whose
    /// remainder matches the glob.
    case path(prefix: [UInt8], IgnoreGlob)
  }

  /// Whether the pattern includes paths that an earlier pattern excludes, as in `!keep`.
  let isNegated: Bool
  /// Whether the pattern matches only directories, as in `build/`.
  let isForDirectories: Bool
  private let comparison: Comparison

  /// Parses a pattern, given without a leading `!` and without trailing spaces.
  ///
  /// The steps match those of git. In particular, `**` counts as a whole component even if plain characters
  /// precede it at the start of the pattern, as in `a**/b`.
  init(_ text: some Collection<UInt8>, isNegated: Bool) {
    var pattern = Array(text)
    isForDirectories = pattern.last == UInt8(ascii: "/")
    if isForDirectories { pattern.removeLast() }
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

  /// Whether the pattern matches a path that is relative to the directory of the ignore file.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool {
    if isForDirectories, !isDirectory { return false }
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
