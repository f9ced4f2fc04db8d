import VFLDiagnostics

/// Tables of the declarations of a file that walks ask for.
struct FileTables {
  /// The parameters of each function and closure, by their indices; below 0 for one without a name.
  var parameters: [[Int32]] = []
  /// The variables that contain closures, by the closures' numbers.
  var closureVariables: [Int: Int] = [:]
  /// The variables, by the numbers of their names.
  var variablesByName: [Int32: [Int]] = [:]
  /// The functions, by their full names.
  var functionsByName: [String: [Int]] = [:]
  /// The functions, by the numbers of the names that callers write.
  var functionsByToken: [Int32: [Int]] = [:]
  /// The names of functions.
  var declaredFunctions: Set<Int32> = []
  /// The raw values of enumerations' cases, by the numbers of the cases' names.
  var rawValues: [Int32: [(owner: Int32, value: Expression)]] = [:]
  /// The declarations of properties of Objective-C.
  var propertyDeclarations: [VariableDeclaration] = []

  init(_ index: FileIndex) {
    let (tree, bindings) = (index.tree, index.bindings)
    parameters = Array(repeating: [], count: bindings.parents.count)
    for (number, facts) in bindings.variables.enumerated() {
      variablesByName[facts.name, default: []].append(number)
      if case .parameter(let function, let position) = facts.kind,
        parameters.indices.contains(function)
      {
        while parameters[function].count <= position { parameters[function].append(-1) }
        if parameters[function][position] < 0 { parameters[function][position] = Int32(number) }
      }
      if case .closure(let closure)? = facts.value?.kind,
        let function = bindings.closures[closure.body.range.lowerBound]
      {
        closureVariables[function] = number
      }
    }
    for function in index.functions {
      functionsByName[function.name, default: []].append(function.number)
      if let name = function.declaration.name {
        let link = tree.tokens.tokens[name].link
        functionsByToken[link, default: []].append(function.number)
        if function.declaration.style != .method { declaredFunctions.insert(link) }
      }
    }
    for statement in tree.statements { read(statement, in: -1, tree) }
  }

  private mutating func read(_ statement: Statement, in owner: Int32, _ tree: SourceTree) {
    switch statement.kind {
    case .type(let type):
      let name = type.name.map { tree.tokens.tokens[$0].link } ?? -1
      for member in type.members { read(member, in: name, tree) }
    case .enumCases(let cases):
      for (name, value) in cases {
        guard let value else { continue }
        rawValues[tree.tokens.tokens[name].link, default: []].append((owner, value))
      }
    case .variables(let declaration):
      let first = statement.range.lowerBound
      if tree.tokens.isWord(first, "@property") { propertyDeclarations.append(declaration) }
    case .compiled(let branches):
      for branch in branches {
        for inner in branch.statements { read(inner, in: owner, tree) }
      }
    default: break
    }
  }
}
