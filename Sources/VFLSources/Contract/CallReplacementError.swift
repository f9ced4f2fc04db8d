/// The reason for which other code cannot replace a call that is given a format string.
package enum CallReplacementError: Error, Sendable, Hashable {
  /// The call does not call the system's function.
  case otherFunction
  /// The string is not written in the call, or is only one of several strings that the call may be given.
  case formatElsewhere
  /// The string is computed, even if its parts are known.
  case formatComputed
  /// The call contains a comment or a directive.
  case comment
  /// Something is done where the metrics or views are given, such as a call.
  case effects
  /// Which names there are is not seen.
  case unseenNames
  /// The value for a name is unknown, or is not a variable.
  case notVariable(name: String)
  /// The variable for a name may be different, or have another value, in the call.
  case mayChange(name: String)
  /// The variable for a name may be `nil`, or its type cannot be used with the name.
  case wrongType(name: String)
}
