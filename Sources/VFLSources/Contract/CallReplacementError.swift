/// The reason for which other code cannot replace a call that is given a format string.
package enum CallReplacementError: Error, Sendable, Hashable {
  /// The call is none of the system's own function.
  case otherFunction
  /// The string is not written in the call, or is only one of several strings that the call may be given.
  case formatElsewhere
  /// The string is computed, if of nothing but what is seen.
  case formatComputed
  /// A comment or a directive stands in the call.
  case comment
  /// Something is done where the metrics or views are given, such as a call.
  case effects
  /// Which names there are is not seen.
  case unseenNames
  /// What stands for a name is not seen, or is no variable.
  case notVariable(name: String)
  /// What stands for a name may be another one, or have another value, in the call.
  case mayChange(name: String)
  /// What stands for a name may be `nil`, or is of a type that it cannot be used with.
  case wrongType(name: String)
}
