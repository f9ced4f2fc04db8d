/// Facts about variables that were found before, so that a function of many calls is looked at only once.
final class VariableMemo {
  /// The set of a variable's writes that reach a place.
  ///
  /// Two sets of writes that begin with the same write are nested: one of them is a part of the other. So the
  /// numbers of writes tell the sets apart.
  struct Reach: Hashable {
    /// The token that declares the variable.
    let declaration: Int
    /// The token of the write that all others follow.
    let source: Int?
    /// How many values, keys and dictionaries reach the place.
    let counts: [Int]
    /// Whether the variable may hold something else, in whatever way.
    let openness: [Bool]
    /// How deep in other dictionaries it was asked for.
    let depth: Int
  }

  /// A variable, by the token that declares it, where it is read.
  struct Place: Hashable {
    /// The token that declares the variable.
    let declaration: Int
    /// The token that reads it.
    let place: Int
  }

  /// The strings that a variable holds.
  var strings: [Place: FormatValue] = [:]
  /// The writes of a variable that count for a string, by the token that declares it.
  var stringWrites: [Int: [HostSyntax.Write]] = [:]
  /// The closures and functions in which a variable is changed, by the token that declares it.
  var hiddenWrites: [Int: [Int]] = [:]
  /// What a property or a global holds, by the token that declares it.
  var members: [Int: FormatFinder.Reaching] = [:]
  /// The keys that a variable holds.
  var held: [Reach: NameSet] = [:]
  /// The writes of a variable, by the token that declares it.
  var writes: [Int: [HostSyntax.Write]] = [:]
  /// Whether a variable is read by nothing but calls that were found.
  var isReadByCallsOnly: [Int: Bool] = [:]
  /// The conditions of a token's own statement.
  var conditions: [Int: [FormatFinder.Condition]] = [:]
  /// Whether a write stands under a condition of its own statement, by its token.
  var isUnderCondition: [Int: Bool] = [:]

  /// Forgets everything.
  func removeAll() {
    strings.removeAll()
    stringWrites.removeAll()
    hiddenWrites.removeAll()
    members.removeAll()
    held.removeAll()
    writes.removeAll()
    isReadByCallsOnly.removeAll()
    conditions.removeAll()
    isUnderCondition.removeAll()
  }
}
