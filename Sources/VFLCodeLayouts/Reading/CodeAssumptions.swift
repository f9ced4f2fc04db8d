import VFLLowering

/// The numbers that are assumed where only a run of the program determines them.
package final class CodeAssumptions {
  /// The value of a number that nothing determines.
  package static let standIn = 8.0

  /// The values of names that the command line defines.
  private let given: [String: Double]
  /// The profile of the standard spacing at the edges of a superview.
  let spacing: StandardSpacing
  /// The names for which ``standIn`` is used.
  private(set) var assumed: Set<String> = []

  /// Creates assumptions with the values of some names.
  init(given: [String: Double], spacing: StandardSpacing) {
    (self.given, self.spacing) = (given, spacing)
  }

  /// Whether the command line defines a name.
  func defines(_ name: String) -> Bool { given[name] != nil }

  /// Returns the value of a name.
  func number(named name: String) -> Double {
    if let number = given[name] { return number }
    assumed.insert(name)
    return Self.standIn
  }

  /// The note about a name for which ``standIn`` is used, without a full stop.
  package static func note(about name: String) -> String {
    "the value of `\(name)` is unknown, so \(Int(standIn)) is used; `--metric \(name)=NUMBER` sets it"
  }
}
