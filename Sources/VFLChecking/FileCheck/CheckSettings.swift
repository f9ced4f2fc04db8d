package import VFLCompiler
package import VFLDiagnostics

/// The settings that apply to all files of a run, such as its flags, in addition to each file's
/// configuration.
package struct CheckSettings: Sendable {
  /// Where configurations are read from.
  package var configuration = ConfigurationFinder.Source.nearest
  /// The patterns of files that are checked although another pattern excludes them.
  package var include: [String] = []
  /// The patterns of files that are excluded.
  package var exclude: [String] = []
  /// The baseline file.
  ///
  /// If `nil`, the configuration determines the file.
  package var baseline: FilePath?
  /// The severities that override the configurations.
  package var levels = RuleLevels()
  /// Whether a diagnostic is reported for each format string of a source file that is not checked.
  package var reportsUnchecked = false
  /// Whether the constraints that functions of sources create are solved.
  package var solvesCode = false
  /// Whether unsafe fix-its are applied, which may change the meaning of a format string.
  package var makesUnsafeFixes = false
  /// The settings that apply to each layout.
  package var layout = LayoutSettings()

  /// Creates default settings.
  package init() {}

  /// Returns the `include` and `exclude` patterns, interpreted relative to a directory.
  package func ignoreList(in directory: FilePath) -> IgnoreList {
    var list = IgnoreList(base: directory)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
