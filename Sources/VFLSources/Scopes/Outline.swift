import VFLDiagnostics

/// The types, functions and closures of a file, nested as in its text.
struct Outline {
  /// A type, function or closure.
  struct Part {
    enum Kind {
      /// A type, an extension or a name space.
      case type(TypeDeclaration)
      case function(FunctionDeclaration)
      case closure(Closure)
      /// The code of a computed or observed variable.
      case accessor(VariableDeclaration)
    }
    /// The token range of the part; for a closure or an accessor, of its body.
    let range: Range<Int>
    let kind: Kind
    /// The number of the function or closure in ``Bindings``; `-1` for a type.
    let number: Int
    /// The index of the innermost part around this one; `-1` for none.
    let parent: Int
    /// Whether a block of statements contains the part, and not directly a type or the file.
    let isLocal: Bool
  }

  /// The parts, in the order in which they begin in the file.
  private(set) var parts: [Part] = []
  /// The indices of the functions, closures and codes of variables, by their numbers.
  private(set) var partOfFunction: [Int] = []

  mutating func append(_ part: Part) -> Int {
    if part.number >= 0 {
      while partOfFunction.count <= part.number { partOfFunction.append(-1) }
      partOfFunction[part.number] = parts.count
    }
    parts.append(part)
    return parts.count - 1
  }

  /// The index of the innermost part that contains a token; `-1` for none.
  func part(at token: Int) -> Int {
    var index = parts.partitioningIndex { $0.range.lowerBound > token } - 1
    while index >= 0, !parts[index].range.contains(token) { index = parts[index].parent }
    return index
  }

  /// The part at an index and the parts around it, the innermost one first.
  func parts(around index: Int) -> some Sequence<Part> {
    sequence(state: index) { index in
      guard index >= 0 else { return nil }
      defer { index = parts[index].parent }
      return parts[index]
    }
  }

  /// The index of the innermost type that is a part or contains it; `-1` for none.
  func type(of part: Int) -> Int {
    var index = part
    while index >= 0 {
      if case .type = parts[index].kind { return index }
      index = parts[index].parent
    }
    return -1
  }

  func parameters(of number: Int) -> [Parameter] {
    guard partOfFunction.indices.contains(number), partOfFunction[number] >= 0 else { return [] }
    switch parts[partOfFunction[number]].kind {
    case .function(let function): return function.parameters
    case .closure(let closure): return closure.parameters
    case .type, .accessor: return []
    }
  }
}
