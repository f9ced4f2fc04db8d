import VFLDiagnostics

/// A function, method, closure or macro that hands one of its arguments on as a format string.
///
/// A file's own wrappers are inferred from their bodies; a configuration names wrappers of other files.
package struct FormatWrapper: Sendable, Hashable {
  /// The source of the names of views or metrics in a call of the wrapper.
  package enum Names: Sendable, Hashable {
    /// A place that the call does not show.
    case unknown
    /// The dictionary that is the argument at this index, counted from 0.
    case argument(Int)
    /// The arguments from this index on, or the elements of a list that is the argument there: they
    /// are named by the prefix and their number, such as `v0`, `v1`, from the first number on.
    case numbered(prefix: String, argument: Int, isList: Bool = false, first: Int = 0)
    /// Names that have one of some forms, and some others.
    case formed([NamePattern], others: [KnownName])
    /// The variable with this name where the call is; for macros.
    case variable(String)
    /// The names of the variables that are the arguments from this index on; for macros.
    case bindings(Int)
    /// Always the same names.
    case fixed(NameKnowledge)
  }

  /// The language of a wrapper's strings.
  package enum Language: String, Sendable, Hashable, CaseIterable {
    /// The visual format language as Apple has it.
    case apple
    /// The dialect of formats that has more.
    case extended
    /// A language of the wrapper's own, which it turns into formats: its strings are not checked.
    case none
  }

  /// The values that replace the arguments that a call omits; `nil` if a value is not known.
  package struct Defaults: Sendable, Hashable {
    /// The views.
    var views: NameKnowledge?
    /// The metrics.
    var metrics: NameKnowledge?
    /// The options.
    var options: KnownOptions?
    /// The tokens of the format, in the file of the wrapper.
    var format: Range<Int>?
  }

  /// The source of the options in a call of the wrapper.
  package enum Options: Sendable, Hashable {
    /// A place that the call does not show.
    case unknown
    /// The argument at this index, counted from 0.
    case argument(Int)
    /// Always the same options.
    case fixed(KnownOptions)
  }

  /// The full name: `addFormat(_:views:)` for Swift, `addFormat:views:` for a method of Objective-C, or only
  /// `addFormat` for a function, closure or macro with any argument names.
  package let name: String
  /// The name up to its labels.
  let base: String
  /// The labels in the name; `nil` for a name without labels.
  let labels: [String]?
  /// The index of the argument that is the format string, or an array of them, counted from 0; or ``result``.
  package let format: Int
  /// The index of the parameter that takes any number of arguments, if there is one.
  package internal(set) var variadic: Int?
  /// The known indices of the parameters that every call passes.
  package internal(set) var required: [Int]
  /// The affixes that the wrapper adds around the format; it forwards one string for each affix.
  ///
  /// There are none if the text around the format is not known.
  package internal(set) var affixes: [FormatAffix]
  /// The views.
  package internal(set) var views: Names
  /// The metrics.
  package internal(set) var metrics: Names
  /// The options.
  package internal(set) var options: Options
  /// Whether the wrapper was learnt from a call that only the name of a variable shows to be one, so that it
  /// is no more than likely.
  package var isLikely = false
  /// The language of its strings.
  package var language = Language.apple
  /// Whether the wrapper hands the format on under a condition that its callers may know of, too.
  package var isConditional = false
  /// The values that replace the arguments that a call omits.
  package var defaults = Defaults()
  /// The indices of the parameters whose objects it may change, or gives to what may.
  var changed: Set<Int> = []

  /// The functions that hand on the result of the wrapper; a class with its own ones may do otherwise.
  var users: [String] = []

  /// In place of the index of an argument: the result of the function is a format, or several.
  static let result = -1

  /// Creates a wrapper.
  package init(
    name: String, format: Int, views: Names = .unknown, metrics: Names = .unknown,
    options: Options = .unknown, variadic: Int? = nil,
    affixes: [FormatAffix] = [FormatAffix()], required: [Int] = []
  ) {
    self.name = name
    (base, labels) = Self.parts(of: name)
    self.format = format
    self.views = views
    self.metrics = metrics
    self.options = options
    self.variadic = variadic
    self.affixes = affixes
    self.required = required
  }

  /// The wrapper as other files see it: no name and no option that it gives has a place in their text.
  var withoutPlaces: FormatWrapper {
    func bare(_ names: [KnownName]) -> [KnownName] {
      names.map { KnownName($0.name, span: SourceSpan(at: 0), value: $0.value) }
    }
    func bare(_ knowledge: NameKnowledge) -> NameKnowledge {
      let known = bare(knowledge.names)
      if case .exactly = knowledge { return .exactly(known) }
      return .atLeast(known)
    }
    func bare(_ options: KnownOptions) -> KnownOptions {
      guard case .exactly(let known) = options else { return options }
      return .exactly(known.map { KnownOption($0.name, span: SourceSpan(at: 0)) })
    }
    func bare(_ names: Names) -> Names {
      if case .formed(let patterns, let others) = names {
        return .formed(
          patterns.map {
            NamePattern(
              prefix: $0.prefix, suffix: $0.suffix, isNumbered: $0.isNumbered,
              span: SourceSpan(at: 0))
          }, others: bare(others))
      }
      guard case .fixed(let knowledge) = names else { return names }
      return .fixed(bare(knowledge))
    }
    var wrapper = self
    (wrapper.views, wrapper.metrics) = (bare(views), bare(metrics))
    if case .fixed(let known) = options { wrapper.options = .fixed(bare(known)) }
    wrapper.defaults = Defaults(
      views: defaults.views.map(bare), metrics: defaults.metrics.map(bare),
      options: defaults.options.map(bare))
    return wrapper
  }

  /// The wrappers that several definitions have in common, by name; properties that differ are unknown.
  ///
  /// Names whose definitions do not have their formats at the same places are left out.
  ///
  /// - Parameter definitions: for each definition its wrappers, one for each of its formats.
  package static func merged(_ definitions: [[FormatWrapper]]) -> [FormatWrapper] {
    var merged: [FormatWrapper] = []
    var places: [String: [Int: Int]] = [:]
    var refused: Set<String> = []
    for definition in definitions {
      guard let name = definition.first?.name else { continue }
      let known = places[name]
      if let known, Set(known.keys) != Set(definition.map { $0.format }) { refused.insert(name) }
      for wrapper in definition {
        if let place = places[name]?[wrapper.format] {
          merged[place] = merged[place].intersection(wrapper)
        } else {
          places[name, default: [:]][wrapper.format] = merged.count
          merged.append(wrapper)
        }
      }
    }
    return merged.filter { !refused.contains($0.name) }
  }

  /// The common wrappers of macros, of which one definition is active at a time; macros that add different
  /// texts to formats are omitted.
  package static func mergedMacros(_ definitions: [[FormatWrapper]]) -> [FormatWrapper] {
    var affixes: [String: [Int: Set<FormatAffix>]] = [:]
    var refused: Set<String> = []
    for definition in definitions {
      guard let name = definition.first?.name else { continue }
      let own = definition.reduce(into: [Int: Set<FormatAffix>]()) { affixes, wrapper in
        affixes[wrapper.format, default: []].formUnion(wrapper.affixes)
      }
      if let known = affixes[name], known != own { refused.insert(name) }
      affixes[name] = own
    }
    return merged(definitions).filter { !refused.contains($0.name) }
  }
}
