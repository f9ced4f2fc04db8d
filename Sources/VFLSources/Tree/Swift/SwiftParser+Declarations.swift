/// Declarations: their modifiers, the dispatch by the keyword, variables and types.
extension SwiftParser {
  // MARK: Modifiers

  /// Returns the meaning of the attributes and modifiers from an index on, and the index after them.
  private func modifiers(from start: Int) -> (modifiers: Modifiers, end: Int) {
    var (result, index): (Modifiers, Int) = ([], start)
    for _ in 0..<64 {
      if isAttribute(index) {
        result.insert(.hasAttribute)
        index = attributeEnd(index, isDeclaration: true)
        continue
      }
      guard let word = word(at: index),
        word.isModifier || word == .class && isModifier(class: index)
      else { break }
      let end = modifierEnd(index)
      switch word {
      // `private(set)` leaves reading open.
      case .private where end == index + 1: result.insert(.isPrivate)
      case .fileprivate where end == index + 1: result.insert(.isPrivate)
      case .open where end == index + 1: result.insert(.isOpen)
      case .static: result.insert(.isStatic)
      case .class: result.formUnion([.isStatic, .isClass])
      case .override: result.insert(.isOverride)
      case .final: result.insert(.isFinal)
      case .lazy: result.insert(.isLazy)
      default: break
      }
      index = end
    }
    return (result, index)
  }

  /// Returns the index after a modifier and its argument, such as `(set)`.
  private func modifierEnd(_ index: Int) -> Int {
    guard cursor.at(index + 1, "("), cursor.at(index + 3, ")") else { return index + 1 }
    switch word(at: index + 2) {
    case .set, .safe, .unsafe, .nonsending: return index + 4
    default: return index + 1
    }
  }

  private func isModifier(class index: Int) -> Bool {
    switch word(at: index + 1) {
    case .func, .var, .let, .subscript: true
    case let next:
      next?.isModifier == true && !cursor.at(index + 2, "{") && !cursor.at(index + 2, ":")
    }
  }

  // MARK: Dispatch

  mutating func declaration() -> Statement.Kind? {
    let start = cursor.index
    let (modifiers, keyword) = modifiers(from: start)
    guard let word = word(at: keyword), word.isDeclaration, isKeyword(word, at: keyword) else {
      return nil
    }
    cursor.move(to: keyword + 1)
    switch word {
    case .let: return .variables(variables(modifiers.union(.isConstant)))
    case .var: return .variables(variables(modifiers))
    case .func: return .function(function(.function, modifiers, from: start))
    case .initializer: return .function(function(.initializer, modifiers, from: start))
    case .subscript, .deinit: return .function(function(.unnamed, modifiers, from: start))
    case .class, .actor: return .type(type(.classType, modifiers, from: start))
    case .struct, .enum: return .type(type(.valueType, modifiers, from: start))
    case .protocol: return .type(type(.interface, modifiers, from: start))
    case .extension: return .type(type(.addition, modifiers, from: start))
    case .import: return .imports(modules())
    case .case:
      let cases = enumCases()
      return cases.isEmpty ? .opaque : .enumCases(cases)
    case .typealias, .associatedtype: _ = type(.valueType, modifiers, from: start)
    case .macro: _ = function(.function, modifiers, from: start)
    default: skipStatement()
    }
    return .opaque
  }

  /// Returns whether a word that may be a name begins a declaration.
  private func isKeyword(_ word: SwiftWord, at index: Int) -> Bool {
    let next = index + 1
    switch word {
    case .actor: return cursor.isName(next) && !cursor.isFirstOnLine(next)
    case .macro:
      return cursor.isName(next) && (cursor.at(next + 1, "(") || cursor.at(next + 1, "<"))
    case .initializer:
      return cursor.at(next, "(") || cursor.at(next, "?") || cursor.at(next, "!")
        || cursor.at(next, "<")
    default: return true
    }
  }

  private mutating func modules() -> Range<Int> {
    let next = cursor.index + 1
    if word?.isDeclaration == true, cursor.isName(next), !cursor.isFirstOnLine(next) {
      cursor.advance()
    }
    let start = cursor.index
    while cursor.isAtName, cursor.index == start || cursor.at(cursor.index - 1, ".") {
      cursor.advance()
      accept(".")
    }
    return start..<cursor.index
  }

  // MARK: Variables

  mutating func assignedValue() -> Expression? { accept("=") ? expression() : nil }

  private mutating func variables(_ modifiers: Modifiers) -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      guard let pattern = declaredPattern(isCase: false) else { break }
      let value = assignedValue()
      let accessors =
        cursor.at("{") && context.brace == .closure ? accessorsOfVariable() : nil
      bindings.append(
        VariableDeclaration.Binding(pattern: pattern, value: value, accessors: accessors))
    } while accept(",")
    return VariableDeclaration(modifiers: modifiers, bindings: bindings)
  }

  private mutating func accessorsOfVariable() -> VariableDeclaration.Accessors {
    guard let all = accessors() else {
      return VariableDeclaration.Accessors(getter: block(), others: [])
    }
    let getter = all.firstIndex { $0.word == .get }
    return VariableDeclaration.Accessors(
      getter: getter.map { all[$0].block },
      others: all.indices.filter { $0 != getter }.map { all[$0].block })
  }

  mutating func accessors() -> [(word: SwiftWord, range: Range<Int>, block: Block)]? {
    guard accessor(at: cursor.index + 1) != nil else { return nil }
    return inBracket { parser in
      var result: [(word: SwiftWord, range: Range<Int>, block: Block)] = []
      while !parser.cursor.isAtEnd {
        let start = parser.cursor.index
        guard let index = parser.accessor(at: start), let word = parser.word(at: index) else {
          parser.cursor.skip()
          continue
        }
        parser.cursor.move(to: index + 1)
        if parser.cursor.at("(") { parser.cursor.skip() }
        parser.cursor.move(to: parser.effectsEnd(from: parser.cursor.index))
        guard parser.cursor.at("{") else { continue }
        let block = parser.block()
        result.append((word, start..<parser.cursor.index, block))
      }
      return result
    }
  }

  /// Returns the word of the accessor that begins at an index; `nil` for the statements of a getter.
  private func accessor(at start: Int) -> Int? {
    let index = modifiers(from: start).end
    let isInitializer = word(at: index) == .initializer && cursor.at(index + 1, "(")
    guard isInitializer || word(at: index)?.isAccessor == true else { return nil }
    let next = effectsEnd(from: index + 1)
    if next >= cursor.limit || isAttribute(next) { return index }
    if cursor.at(next, "(") { return cursor.at(next + 3, "{") ? index : nil }
    if let word = word(at: next) { return word.isAccessor || word.isModifier ? index : nil }
    return "{};".utf8.contains(cursor[next].byte) ? index : nil
  }

  // MARK: Types

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ modifiers: Modifiers, from start: Int
  ) -> TypeDeclaration {
    var name: Int?
    if case .named(let token, _, _)? = type()?.form { name = token }
    var parents: [TypeName] = []
    if accept(":") {
      repeat {
        if let parent = type() { parents.append(parent) }
      } while accept(",")
    }
    if accept("=") { _ = type() }
    let hasRequirements = skipRequirements()
    let members = cursor.at("{") ? inBracket { $0.statements() } ?? [] : []
    return TypeDeclaration(
      range: start..<cursor.index, kind: kind, name: name, modifiers: modifiers, parents: parents,
      isRestricted: hasRequirements && kind == .addition, members: members)
  }

  /// Moves past a `where` and its requirements; whether there is one.
  @discardableResult
  mutating func skipRequirements() -> Bool {
    guard accept(.where) else { return false }
    repeat {
      _ = type()
      if accept(":") || accept("==") { _ = type() }
    } while accept(",")
    return true
  }

  private mutating func enumCases() -> [(name: Int, rawValue: Expression?)] {
    var result: [(name: Int, rawValue: Expression?)] = []
    repeat {
      let name = cursor.index
      guard cursor.isName(name) else { break }
      cursor.advance()
      if cursor.at("("), !cursor.isAtLineStart { cursor.skip() }
      result.append((name, assignedValue()))
    } while accept(",")
    return result
  }
}
