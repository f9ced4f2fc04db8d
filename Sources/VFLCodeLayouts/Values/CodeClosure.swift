import VFLSources

/// A closure with the variables that it captures.
struct CodeClosure {
  let closure: Closure
  let scopes: [CodeScope]
}

/// The local variables and parameters of a block of code, which closures share.
final class CodeScope {
  /// A local variable or parameter.
  struct Variable {
    var value: CodeValue
    /// Whether code that runs at an unknown time assigns the variable.
    var isShared = false
  }

  /// The variables by name.
  var variables: [String: Variable]

  init(_ variables: [String: Variable] = [:]) { self.variables = variables }
}
