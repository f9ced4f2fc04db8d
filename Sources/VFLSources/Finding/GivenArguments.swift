/// The names and options that a call gives besides the format.
struct GivenArguments {
  let views: NameSet
  let metrics: NameSet
  let options: KnownOptions

  /// Reads what a call gives besides a format of some value.
  init(of call: FormatCall, _ value: FormatValue, _ finder: FormatFinder) {
    guard Self.isSure(call, value, finder) else {
      (views, metrics, options) = (.unknown, .unknown, .unknown)
      return
    }
    views = Self.names(
      call.views, finder.supply(of: call, { $0.views }, { $0.views }), of: call, finder)
    metrics = Self.names(
      call.metrics, finder.supply(of: call, { $0.metrics }, { $0.metrics }), of: call, finder)
    options = Self.options(of: call, finder)
  }

  /// Whether what a call says besides the format holds for the format where that is read: what a helper
  /// asks for first may be what its caller asked for.
  private static func isSure(_ call: FormatCall, _ value: FormatValue, _ finder: FormatFinder)
    -> Bool
  {
    guard let index = call.wrapper, finder.wrappers[index].isConditional else { return true }
    return value.choices.allSatisfy { $0.picks.isEmpty }
      && !finder.isUnderTest(call.name, in: finder.syntax.function(of: call.name) ?? -1)
  }

  private static func names(
    _ range: Range<Int>?, _ supply: FormatWrapper.Names?, of call: FormatCall,
    _ finder: FormatFinder
  ) -> NameSet {
    switch supply {
    case nil:
      // The system's calls have all arguments; ours may be called without metrics.
      guard let range else { return call.takesNames ? NameSet() : .unknown }
      return finder.names(range, at: call.name, takesNames: call.takesNames)
    case .argument:
      var set = range.map { finder.names($0, at: call.name) } ?? .unknown
      // The wrapper may use it otherwise, too.
      set.source = nil
      return set
    case .unknown, .bindings: return .unknown
    case .variable(let name):
      return finder.syntax.mentions(of: name).first.map {
        finder.names(ofVariable: Int($0), at: call.name)
      } ?? .unknown
    case .fixed(let knowledge): return NameSet(knowledge)
    case .formed(let patterns, let others):
      var set = NameSet(.exactly(others))
      for pattern in patterns { set.insert(pattern) }
      return set
    case .numbered(let prefix, let argument, let isList, let first):
      return numbered(prefix, from: argument, isList: isList, first: first, of: call, finder)
    }
  }

  /// The names `v0`, `v1` and so on, as many as there are arguments; of a list that is not written out,
  /// any number of them.
  private static func numbered(
    _ prefix: String, from index: Int, isList: Bool, first: Int, of call: FormatCall,
    _ finder: FormatFinder
  ) -> NameSet {
    guard index < call.arguments.count else { return .unknown }
    var parts = call.arguments[index...].compactMap { $0 }
    if call.isLabelled { parts = [call.arguments[index]].compactMap { $0 } + call.rest }
    var set = NameSet(source: call.name)
    if isList {
      guard parts.count == 1, let part = parts.first else { return .unknown }
      guard let content = finder.listContent(part) else {
        set.insert(
          NamePattern(prefix: prefix, isNumbered: true, span: finder.syntax.span(part)))
        set.source = nil
        return set
      }
      parts = finder.syntax.split(content, at: ",")
    }
    for (number, part) in parts.enumerated() {
      set.insert(KnownName(prefix + String(first + number), span: finder.syntax.span(part)))
    }
    return set
  }

  /// The options that a call gives.
  static func options(of call: FormatCall, _ finder: FormatFinder) -> KnownOptions {
    let wrapper = call.wrapper.map { finder.wrappers[$0] }
    return switch wrapper?.options {
    case nil: finder.options(call.options, at: call.name)
    case .argument:
      call.options.map { finder.options($0, at: call.name) } ?? wrapper?.defaults.options
        ?? .unknown
    case .fixed(let options): options
    case .unknown: .unknown
    }
  }
}
