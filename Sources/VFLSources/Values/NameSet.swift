/// The keys that a dictionary may have.
struct NameSet {
  /// A dictionary that it may be.
  private struct Branch {
    /// The conditions under which it is this one.
    let decisions: Decisions
    var keys: NameSet
  }
  private(set) var names: [KnownName] = []
  private var places: [String: Int] = [:]
  /// The forms of keys that the program makes as it runs.
  private(set) var patterns: [NamePattern] = []
  /// Whether the dictionary has no other keys.
  var isExact = true {
    didSet {
      if !isExact { for index in branches.indices { branches[index].keys.isExact = false } }
    }
  }
  /// Whether its holders may change it.
  var isShared = false
  /// Whether a method that a subclass may override returns it.
  var mayDiffer = false
  /// The token that it comes from.
  var source: Int? {
    didSet { if source == nil { otherSources = [] } }
  }
  /// The tokens of other dictionaries that it may be instead.
  var otherSources: [Int] = []
  /// The dictionaries of which it is one, each with its conditions; none if it is only this one.
  private var branches: [Branch] = []

  /// The maximum number of dictionaries kept separate.
  private static let branchLimit = 16

  init(isExact: Bool = true, isShared: Bool = false, source: Int? = nil) {
    (self.isExact, self.isShared, self.source) = (isExact, isShared, source)
  }

  init(_ knowledge: NameKnowledge) {
    if case .atLeast = knowledge { isExact = false }
    for name in knowledge.names { insert(name) }
  }

  static var unknown: NameSet { NameSet(isExact: false) }

  /// Whether the dictionary certainly has a key.
  func contains(_ name: String) -> Bool { places[name] != nil }

  /// Adds a key; its value, expression and kind stay known only if they agree with the existing key.
  mutating func insert(_ name: KnownName) {
    for index in branches.indices { branches[index].keys.insert(name) }
    guard let index = places[name.name] else {
      places[name.name] = names.count
      return names.append(name)
    }
    let known = names[index]
    names[index] = KnownName(
      known.name, span: known.span, value: known.value == name.value ? known.value : nil,
      expression: known.expression == name.expression ? known.expression : nil,
      variable: known.variable == name.variable ? known.variable : nil,
      variableNumber: known.variableNumber == name.variableNumber ? known.variableNumber : nil,
      kind: known.kind == name.kind ? known.kind : nil,
      isRepeated: known.isRepeated || name.isRepeated || known.span != name.span)
  }

  /// Adds keys of which only the form is known.
  mutating func insert(_ pattern: NamePattern) {
    for index in branches.indices { branches[index].keys.insert(pattern) }
    if !patterns.contains(pattern) { patterns.append(pattern) }
  }

  /// Replaces the lists that the numbers of keys count.
  mutating func replaceCounters(_ replacement: (Counter) -> Counter) {
    patterns = patterns.map { pattern in
      NamePattern(
        prefix: pattern.prefix, suffix: pattern.suffix, isNumbered: pattern.isNumbered,
        span: pattern.span, counter: pattern.counter.map(replacement))
    }
  }

  mutating func formUnion(_ other: NameSet) {
    for name in other.names { insert(name) }
    for pattern in other.patterns { insert(pattern) }
    isExact = isExact && other.isExact
    isShared = isShared || other.isShared
    mayDiffer = mayDiffer || other.mayDiffer
  }

  /// Makes it a dictionary that is either this one or another one.
  mutating func join(_ other: NameSet) {
    let sources = Set([source, other.source].compactMap { $0 } + otherSources + other.otherSources)
    let areKnown = source != nil && other.source != nil
    let all = allBranches + other.allBranches
    branches = []
    formUnion(other)
    if all.count <= Self.branchLimit { branches = all }
    let sorted = areKnown ? sources.sorted() : []
    source = sorted.first
    otherSources = Array(sorted.dropFirst())
  }

  // MARK: Branches

  private var allBranches: [Branch] {
    branches.isEmpty ? [Branch(decisions: Decisions(), keys: self)] : branches
  }

  /// The dictionary as one that may have other keys.
  var inexact: NameSet {
    var result = self
    result.isExact = false
    return result
  }

  /// The dictionary as one to which no key can be added in the file.
  var withoutSource: NameSet {
    var result = self
    result.source = nil
    return result
  }

  /// The dictionary without the conditions, which apply at one location.
  var withoutBranches: NameSet {
    var result = self
    result.branches = []
    return result
  }

  /// Returns the dictionary with changed conditions; drops branches without any.
  func mapDecisions(_ change: (Decisions) -> Decisions?) -> NameSet {
    if branches.isEmpty, change(Decisions())?.isEmpty ?? true { return self }
    var result = self
    result.branches = allBranches.compactMap { branch in
      change(branch.decisions).map { Branch(decisions: $0, keys: branch.keys) }
    }
    return result
  }

  /// Returns the dictionary that it is where some conditions do not hold.
  func without(_ isExcluded: (Decisions) -> Bool) -> NameSet {
    let others = branches.filter { !isExcluded($0.decisions) }
    guard let first = others.first?.keys, others.count < branches.count else { return self }
    var result = others.dropFirst().reduce(into: first) { $0.formUnion($1.keys) }
    (result.source, result.otherSources) = (source, otherSources)
    return result
  }

  /// The facts known for any format.
  var knowledge: NameKnowledge { isExact && patterns.isEmpty ? .exactly(names) : .atLeast(names) }

  /// The facts for a format that may contain names of these forms.
  func knowledge(for text: [UInt8]) -> NameKnowledge {
    guard !patterns.isEmpty else { return knowledge }
    var all = self
    for pattern in patterns {
      for name in pattern.names(in: text) { all.insert(KnownName(name, span: pattern.span)) }
    }
    return isExact ? .exactly(all.names) : .atLeast(all.names)
  }

  /// The names for the formats of a wrapper that always gets it.
  var supply: FormatWrapper.Names {
    // Objects of a class below call the wrapper, too.
    if mayDiffer { return .fixed(.atLeast(names)) }
    return isExact && !patterns.isEmpty ? .formed(patterns, others: names) : .fixed(knowledge)
  }
}
