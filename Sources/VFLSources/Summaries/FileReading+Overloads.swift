/// Functions with one name.
extension FileReading {
  /// The number of parameters of a function of C++ if the file has functions of its name with other numbers.
  func arity(ofOverload number: Int) -> Int? {
    guard tree.tokens.language != .swift, let function = index.function(number),
      function.declaration.style == .function
    else { return nil }
    let counts = parameterCounts(ofFunctionsNamed: function.name)
    return counts.count > 1 ? parameters(of: number).count : nil
  }

  /// Whether a call calls the overload with a number of parameters; the last ones may have default values.
  func isCall(_ call: Expression.Call, with arity: Int, named name: String) -> Bool {
    let count = call.arguments.count
    return count == arity
      || count < arity && !parameterCounts(ofFunctionsNamed: name).contains(count)
  }

  private func parameterCounts(ofFunctionsNamed name: String) -> Set<Int> {
    Set((tables.functionsByName[name] ?? []).map { parameters(of: $0).count })
  }

  /// Whether functions of the file that do not contribute to a wrapper may be called in its place.
  func hasOthers(
    named name: String, _ home: Candidate.Home, _ arity: Int?, than functions: Set<Int>,
    _ shapes: [CallShape]
  ) -> Bool {
    let isOther: (FileIndex.Function) -> Bool
    switch home {
    case .file: isOther = { $0.owner == -1 }
    case .type(let type, let isStatic): isOther = { $0.owner == type && $0.isStatic == isStatic }
    case .anywhere, .variable: return false
    }
    return (tables.functionsByName[name] ?? []).contains { number in
      guard let function = index.function(number), function.hasBody, isOther(function),
        !functions.contains(number), arity.map({ $0 == parameters(of: number).count }) ?? true
      else { return false }
      return function.shape.map(shapes.contains) ?? true
    }
  }
}
