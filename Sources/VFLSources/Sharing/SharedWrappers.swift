/// The functions of other files that pass a format on, if the files of a run show it.
///
/// They are put together from all files, since one definition alone says little. Only what all definitions of
/// one name and type have in common holds. A call is no more than possible if a definition does anything else
/// with its arguments, or if a subclass overrides the function.
package struct SharedWrappers: Sendable, Hashable {
  /// A function that hands a format on.
  package struct Entry: Sendable, Hashable {
    let key: SharedFunction.Key
    /// The common part of all definitions of the function.
    let wrapper: FormatWrapper
    /// The conditions under which all definitions hand the format on.
    let conditions: Set<CompiledCondition>
    /// Whether only files that include a definition see the function.
    let isPrivate: Bool
    /// Whether each definition hands the format on.
    let isCertain: Bool
    /// What callers of the definitions write, each once.
    let shapes: [CallShape]
  }

  /// A function that a call of a wrapper may be one of instead.
  package struct Namesake: Sendable, Hashable {
    let key: SharedFunction.Key
    /// What its callers write; `nil` in Objective-C, where the name says it.
    let shape: CallShape?
    /// Whether the function has a body, unlike protocol requirements.
    let hasBody: Bool

    /// What its callers have to write.
    var word: String { key.word }

    /// Creates a function's identity.
    init(_ function: SharedFunction) {
      (key, shape, hasBody) = (function.key, function.shape, function.hasBody)
    }
  }

  /// A function and the index of one of its parameters that is a format.
  private struct Role: Hashable {
    let key: SharedFunction.Key
    let format: Int
  }

  /// The wrappers, in an order of their names and types.
  private(set) var entries: [Entry] = []
  /// All functions that callers write the name of a wrapper for.
  private(set) var functions: [Namesake] = []
  /// The types of other files that a file requested, by name.
  var types: [SharedType] = []

  /// Knows nothing.
  package init() {}

  /// Merges the definitions that a run's files have for one name in one language.
  ///
  /// - Parameters:
  ///   - wrappers: the wrappers that other files can call.
  ///   - functions: for each file all functions with their name.
  ///   - isOverridden: whether one of these overrides a superclass's function.
  init(wrappers: [SharedFunction], functions: [Set<Namesake>], isOverridden: Bool) {
    // How many files define a function, by what its callers write.
    var counts: [SharedFunction.Key: [CallShape?: Int]] = [:]
    for function in functions.joined() where function.hasBody {
      counts[function.key, default: [:]][function.shape, default: 0] += 1
    }
    self.functions = Set(functions.joined()).sorted(by: Self.isBefore)
    var found: [Role: [SharedFunction]] = [:]
    for function in wrappers {
      guard let wrapper = function.wrapper else { continue }
      found[Role(key: function.key, format: wrapper.format), default: []].append(function)
    }
    for (role, wrappers) in found.sorted(by: {
      ($0.key.key, $0.key.format) < ($1.key.key, $1.key.format)
    }) {
      guard
        let wrapper = FormatWrapper.merged(wrappers.compactMap { $0.wrapper }.map { [$0] }).first
      else { continue }
      let key = role.key
      let shapes = Set(wrappers.compactMap { $0.shape }).sorted { $0.text < $1.text }
      // Each definition that takes the same arguments, or overrides another definition, has to be a wrapper
      // itself; calls distinguish all others.
      let family = isOverridden ? counts.keys.filter { $0.isStatic == key.isStatic } : [key]
      let isCertain =
        !wrappers.contains { $0.hasRivals }
        && family.allSatisfy { key in
          counts[key, default: [:]].allSatisfy { shape, count in
            guard shape.map(shapes.contains) ?? true else { return true }
            let own = found[Role(key: key, format: role.format), default: []]
            return count <= own.count { $0.shape == shape }
          }
        }
      entries.append(
        Entry(
          key: key, wrapper: wrappers.count > 1 ? wrapper.withSortedAffixes : wrapper,
          conditions: wrappers.dropFirst().reduce(wrappers[0].conditions) {
            $0.intersection($1.conditions)
          },
          isPrivate: wrappers.allSatisfy { $0.isPrivate }, isCertain: isCertain, shapes: shapes))
    }
  }

  private static func isBefore(_ left: Namesake, _ right: Namesake) -> Bool {
    let (own, other) = (left.shape?.text ?? "", right.shape?.text ?? "")
    return (left.key, own, left.hasBody ? 0 : 1) < (right.key, other, right.hasBody ? 0 : 1)
  }

  /// The words in calls of its functions.
  var words: Set<String> { Set(entries.map { $0.key.word } + functions.map { $0.word }) }

  /// Adds the facts about functions that callers write a word for.
  mutating func add(_ other: SharedWrappers, word: String) {
    entries += other.entries.filter { $0.key.word == word }
    functions += other.functions.filter { $0.word == word }
  }

  /// Sorts the added entries.
  mutating func sort() {
    entries.sort { ($0.key, $0.wrapper.format) < ($1.key, $1.wrapper.format) }
    functions.sort(by: Self.isBefore)
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { functions.isEmpty && entries.isEmpty }
}
