/// The keys that a dictionary may have.
struct NameSet {
  /// The keys.
  private(set) var names: [KnownName] = []
  private var places: [String: Int] = [:]
  /// Whether it has no others.
  var isExact = true
  /// Whether those that hold it may change it.
  var isShared = false
  /// The token that it comes from.
  var source: Int?

  /// Creates a dictionary without keys.
  init(isExact: Bool = true, isShared: Bool = false, source: Int? = nil) {
    (self.isExact, self.isShared, self.source) = (isExact, isShared, source)
  }

  /// Creates a dictionary of what is known.
  init(_ knowledge: NameKnowledge) {
    if case .atLeast = knowledge { isExact = false }
    for name in knowledge.names { insert(name) }
  }

  /// A dictionary of which nothing is known.
  static let unknown = NameSet(isExact: false)

  /// Adds a key; its value is known only when all that was said of it agrees.
  mutating func insert(_ name: KnownName) {
    guard let index = places[name.name] else {
      places[name.name] = names.count
      return names.append(name)
    }
    if names[index].value != name.value {
      names[index] = KnownName(name.name, span: names[index].span)
    }
  }

  /// Adds the keys of another dictionary.
  mutating func formUnion(_ other: NameSet) {
    for name in other.names { insert(name) }
    isExact = isExact && other.isExact
    isShared = isShared || other.isShared
  }

  /// What a site says of it.
  var knowledge: NameKnowledge { isExact ? .exactly(names) : .atLeast(names) }
}
