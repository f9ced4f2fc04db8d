import VFLSources

/// The local variables and parameters of a block of code, which closures share.
final class CodeScope {
  /// The values of the variables by name.
  fileprivate var values: [String: CodeValue]
  /// The variables that code assigns at an unknown time.
  fileprivate var shared: Set<String>

  fileprivate init(_ values: [String: CodeValue] = [:], shared: Set<String> = []) {
    (self.values, self.shared) = (values, shared)
  }
}

/// A closure with the variables that it captures.
final class CodeClosure {
  let closure: Closure
  let scopes: [CodeScope]

  init(closure: Closure, scopes: [CodeScope]) { (self.closure, self.scopes) = (closure, scopes) }
}

/// The local variables that the code which is evaluated can refer to.
final class CodeVariables {
  /// The scopes, innermost scope last.
  private(set) var scopes = [CodeScope()]
  /// The number of scopes outside of the innermost closure that runs at an unknown time.
  private var sharedCount = 0

  /// Returns the value of a variable; `nil` if no variable has the name.
  func value(of name: String) -> CodeValue? {
    for scope in scopes.reversed() {
      if let value = scope.values[name] { return scope.shared.contains(name) ? .unknown : value }
    }
    return nil
  }

  /// Declares a variable in the innermost scope.
  ///
  /// - Parameter isShared: Whether code assigns the variable at an unknown time.
  func declare(_ name: String, _ value: CodeValue, isShared: Bool) {
    let scope = scopes[scopes.count - 1]
    scope.values[name] = value
    if isShared { scope.shared.insert(name) } else { scope.shared.remove(name) }
  }

  /// Assigns a variable, or returns `false` if no variable has the name.
  ///
  /// - Parameter value: Returns the new value for the current one; `nil` to leave the variable unchanged.
  func assign(_ name: String, _ value: (CodeValue) -> CodeValue?) -> Bool {
    for (index, scope) in scopes.enumerated().reversed() {
      guard let current = scope.values[name] else { continue }
      guard let new = value(current) else { return true }
      if index < sharedCount { scope.shared.insert(name) }
      scope.values[name] = new
      return true
    }
    return false
  }

  // MARK: Scopes

  /// Evaluates code in a new scope.
  func inScope(_ body: () -> Void) {
    scopes.append(CodeScope())
    body()
    scopes.removeLast()
  }

  /// Evaluates code in other scopes than the current ones.
  func with<Result>(_ inner: [CodeScope], _ body: () -> Result) -> Result {
    let outer = scopes
    scopes = inner.isEmpty ? [CodeScope()] : inner
    defer { scopes = outer }
    return body()
  }

  /// Evaluates code that runs at an unknown time, and that can assign the current variables.
  func sharing(_ body: () -> Void) {
    let outer = sharedCount
    sharedCount = scopes.count
    body()
    sharedCount = outer
  }

  /// Returns the scopes that a closure captures.
  ///
  /// - Parameters:
  ///   - copiesValues: Whether the closure does not see later assignments.
  ///   - list: The variables that the closure captures by value.
  func captured(copyingValues copiesValues: Bool, and list: [String: CodeValue]) -> [CodeScope] {
    let outer = copiesValues ? scopes.map { CodeScope($0.values, shared: $0.shared) } : scopes
    return list.isEmpty ? outer : outer + [CodeScope(list)]
  }
}
