/// The functions of other files that hand a format on, as far as the files of a run tell.
///
/// Whoever makes them looks at all files, for a name says little by itself: what all definitions of one
/// name and type have in common holds, and where one of them does anything else with its arguments, or
/// where a class below stands in with a function of its own, a call is no more than possible.
package struct SharedWrappers: Sendable, Hashable {
  /// A function that hands a format on.
  package struct Entry: Sendable, Hashable {
    /// Its name and type.
    let key: SharedFunction.Key
    /// What all definitions have in common.
    let wrapper: FormatWrapper
    /// Whether each definition hands the format on.
    let isCertain: Bool
  }

  /// How many things a function may put around a format before its calls are no more than possible;
  /// functions that call each other may put ever more around it.
  private static let affixLimit = 16

  /// The wrappers, in an order of their names and types.
  private(set) var entries: [Entry] = []
  /// All functions with the names of wrappers.
  private(set) var functions: [SharedFunction.Key] = []

  /// Knows nothing.
  package init() {}

  /// Brings together what the files of a run define under one name in one language.
  ///
  /// - Parameters:
  ///   - wrappers: the wrappers that other files can call.
  ///   - functions: for each file all functions with their name.
  ///   - isOverridden: whether one of these stands in for that of a class above.
  init(
    wrappers: [SharedFunction], functions: [Set<SharedFunction.Key>], isOverridden: Bool
  ) {
    var found: [SharedFunction.Key: [FormatWrapper]] = [:]
    for function in wrappers {
      if let wrapper = function.wrapper { found[function.key, default: []].append(wrapper) }
    }
    guard !found.isEmpty else { return }
    var counts: [SharedFunction.Key: Int] = [:]
    for file in functions {
      for key in file { counts[key, default: 0] += 1 }
    }
    self.functions = counts.keys.sorted(by: Self.isBefore)
    for (key, wrappers) in found.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      guard let wrapper = FormatWrapper.merged(wrappers).first else { continue }
      // Each definition that stands in for another one has to be a wrapper itself.
      let family =
        isOverridden ? self.functions.filter { $0.isStatic == key.isStatic } : [key]
      let isCertain =
        wrapper.affixes.count <= Self.affixLimit
        && family.allSatisfy { counts[$0, default: 1] <= found[$0]?.count ?? 0 }
      entries.append(
        Entry(
          key: key, wrapper: wrappers.count > 1 ? wrapper.withSortedAffixes : wrapper,
          isCertain: isCertain))
    }
  }

  private static func isBefore(_ left: SharedFunction.Key, _ right: SharedFunction.Key) -> Bool {
    func parts(_ key: SharedFunction.Key) -> (String, String, Int, Int) {
      (key.name, key.owner ?? "", key.isStatic ? 1 : 0, key.language == .swift ? 0 : 1)
    }
    return parts(left) < parts(right)
  }

  /// What the callers of its functions write.
  var words: Set<String> { Set(entries.map(\.key.word) + functions.map(\.word)) }

  /// Adds what is known of the functions that callers write a word for.
  mutating func add(_ other: SharedWrappers, word: String) {
    entries += other.entries.filter { $0.key.word == word }
    functions += other.functions.filter { $0.word == word }
  }

  /// Puts what was added into its order.
  mutating func sort() {
    entries.sort { Self.isBefore($0.key, $1.key) }
    functions.sort(by: Self.isBefore)
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { functions.isEmpty && entries.isEmpty }
}
