extension IgnoreList {
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
}
