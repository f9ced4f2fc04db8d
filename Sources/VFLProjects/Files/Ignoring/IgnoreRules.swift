/// The rules that exclude entries of a directory from a walk: the ignore files from the root of the
/// repository down, and the names of directories that tools generate.
///
/// The rules are git's: the last pattern that matches a path decides, and inner directories override outer
/// ones. The contents of an excluded directory are not considered. `.git/info/exclude` has the lowest
/// precedence, then come the `.gitignore` files, the patterns of the configuration, and the patterns of the
/// command line.
struct IgnoreRules: Sendable {
  /// The directories of tools, which contain third-party or generated sources.
  static let foreignFolders = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  private static let foreignNames = Set(foreignFolders.map { Array($0.utf8) })

  /// The ignore files, beginning with the outermost one.
  private var files: [IgnoreList] = []

  /// Creates the rules of a directory without ignore files.
  init() {}

  /// Adds the ignore file of an inner directory.
  mutating func append(_ list: IgnoreList) {
    if !list.isEmpty { files.append(list) }
  }

  /// Whether a directory is skipped only because of its name.
  func isForeign(_ folder: FilePath, overrides: [IgnoreList]) -> Bool {
    Self.foreignNames.contains(Array(folder.name))
      && !(overrides + files.reversed()).contains {
        $0.isIgnored(folder, isFolder: true) != nil
      }
  }

  /// Whether an entry is skipped.
  ///
  /// The lists in `overrides` have precedence over these rules, the first list over the others.
  func isIgnored(_ path: FilePath, isFolder: Bool, overrides: [IgnoreList]) -> Bool {
    let name = Array(path.name)
    // `.git` contains no sources, and a pattern such as `!*/` does not intend to include it.
    if name == Array(".git".utf8) { return true }
    for list in overrides {
      if let verdict = list.isIgnored(path, isFolder: isFolder) { return verdict }
    }
    if name.first == UInt8(ascii: ".") { return true }
    if isFolder, Self.foreignNames.contains(name) { return true }
    for list in files.reversed() {
      if let verdict = list.isIgnored(path, isFolder: isFolder) { return verdict }
    }
    return false
  }
}
