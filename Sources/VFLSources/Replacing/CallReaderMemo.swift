import VFLDiagnostics

/// Facts about the variables and dictionaries of a file, so that those of many calls are looked at only once.
final class CallReaderMemo {
  /// A use of a variable.
  struct Use: Hashable {
    /// The tokens of the variable.
    let path: Range<Int>
    /// Whether the variable is used as a number.
    let isNumber: Bool
  }

  /// The expressions of views, by the tokens of their variables.
  var views: [Range<Int>: ViewExpression] = [:]
  /// Whether a variable may be used.
  var isUsable: [Use: Bool] = [:]
  /// The names that were searched last, by what they are called.
  private var names: (all: [KnownName], places: [String: Int]) = ([], [:])

  /// A name among some others; `nil` where it is none of them.
  ///
  /// Calls in a row are mostly given the same names.
  func name(_ name: String, among all: [KnownName]) -> KnownName? {
    if names.all != all {
      names = (all, Dictionary(first: all.enumerated().map { ($1.name, $0) }))
    }
    return names.places[name].map { all[$0] }
  }
}
