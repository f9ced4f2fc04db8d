package import VFLDiagnostics
package import VFLDocuments

/// The settings for all files of a project, such as the flags of a run, in addition to their configurations.
package struct CheckSettings: Sendable {
  /// The source of configurations.
  package var configuration = ConfigurationFinder.Source.nearest
  /// The patterns of files that are not skipped.
  package var include: [String] = []
  /// The patterns of files that are skipped.
  package var exclude: [String] = []
  /// The baseline file, or `nil` if the configuration determines it.
  package var baseline: FilePath?
  /// The severity of each code.
  package var levels = RuleLevels()
  /// Whether each string of a source that is not checked is reported.
  package var tellsUnchecked = false
  /// Whether fix-its that may change the meaning are applied.
  package var makesUnsafeFixes = false
  /// The settings for each layout.
  package var layout = LayoutSettings()

  /// Creates default settings.
  package init() {}

  /// Returns the patterns, relative to a directory.
  package func ignoreList(in folder: FilePath) -> IgnoreList {
    var list = IgnoreList(base: folder)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
