import VFLDiagnostics

/// Facts about the variables and dictionaries of a file, determined once for many calls.
final class CallReaderMemo {
  /// The variables, by their numbers.
  var variables: [Int: VariableFacts] = [:]
  /// Whether variables of a name are made on each access, by the numbers of the names.
  var madeAnew: [Int32: Bool] = [:]
  /// The local variables, by the numbers of their names and the levels in which they are visible.
  var locals: [Int32: [CodeLevels.Place: [Int]]] = [:]
  /// The first tokens at which conditions bind names, by the numbers of the names and the levels around them.
  var unwrapped: [Int32: [CodeLevels.Place: Int]] = [:]
  /// The mentions of names before a dot, in order, by the numbers of the names.
  var receivers: [Int32: [Int]] = [:]
  /// The names by which code is run that assigns to a property of the object around it.
  var ownWriters: [Int32: Set<Int32>?] = [:]
  /// The names by which code is run that assigns to a property of anything.
  var writers: [Int32: Set<Int32>?] = [:]
  /// Whether the file may declare an anchor.
  var declaresAnchor: Bool?
  private var names: (all: [KnownName], places: [String: Int]) = ([], [:])

  /// A name in a list; `nil` if the list does not contain it.
  ///
  /// Calls in a row are mostly given the same names.
  func name(_ name: String, among all: [KnownName]) -> KnownName? {
    if names.all != all {
      names = (all, Dictionary(first: all.enumerated().map { ($1.name, $0) }))
    }
    return names.places[name].map { all[$0] }
  }
}
