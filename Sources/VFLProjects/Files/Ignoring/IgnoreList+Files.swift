extension IgnoreList {
  /// Whether lists exclude a file or a directory that contains it.
  ///
  /// Earlier lists override later ones.
  package static func passOver(_ file: FilePath, _ lists: [IgnoreList]) -> Bool {
    var path = file
    var verdicts: [Bool] = []
    while let folder = path.parent {
      verdicts += lists.lazy.compactMap { $0.isIgnored(path, isFolder: path != file) }.prefix(1)
      path = folder
    }
    return verdicts.contains(true)
  }
}
