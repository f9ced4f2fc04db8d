import VFLDiagnostics

/// The levels of the nesting of a file around its tokens.
struct CodeLevels {
  /// The place of a level, which is different for each level of a file.
  struct Place: Hashable {
    /// The first token.
    let start: Int
    /// The number of levels around the level.
    let depth: Int
  }

  let file: FileReading
  private var isSwift: Bool { file.tree.tokens.language == .swift }

  /// Returns the levels that contain a token, from the file to the innermost one.
  ///
  /// - Complexity: O(*d* log *n*), where *d* is the number of levels.
  func levels(at token: Int) -> [CodeLevel] {
    let outline = file.bindings.outline
    var parts: [Outline.Part] = []
    var index = outline.part(at: token)
    while index >= 0 {
      parts.append(outline.parts[index])
      index = outline.parts[index].parent
    }
    let all = Block(range: 0..<file.tree.tokens.tokens.count, statements: file.tree.statements)
    var levels = [CodeLevel(.type, from: 0, all)]
    for part in parts.reversed() {
      addBlocks(at: part.range.lowerBound, to: &levels)
      levels.append(level(of: part))
    }
    addBlocks(at: token, to: &levels)
    return levels
  }

  private func level(of part: Outline.Part) -> CodeLevel {
    let none = Block(range: part.range, statements: [])
    switch part.kind {
    case .type(let type):
      return CodeLevel(.type, part.range, Block(range: part.range, statements: type.members))
    case .function(let function): return CodeLevel(.function, part.range, function.body ?? none)
    case .closure(let closure): return CodeLevel(.closure, part.range, closure.body)
    case .accessor(let declaration):
      let blocks = declaration.bindings.compactMap { $0.accessors }.flatMap { accessors in
        [accessors.getter].compactMap { $0 } + accessors.others
      }
      return CodeLevel(.function, part.range, blocks.first { $0.range == part.range } ?? none)
    }
  }

  private func addBlocks(at token: Int, to levels: inout [CodeLevel]) {
    while let last = levels.last,
      let block = last.statement(at: token)?.level(at: token, isSwift: isSwift)
    {
      // `extern "C" {` contains members of the file.
      let isSpace = !isSwift && last.kind == .type
      levels.append(
        isSpace
          ? CodeLevel(.type, block.range, Block(range: block.range, statements: block.statements))
          : block)
    }
  }

  /// Whether a token is in braces of its statement that are not a level, such as the braces of an `if` that
  /// has a value.
  func isInValue(_ token: Int, _ levels: [CodeLevel]) -> Bool {
    guard let statement = levels.last?.statement(at: token) else { return false }
    let tokens = file.tree.tokens
    var open = Int(tokens.parent(of: token))
    while open >= statement.range.lowerBound {
      if tokens.isWord(open, "{") { return true }
      open = Int(tokens.parent(of: open))
    }
    return false
  }

  /// Returns the local variable that a token names.
  func local(at token: Int) -> Int? {
    file.bindings.variable(at: token).flatMap { isLocal($0) ? $0 : nil }
  }

  /// Whether a variable is one of a block of statements.
  func isLocal(_ variable: Int) -> Bool {
    let facts = file.bindings.variables[variable]
    switch facts.kind {
    case .local, .parameter, .function: return true
    case .pattern: return facts.home >= 0 || levels(at: facts.token).last?.kind != .type
    case .member, .global: return false
    }
  }

  /// Returns the outermost function or variable that contains a token: a statement directly in a type or the
  /// file.
  func member(around token: Int) -> Statement? {
    let levels = levels(at: token)
    return levels.prefix { $0.kind == .type }.last?.statement(at: token)
  }

  /// Returns the place of the level in which a variable is visible.
  func place(of variable: Int) -> Place {
    let facts = file.bindings.variables[variable]
    let outline = file.bindings.outline
    var levels = levels(at: facts.token)
    if facts.home >= 0 {
      // The parameters of a closure precede its body.
      let part = outline.parts[outline.partOfFunction[facts.home]].range
      if !part.contains(facts.token) {
        levels = self.levels(at: part.lowerBound)
        while levels.count > 1, levels[levels.count - 1].range != part { levels.removeLast() }
      }
    }
    return Place(start: levels[levels.count - 1].range.lowerBound, depth: levels.count)
  }
}

extension CodeLevel {
  /// Whether two levels of one depth are the same.
  static func == (one: CodeLevel, other: CodeLevel) -> Bool {
    one.kind == other.kind && one.range == other.range
  }
}

extension [CodeLevel] {
  /// The places of the levels, from the innermost one to the file.
  var places: [CodeLevels.Place] {
    indices.reversed().map { CodeLevels.Place(start: self[$0].range.lowerBound, depth: $0 + 1) }
  }

  /// Whether a token is in a closure, or in a function inside of another one.
  var areNested: Bool {
    let code = filter { $0.kind == .function || $0.kind == .closure }
    return code.count > 1 || code.first?.kind == .closure
  }
}
