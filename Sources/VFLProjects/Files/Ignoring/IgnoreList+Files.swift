extension IgnoreList {
  /// Whether some lists pass over a file, or over a folder that it lies in; of two that speak of the same,
  /// the first one counts.
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
