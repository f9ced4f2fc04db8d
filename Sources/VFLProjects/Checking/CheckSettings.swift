package import VFLDiagnostics
package import VFLDocuments

/// What is said of a project's files beside their configurations, as the flags of a run do.
package struct CheckSettings: Sendable {
  /// Where configurations come from.
  package var configuration = ConfigurationFinder.Source.nearest
  /// The patterns of what walks take.
  package var include: [String] = []
  /// The patterns of what walks pass over.
  package var exclude: [String] = []
  /// The file of known findings; `nil` where the configuration decides.
  package var baseline: FilePath?
  /// The level of each code.
  package var levels = RuleLevels()
  /// Whether each string of a source is told that is not checked.
  package var tellsUnchecked = false
  /// Whether fixes are made that may change the meaning.
  package var makesUnsafeFixes = false
  /// What is said of each layout.
  package var layout = LayoutSettings()

  /// Creates settings that say nothing.
  package init() {}

  /// The patterns, as seen from a folder.
  package func ignoreList(in folder: FilePath) -> IgnoreList {
    var list = IgnoreList(base: folder)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
