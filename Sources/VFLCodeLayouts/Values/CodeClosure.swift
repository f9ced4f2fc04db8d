import VFLSources

/// A closure with the variables that it captures.
final class CodeClosure {
  let closure: Closure
  let scopes: [CodeScope]

  init(closure: Closure, scopes: [CodeScope]) { (self.closure, self.scopes) = (closure, scopes) }
}

/// The local variables and parameters of a block of code, which closures share.
final class CodeScope {
  /// The values of the variables by name.
  var values: [String: CodeValue]
  /// The variables that code assigns at an unknown time.
  var shared: Set<String>

  init(_ values: [String: CodeValue] = [:], shared: Set<String> = []) {
    (self.values, self.shared) = (values, shared)
  }
}
