/// The rules that determine which entries a directory walk skips: the ignore files from the root of the
/// repository down, and a list of directory names that tools use.
///
/// The rules are those of git. The last pattern that matches a path determines whether the path is excluded,
/// and inner directories override outer directories. An excluded directory is skipped with all its contents.
/// From the lowest to the highest precedence, the sources of patterns are:
///
/// - `.git/info/exclude`
/// - the `.gitignore` files
/// - the configuration
/// - the command line
struct IgnoreRules: Sendable {
  /// The names of directories in which tools store third-party or generated sources.
  static let foreignDirectories = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  private static let foreignNames = Set(foreignDirectories.map { Array($0.utf8) })

  /// The ignore files, from the outermost to the innermost.
  private var files: [IgnoreList] = []

  /// Creates rules without ignore files.
  init() {}

  /// Adds the ignore file of an inner directory.
  mutating func append(_ list: IgnoreList) {
    if !list.isEmpty { files.append(list) }
  }

  /// Whether a directory is skipped only because of its name.
  func isForeign(_ directory: FilePath, overrides: [IgnoreList]) -> Bool {
    Self.foreignNames.contains(Array(directory.name))
      && !(overrides + files.reversed()).contains {
        $0.isIgnored(directory, isDirectory: true) != nil
      }
  }

  /// Whether an entry is skipped.
  ///
  /// The lists in `overrides` have precedence over these rules. An earlier list has precedence over a later
  /// one.
  func isIgnored(_ path: FilePath, isDirectory: Bool, overrides: [IgnoreList]) -> Bool {
    let name = Array(path.name)
    // `.git` contains no sources and is always skipped, even if a pattern such as `!*/` matches it.
    if name == Array(".git".utf8) { return true }
    for list in overrides {
      if let verdict = list.isIgnored(path, isDirectory: isDirectory) { return verdict }
    }
    if name.first == UInt8(ascii: ".") { return true }
    if isDirectory, Self.foreignNames.contains(name) { return true }
    for list in files.reversed() {
      if let verdict = list.isIgnored(path, isDirectory: isDirectory) { return verdict }
    }
    return false
  }
}
