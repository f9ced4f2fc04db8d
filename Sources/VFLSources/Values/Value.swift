import VFLDiagnostics

/// The known facts about an expression's value.
indirect enum Value {
  case text(TextValue)
  case list(ListValue)
  /// A dictionary, or a list of names that represents it.
  case keys(NameSet)
  /// A number; `nil` if it is not known.
  case number(Double?)
  /// A whole number that counts the elements of a list.
  case counter(Counter)
  case options([KnownOption])
  case tuple([(label: String, value: Value)])
  /// `nil` and `NULL`.
  case missing
  /// No value: a variable that is declared and not set.
  case unset
  /// The argument of a parameter, unchanged.
  case parameter(ParameterReference)
  /// An object of a type that prints with its name, brackets or commas, so that no format has its text.
  case printed(type: String)
  /// Anything else, with the reason why it cannot be read as a string.
  case unknown(UnreadableSite.Reason)

  /// Returns the value of an expression that has either this value or another one.
  func joined(_ other: Value) -> Value { Value.joined([self, other]) ?? self }

  /// The value of an expression that has one of some values; `nil` for none.
  static func joined(_ values: some Sequence<Value>) -> Value? {
    var (result, isSingle) = (Value?.none, true)
    for value in values {
      if result == nil {
        result = value
      } else {
        result?.formUnion(value)
        isSingle = false
      }
    }
    if !isSingle { result?.simplify() }
    return result
  }

  /// Adds another value that the expression may have.
  private mutating func formUnion(_ other: Value) {
    // The old value is removed before it is changed, so that it has one owner and is not copied.
    if case .text(let text) = other, case .text(var own) = self {
      self = .unknown(.combination)
      guard min(own.alternatives.count, text.alternatives.count) <= TextValue.branchLimit else {
        return
      }
      own.formUnion(text)
      self = .text(own)
    } else if case .list(let list) = other, case .list(var own) = self {
      self = .unset
      own.formUnion(list)
      self = .list(own)
    } else if case .keys(var keys) = other, case .keys(var own) = self {
      self = .unset
      // The names of the dictionary that the file writes first are the first ones.
      if let first = own.names.first, let other = keys.names.first,
        other.span.start < first.span.start
      {
        swap(&own, &keys)
      }
      own.join(keys)
      self = .keys(own)
    } else {
      self = union(other)
    }
  }

  /// Makes one string or element of those at one place of the file.
  private mutating func simplify() {
    switch self {
    case .text(var text):
      text.simplify()
      self = .text(text)
      if decisionCount > Self.decisionLimit { self = .unknown(.combination) }
    case .list(var list):
      list.simplify()
      self = .list(list)
    default: break
    }
  }

  /// Returns the value of an expression that has either this value or one of another kind.
  private func union(_ other: Value) -> Value {
    switch (self, other) {
    case (.number(let own), .number(let number)): return .number(own == number ? own : nil)
    case (.counter(let own), .counter(let counter)) where own == counter: return self
    case (.number, .counter), (.counter, .number), (.counter, .counter): return .number(nil)
    case (.options(let own), .options(let options)) where own == options: return self
    case (.parameter(let own), .parameter(let parameter)) where own == parameter: return self
    case (.printed(let own), .printed(let type)) where own == type: return self
    case (.missing, .missing): return .missing
    case (.unset, .keys(let keys)), (.keys(let keys), .unset):
      return .keys(keys.inexact.withoutSource)
    case (.unset, _): return other
    case (_, .unset): return self
    case (.missing, .text), (.missing, .list), (.missing, .keys), (.missing, .parameter):
      return other
    case (.text, .missing), (.list, .missing), (.keys, .missing), (.parameter, .missing):
      return self
    case (.text, _): return uncertain(other.reason)
    case (_, .text): return other.uncertain(reason)
    case (.list, _): return uncertain(other.reason)
    case (_, .list): return other.uncertain(reason)
    case (.keys, _): return uncertain(other.reason)
    case (_, .keys): return other.uncertain(reason)
    case (.tuple(let own), .tuple(let tuple)) where own.count == tuple.count:
      return .tuple(zip(own, tuple).map { ($0.label, $0.value.joined($1.value)) })
    default: return .unknown(reason)
    }
  }

  /// Returns a string, list or dictionary that may be something else.
  func uncertain(_ reason: UnreadableSite.Reason) -> Value {
    switch self {
    case .text(var text):
      text.rest = text.rest ?? reason
      return .text(text)
    case .list(var list):
      (list.rest, list.isWritten) = (list.rest ?? reason, false)
      return .list(list)
    case .keys(let keys): return .keys(keys.inexact.withoutSource)
    default: return self
    }
  }

  /// The reason why the value cannot be read as a string.
  var reason: UnreadableSite.Reason {
    switch self {
    case .unknown(let reason): reason
    case .parameter: .parameter
    default: .expression
    }
  }

  /// Returns the value with a change of the decisions of all strings, dictionaries and elements in it.
  func mapDecisions(_ change: (Decisions) -> Decisions?) -> Value {
    switch self {
    case .text(let text): .text(text.mapDecisions(change))
    case .list(let list): .list(list.mapDecisions(change))
    case .keys(let keys): .keys(keys.mapDecisions(change))
    case .tuple(let parts): .tuple(parts.map { ($0.label, $0.value.mapDecisions(change)) })
    default: self
    }
  }

  /// Returns the value under some conditions, without the strings that contradict them.
  func under(_ decisions: Decisions) -> Value {
    decisions.isEmpty ? self : mapDecisions { $0.union(decisions) }
  }

  var withoutBranches: Value {
    if case .keys(let keys) = self { .keys(keys.withoutBranches) } else { self }
  }

  /// Returns the value in a branch that begins at a position.
  func narrowed(before position: Int) -> Value { mapDecisions { $0.narrowed(before: position) } }

  /// The greatest weight of a part of a list or tuple.
  static let partLimit = 16_384

  /// The number of values in this one, each counted twice for each list and tuple around it.
  ///
  /// Parts with a limit are counted up to the limit, so that this takes no more steps. A value of a lower weight is
  /// neither long nor deep.
  var weight: Int {
    switch self {
    case .text(let text): max(text.alternatives.count, 1)
    case .keys(let keys): max(keys.names.count, 1)
    case .list(let list): Self.weight(of: list.elements.lazy.map { $0.value })
    case .tuple(let parts): Self.weight(of: parts.lazy.map { $0.value })
    default: 1
    }
  }

  private static func weight(of parts: some Sequence<Value>) -> Int {
    var weight = 1
    for part in parts where weight <= partLimit { weight += 2 * part.weight }
    return weight
  }

  /// How many strings and decisions branches may leave in a value.
  private static let decisionLimit = 65_536

  /// The number of the strings or elements that the value has, and of their decisions.
  var decisionCount: Int {
    switch self {
    case .text(let text): text.alternatives.reduce(0) { $0 + 1 + $1.decisions.all.count }
    case .list(let list): list.elements.reduce(0) { $0 + 1 + $1.decisions.all.count }
    default: 0
    }
  }

  /// Whether the value has strings or elements that depend on choices.
  var isConditional: Bool {
    switch self {
    case .text(let text): text.alternatives.contains { !$0.decisions.isEmpty }
    case .list(let list): list.elements.contains { !$0.decisions.isEmpty }
    case .tuple(let parts): parts.contains { $0.value.isConditional }
    default: false
    }
  }

  var text: TextValue {
    switch self {
    case .text(let text): text
    case .missing, .unset: TextValue()
    default: TextValue(rest: reason)
    }
  }

  /// The only string that the value can be, if it has no computed parts, with the bytes that spell it.
  var plainText: (text: String, span: SourceSpan)? {
    guard case .text(let text) = self, let literal = text.single, literal.holes.isEmpty else {
      return nil
    }
    let span = literal.pieces.count == 1 ? literal.pieces[0].span : literal.span
    return (String(decoding: literal.text, as: UTF8.self), span)
  }

  var keys: NameSet {
    switch self {
    case .keys(let keys): keys
    default: .unknown
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var parameter: ParameterReference? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }

  /// The whole number that the value is, unless it is too great to count with.
  var wholeNumber: Int? {
    guard let number, number == number.rounded(), abs(number) < 1e6 else { return nil }
    return Int(number)
  }

  var options: KnownOptions {
    switch self {
    case .options(let options): .exactly(options)
    case .missing, .number(0): .exactly([])
    case .list(let list) where list.isWritten:
      Self.options(of: list.elements.map { $0.value })
    case .keys(let keys) where keys.isExact && keys.names.isEmpty: .exactly([])
    default: .unknown
    }
  }

  static func options(of values: [Value]) -> KnownOptions {
    var all: [KnownOption] = []
    for value in values {
      guard case .exactly(let options) = value.options else { return .unknown }
      all += options
    }
    return .exactly(all)
  }
}

extension Value {
  /// A text that identifies a value, to detect whether a summary has changed.
  var fingerprint: String {
    switch self {
    case .text(let text):
      "text("
        + text.alternatives.map { String(decoding: $0.literal.text, as: UTF8.self) }
        .joined(separator: "|") + ")\(text.rest?.rawValue ?? "")"
    case .list(let list):
      "list(" + list.elements.map { $0.value.fingerprint }.joined(separator: ",")
        + ")\(list.rest?.rawValue ?? "")\(list.isWritten)"
    case .keys(let keys):
      "keys(" + keys.names.map { $0.name }.joined(separator: ",") + ")"
        + keys.patterns.map { $0.prefix + "*" + $0.suffix }.joined(separator: ",")
        + "\(keys.isExact)\(keys.isShared)"
    case .number(let number): "number(\(number.map { "\($0)" } ?? ""))"
    case .counter(let counter): "counter(\(counter.first))"
    case .options(let options): "options(" + options.map { $0.name }.joined(separator: ",") + ")"
    case .tuple(let parts):
      "tuple(" + parts.map { $0.value.fingerprint }.joined(separator: ",") + ")"
    case .missing: "missing"
    case .unset: "unset"
    case .parameter(let parameter): "parameter(\(parameter.function),\(parameter.index))"
    case .printed(let type): "printed(\(type))"
    case .unknown(let reason): "unknown(\(reason.rawValue))"
    }
  }
}
