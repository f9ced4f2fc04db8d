import VFLDiagnostics
package import VFLLowering
package import VFLSources

/// The configuration of a directory: the values of its `.vfl.json` file, or the defaults.
package struct Configuration: Sendable {
  /// The keys of a configuration, in the order in which it is printed.
  enum Key: String, Sendable, CaseIterable {
    /// The severity of each code.
    case rules
    /// The functions that pass on a format string.
    case wrappers
    /// The files that are not skipped.
    case include
    /// The files that are skipped.
    case exclude
    /// The meaning of `-` at an edge of the superview.
    case spacing
    /// Whether warnings count as errors.
    case strict
    /// The maximum number of warnings.
    case maxWarnings
    /// The baseline file.
    case baseline
  }

  /// The absolute path of the configuration file, or `nil` for the defaults.
  package let file: FilePath?
  /// The absolute path of the directory that its patterns and paths are relative to.
  let base: FilePath
  /// The keys that the file contains.
  var given: Set<Key> = []
  /// The severity of each code.
  var levels = RuleLevels()
  /// The given codes and prefixes of codes, each with its severity.
  var givenLevels: [(word: String, level: RuleLevel)] = []
  /// The functions that pass on a format string.
  package var wrappers: [FormatWrapper] = []
  /// The patterns of files that are not skipped, as in a `.gitignore` file.
  var include: [String] = []
  /// The patterns of files that are skipped, as in a `.gitignore` file.
  var exclude: [String] = []
  /// The meaning of `-` at an edge of the superview, if a document does not specify it.
  package var spacing: StandardSpacing?
  /// Whether warnings count as errors for the exit code.
  package var isStrict = false
  /// The maximum number of warnings with which a run succeeds.
  ///
  /// `nil` for any number.
  package var maxWarnings: Int?
  /// The path of the baseline file, relative to ``base``.
  var baseline: String?

  /// Creates the default configuration.
  init(file: FilePath? = nil, base: FilePath) {
    self.file = file
    self.base = base
  }

  /// The patterns of `include` and `exclude`.
  ///
  /// `include` has precedence.
  package var ignoreList: IgnoreList {
    var list = IgnoreList(base: base)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
