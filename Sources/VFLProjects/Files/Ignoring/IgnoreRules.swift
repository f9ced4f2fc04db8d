/// The rules by which a walk passes over entries of one folder: the ignore files from the root of the
/// repository down, and the names of folders that tools make.
///
/// The rules are git's: the last pattern that matches a path decides, those of inner folders over those of
/// outer ones. Nothing inside of a folder that is passed over is asked about. `.git/info/exclude` counts less
/// than any `.gitignore`. The patterns of the configuration count more than all files, and those of the
/// command line more than these.
struct IgnoreRules: Sendable {
  /// The folders of tools, with other people's sources or what was made from one's own.
  static let foreignFolders = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  private static let foreignNames = Set(foreignFolders.map { Array($0.utf8) })

  /// The ignore files, the outermost first.
  private var files: [IgnoreList] = []

  /// Creates the rules of a folder that no ignore file speaks of.
  init() {}

  /// Adds the ignore file of an inner folder.
  mutating func append(_ list: IgnoreList) {
    if !list.isEmpty { files.append(list) }
  }

  /// Whether a folder is passed over for nothing but its name.
  func isForeign(_ folder: FilePath, overrides: [IgnoreList]) -> Bool {
    Self.foreignNames.contains(Array(folder.name))
      && !(overrides + files.reversed()).contains {
        $0.isIgnored(folder, isFolder: true) != nil
      }
  }

  /// Whether an entry is passed over; `overrides` are lists that count more than these rules, the
  /// first of them the most.
  func isIgnored(_ path: FilePath, isFolder: Bool, overrides: [IgnoreList]) -> Bool {
    let name = Array(path.name)
    // Nobody keeps sources in there, and a pattern such as `!*/` does not mean it.
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
