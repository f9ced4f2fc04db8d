/// A call of the system's function, or one with its name.
struct SystemCall {
  let format: Expression
  let options: Expression?
  let metrics: Expression?
  /// The views; `nil` for none.
  let views: Expression?
  /// Whether the call is one of this package's function, which accepts views and metrics by their names.
  let takesNames: Bool
  /// Whether the call is certainly one of the system's or of this package's function.
  let isCertain: Bool
}
