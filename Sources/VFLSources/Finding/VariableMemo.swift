/// What was found out about variables, so that a function of many calls is looked at only once.
final class VariableMemo {
  /// The writes of a variable, by the token that declares it.
  var writes: [Int: [HostSyntax.Write]] = [:]
  /// Whether a variable is read by nothing but calls that were found.
  var isReadByCallsOnly: [Int: Bool] = [:]

  /// Forgets everything.
  func removeAll() {
    writes.removeAll()
    isReadByCallsOnly.removeAll()
  }
}
