import VFLDiagnostics

/// The assignments to the variables of a file.
struct Assignments {
  /// The assignments to one variable, or to all variables of one name.
  struct List {
    /// The tokens that name the variable, in order.
    private(set) var tokens: [Int] = []
    /// The first tokens of the members of types and of the file in which closures or inner functions assign.
    private(set) var membersWithNested: Set<Int> = []

    /// Whether one of some tokens assigns.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of assignments.
    func meets(_ range: Range<Int>) -> Bool {
      let first = tokens.partitioningIndex { $0 >= range.lowerBound }
      return first < tokens.count && tokens[first] < range.upperBound
    }

    fileprivate mutating func append(_ token: Int, nestedIn member: Int?) {
      tokens.append(token)
      if let member { membersWithNested.insert(member) }
    }
  }

  private var variables: [Int: List] = [:]
  private var owned: [Int32: List] = [:]
  private var others: [Int32: List] = [:]
  /// The local variables, by the scopes that declare them, in the order of the file.
  private var locals: [CodeScopes.Name: [(token: Int, variable: Int)]] = [:]

  /// Groups the assignments of a file.
  init(_ scan: CodeScan) {
    let (bindings, scopes) = (scan.file.bindings, scan.scopes)
    for (variable, facts) in bindings.variables.enumerated() {
      let scope = scopes.innermost(at: facts.token)
      guard facts.isLocal(in: scopes[scope].kind) else { continue }
      locals[CodeScopes.Name(scope: scope, name: facts.name), default: []].append(
        (facts.token, variable))
    }
    for assignment in scan.assignments.sorted(by: { $0.token < $1.token }) {
      let token = assignment.token
      if let variable = local(at: token, scan) {
        let home = scopes.code(around: scopes.innermost(at: bindings.variables[variable].token))
        let isNested = scopes.code(around: scopes.innermost(at: token)) != home
        variables[variable, default: List()].append(token, nestedIn: isNested ? 0 : nil)
        continue
      }
      let isNested = scopes.isNested(token)
      let member = isNested ? scopes.member(around: token)?.range.lowerBound : nil
      if assignment.isOther {
        others[assignment.name, default: List()].append(token, nestedIn: member)
      } else {
        owned[assignment.name, default: List()].append(token, nestedIn: member)
      }
    }
  }

  /// The local variable that a token names.
  func local(at token: Int, _ scan: CodeScan) -> Int? {
    guard let variable = scan.file.bindings.variable(at: token) else { return nil }
    let facts = scan.file.bindings.variables[variable]
    return facts.isLocal(in: scan.scopes[scan.scopes.innermost(at: facts.token)].kind)
      ? variable : nil
  }

  /// The local variable that a name stands for at a token.
  ///
  /// - Complexity: O(*d* log *n*), where *d* is the depth of scopes and *n* the number of variables.
  func local(named name: Int32, visibleAt token: Int, in scopes: CodeScopes) -> Int? {
    var scope = scopes.innermost(at: token)
    while true {
      let found = locals[CodeScopes.Name(scope: scope, name: name)] ?? []
      let end = found.partitioningIndex { $0.token >= token }
      if end > 0 { return found[end - 1].variable }
      if scope == 0 { return nil }
      scope = scopes[scope].parent
    }
  }

  /// The assignments to a local variable.
  func toLocal(_ variable: Int) -> List { variables[variable] ?? List() }

  /// The assignments to a name that is a property of the object around them, or a global.
  func toOwn(_ name: Int32) -> List { owned[name] ?? List() }

  /// The assignments to a property of something else.
  func toOther(_ name: Int32) -> List { others[name] ?? List() }
}

extension Bindings.Variable {
  /// Whether the variable is one of a function, and is declared in a scope of some kind.
  fileprivate func isLocal(in kind: CodeScopes.Scope.Kind) -> Bool {
    switch self.kind {
    case .local, .parameter, .function: true
    case .pattern: kind != .type
    case .member, .global: false
    }
  }
}
