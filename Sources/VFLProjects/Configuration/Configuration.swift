import VFLDiagnostics
package import VFLLowering
package import VFLSources

/// The configuration of a folder: the values of its `.vfl.json` file, or the defaults where there is none.
package struct Configuration: Sendable {
  /// The keys of a configuration, in the order in which it is shown.
  enum Key: String, Sendable, CaseIterable {
    /// The level of each code.
    case rules
    /// Functions that hand a format on.
    case wrappers
    /// What a walk takes although it would pass it over.
    case include
    /// What a walk passes over.
    case exclude
    /// What `-` means at the edge of a superview.
    case spacing
    /// Whether warnings count as errors.
    case strict
    /// How many warnings are let through.
    case maxWarnings
    /// The file of the findings that are known.
    case baseline
  }

  /// The absolute path of the file that the configuration was read from; `nil` for the defaults.
  package let file: FilePath?
  /// The folder that its patterns and paths are seen from, absolute.
  let base: FilePath
  /// The keys that the file has.
  var given: Set<Key> = []
  /// The level of each code.
  var levels = RuleLevels()
  /// The codes that it names, or the beginnings of codes, each with its level.
  var givenLevels: [(word: String, level: RuleLevel)] = []
  /// Functions that hand a format on.
  package var wrappers: [FormatWrapper] = []
  /// The patterns of what a walk takes, as in a `.gitignore` file.
  var include: [String] = []
  /// The patterns of what a walk passes over, as in a `.gitignore` file.
  var exclude: [String] = []
  /// What `-` means at the edge of a superview, where no document says it.
  package var spacing: StandardSpacing?
  /// Whether warnings count as errors for the exit code.
  package var isStrict = false
  /// With how many warnings a run still succeeds; `nil` for any number.
  package var maxWarnings: Int?
  /// The file of the findings that are known, as seen from ``base``.
  var baseline: String?

  /// Creates what holds where nothing is said.
  init(file: FilePath? = nil, base: FilePath) {
    self.file = file
    self.base = base
  }

  /// What a walk takes and passes over; what it takes counts more.
  package var ignoreList: IgnoreList {
    var list = IgnoreList(base: base)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
