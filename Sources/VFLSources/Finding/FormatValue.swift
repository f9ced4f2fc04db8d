/// What an expression that should be a format string, or a list of them, may be.
struct FormatValue {
  /// The strings that it may be.
  var literals: [FormatLiteral] = []
  /// Why it may be something else; `nil` when it may not.
  var reason: UnreadableSite.Reason?
  /// The parameter of a function or closure that it may be.
  var parameter: (block: Int, index: Int)?

  /// Something that is not read.
  static func unreadable(_ reason: UnreadableSite.Reason) -> FormatValue {
    FormatValue(reason: reason)
  }

  /// Adds what it may be as well.
  mutating func formUnion(_ other: FormatValue) {
    literals += other.literals
    reason = reason ?? other.reason
    parameter = parameter ?? other.parameter
  }
}
