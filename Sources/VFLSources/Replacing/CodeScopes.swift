import VFLDiagnostics

/// The scopes of a file, nested as in its text.
struct CodeScopes {
  /// A part of a file in which the names that it declares are visible.
  struct Scope {
    /// The code that is a scope.
    enum Kind {
      /// The file, a type or a name space.
      case type
      /// A function, or the code of a computed or observed variable.
      case function
      /// A closure.
      case closure
      /// A loop with its head.
      case loop
      /// A case of a `switch` of Swift, or all cases of a `switch` of C.
      case cases
      /// Any other block of statements, with the conditions before it.
      case block
    }
    /// The tokens of the scope, including its head.
    let range: Range<Int>
    /// The code.
    let kind: Kind
    /// The index of the scope around this one.
    let parent: Int
    /// The statements directly in the scope, in order, including those in the branches of an `#if`.
    let statements: [Statement]
    /// Whether another statement can be inserted before each of the statements.
    let isBody: Bool
  }

  /// A name in a scope.
  struct Name: Hashable {
    /// The index of the scope.
    let scope: Int
    /// The number of the name.
    let name: Int32
  }

  private var scopes: [Scope]

  /// Creates the scope of a file.
  init(_ tree: SourceTree) {
    scopes = [
      Scope(
        range: 0..<tree.tokens.tokens.count, kind: .type, parent: 0,
        statements: Self.flat(tree.statements), isBody: false)
    ]
  }

  /// Adds a scope in another one, and returns its index.
  mutating func append(
    _ kind: Scope.Kind, _ range: Range<Int>, in parent: Int, _ statements: [Statement],
    isBody: Bool
  ) -> Int {
    scopes.append(
      Scope(
        range: range, kind: kind, parent: parent, statements: Self.flat(statements), isBody: isBody)
    )
    return scopes.count - 1
  }

  private static func flat(_ statements: [Statement]) -> [Statement] {
    let hasBranches = statements.contains { statement in
      if case .compiled = statement.kind { return true }
      return false
    }
    guard hasBranches else { return statements }
    return statements.flatMap { statement in
      guard case .compiled(let branches) = statement.kind else { return [statement] }
      return branches.flatMap { flat($0.statements) }
    }
  }

  /// The scope with an index; 0 is the file.
  subscript(index: Int) -> Scope { scopes[index] }

  /// The index of the innermost scope that contains a token.
  func innermost(at token: Int) -> Int {
    var scope = scopes.partitioningIndex { $0.range.lowerBound > token } - 1
    while scope > 0, !scopes[scope].range.contains(token) { scope = scopes[scope].parent }
    return max(scope, 0)
  }

  /// The index of the innermost function or closure that is a scope or contains it; 0 for none.
  func code(around scope: Int) -> Int {
    var scope = scope
    while scope > 0, scopes[scope].kind != .function, scopes[scope].kind != .closure {
      scope = scopes[scope].parent
    }
    return scope
  }

  /// Whether a token is in a closure, or in a function inside of another one.
  func isNested(_ token: Int) -> Bool {
    let code = code(around: innermost(at: token))
    return code > 0
      && (scopes[code].kind == .closure || self.code(around: scopes[code].parent) > 0)
  }

  /// The statement directly in a scope that contains a token.
  func statement(at token: Int, in scope: Int) -> Statement? {
    let statements = scopes[scope].statements
    let index = statements.partitioningIndex { $0.range.lowerBound > token } - 1
    return index >= 0 && statements[index].range.contains(token) ? statements[index] : nil
  }

  /// The outermost function or variable that contains a token: a statement directly in a type or the file.
  func member(around token: Int) -> Statement? {
    var scope = innermost(at: token)
    var type: Int?
    while scope > 0 {
      type = scopes[scope].kind == .type ? type ?? scope : nil
      scope = scopes[scope].parent
    }
    return statement(at: token, in: type ?? 0)
  }
}
