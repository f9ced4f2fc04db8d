package import VFLCompiler
import VFLDiagnostics
package import VFLLowering
package import VFLSources

/// The configuration of a directory: the values of a `.vfl.json` file, or the defaults.
package struct Configuration: Sendable {
  /// The keys of a configuration file, in the order in which `vfl config` prints them.
  enum Key: String, Sendable, CaseIterable {
    /// The severities of codes.
    case rules
    /// The functions that pass an argument on as a format string.
    case wrappers
    /// The patterns of files that are checked although another pattern excludes them.
    case include
    /// The patterns of files that are excluded.
    case exclude
    /// The meaning of `-` at an edge of the superview.
    case spacing
    /// Whether warnings count as errors.
    case strict
    /// The maximum number of warnings with which a run succeeds.
    case maxWarnings
    /// The baseline file.
    case baseline
    /// The content sizes of views.
    case contentSizes
    /// Whether constraints in code are solved.
    case codeLayouts
  }

  /// The absolute path of the configuration file, or `nil` for the default configuration.
  package let file: FilePath?
  /// The absolute path of the directory that the patterns and paths are relative to.
  let base: FilePath
  /// The keys that the file contains.
  var given: Set<Key> = []
  /// The severity of each code.
  var levels = RuleLevels()
  /// The codes and code prefixes in the file, each with its severity.
  var givenLevels: [(word: String, level: RuleLevel)] = []
  /// The functions that pass an argument on as a format string.
  package var wrappers: [FormatWrapper] = []
  /// The `.gitignore`-style patterns of files that are checked although another pattern excludes them.
  var include: [String] = []
  /// The `.gitignore`-style patterns of files that are excluded.
  var exclude: [String] = []
  /// The meaning of `-` at an edge of the superview, unless a document specifies it.
  ///
  /// `nil` if it is not set.
  package var spacing: StandardSpacing?
  /// Whether warnings count as errors for the exit code.
  package var isStrict = false
  /// The maximum number of warnings with which a run succeeds.
  ///
  /// If `nil`, the number is not limited.
  package var maxWarnings: Int?
  /// The content sizes of views in points, by class or by name.
  var contentSizes: [String: ContainerSize] = [:]
  /// The path of the baseline file relative to ``base``, or `nil` if the file specifies none.
  var baseline: String?

  /// Whether the constraints that functions of sources create are solved.
  var solvesCode = false

  /// Creates the default configuration.
  init(file: FilePath? = nil, base: FilePath) {
    self.file = file
    self.base = base
  }

  /// Returns the settings for content sizes, of which the command line determines a part.
  package func contents(_ settings: LayoutSettings) -> ContentSettings {
    ContentSettings(system: settings.contents.system, sizes: contentSizes)
  }

  /// The `include` and `exclude` patterns.
  ///
  /// The `include` patterns have precedence.
  package var ignoreList: IgnoreList {
    var list = IgnoreList(base: base)
    for pattern in exclude { list.append(Array(pattern.utf8), isNegated: false) }
    for pattern in include { list.append(Array(pattern.utf8), isNegated: true) }
    return list
  }
}
