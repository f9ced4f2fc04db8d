/// What was found out about variables, so that a function of many calls is looked at only once.
final class VariableMemo {
  /// Which of the writes of a variable reach a place.
  ///
  /// The writes that reach one place from the same first one are among those that reach any other
  /// or the other way round, so their numbers tell them apart.
  struct Reach: Hashable {
    /// The token that declares the variable.
    let declaration: Int
    /// The token of the write that all others follow.
    let source: Int?
    /// How many values, keys and dictionaries reach the place.
    let counts: [Int]
    /// Whether it may hold something else, in whatever way.
    let openness: [Bool]
    /// How deep in other dictionaries it was asked for.
    let depth: Int
  }

  /// The keys that a variable holds.
  var held: [Reach: NameSet] = [:]
  /// The writes of a variable, by the token that declares it.
  var writes: [Int: [HostSyntax.Write]] = [:]
  /// Whether a variable is read by nothing but calls that were found.
  var isReadByCallsOnly: [Int: Bool] = [:]

  /// Forgets everything.
  func removeAll() {
    held.removeAll()
    writes.removeAll()
    isReadByCallsOnly.removeAll()
  }
}
