/// Declarations: their attributes and modifiers, and the dispatch by the keyword.
extension SwiftParser {
  /// How many attributes and modifiers a declaration has at most.
  static let modifierLimit = 64

  /// Returns the keyword of the declaration whose attributes, modifiers or keyword begin at an index; `nil`
  /// for an expression.
  func declarationKeyword(from start: Int) -> Int? {
    var index = start
    for _ in 0..<Self.modifierLimit {
      guard cursor.isName(index) else { return nil }
      guard let word = word(at: index) else {
        guard cursor[index].byte == UInt8(ascii: "@") else { return nil }
        index = attributeEnd(index, isDeclaration: true)
        continue
      }
      if word == .class, isModifier(class: index) {
        index += 1
      } else if word.isDeclaration {
        return declares(word, at: index) ? index : nil
      } else if word.isModifier {
        index = modifierEnd(index)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the index after a modifier, whose argument is a word such as `set`.
  private func modifierEnd(_ index: Int) -> Int {
    guard cursor.at(index + 1, "("), cursor.at(index + 3, ")") else { return index + 1 }
    switch word(at: index + 2) {
    case .set, .safe, .unsafe, .nonsending: return index + 4
    default: return index + 1
    }
  }

  private func isModifier(class index: Int) -> Bool {
    guard let next = word(at: index + 1) else { return false }
    switch next {
    case .func, .var, .let, .subscript: return true
    default: return next.isModifier && !cursor.at(index + 2, "{") && !cursor.at(index + 2, ":")
    }
  }

  /// Returns whether a word that may be a name begins a declaration.
  private func declares(_ word: SwiftWord, at index: Int) -> Bool {
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

  /// Reads the declaration at the position, whose keyword is known.
  mutating func declaration(keyword: Int) -> Statement.Kind {
    let start = cursor.index
    var modifiers = modifiers(before: keyword)
    cursor.move(to: keyword)
    switch word(at: keyword) {
    case .let:
      modifiers.insert(.isConstant)
      return .variables(variables(modifiers))
    case .var: return .variables(variables(modifiers))
    case .func: return function(.function, modifiers, from: start)
    case .initializer: return function(.initializer, modifiers, from: start)
    case .subscript, .deinit: return function(.unnamed, modifiers, from: start)
    case .class, .actor: return type(.classType, modifiers, from: start)
    case .struct, .enum: return type(.valueType, modifiers, from: start)
    case .protocol: return type(.interface, modifiers, from: start)
    case .extension: return type(.addition, modifiers, from: start)
    case .case:
      let cases = enumCases()
      return cases.isEmpty ? .opaque : .enumCases(cases)
    case .import: return .imports(modules())
    default:
      skipDeclaration()
      return .opaque
    }
  }

  private func modifiers(before keyword: Int) -> Modifiers {
    var result: Modifiers = []
    var index = cursor.index
    while index < keyword {
      let next =
        cursor[index].byte == UInt8(ascii: "@")
        ? attributeEnd(index, isDeclaration: true) : modifierEnd(index)
      switch word(at: index) {
      case .private, .fileprivate:
        result.insert(next > index + 1 ? .isPrivateForWriting : .isPrivate)
      case .public where next == index + 1: result.insert(.isPublic)
      case .open where next == index + 1: result.formUnion([.isOpen, .isPublic])
      case .static, .class: result.insert(.isStatic)
      case .override: result.insert(.isOverride)
      case .final: result.insert(.isFinal)
      case .lazy: result.insert(.isLazy)
      case nil: result.insert(.hasAttribute)
      default: break
      }
      index = next
    }
    return result
  }

  /// Reads the module of an `import`.
  private mutating func modules() -> Range<Int> {
    cursor.advance()
    if let word, word.isDeclaration, cursor.isName(cursor.index + 1),
      !cursor.isFirstOnLine(cursor.index + 1)
    {
      cursor.advance()
    }
    let start = cursor.index
    while cursor.isName(cursor.index), cursor.index == start || cursor.at(cursor.index - 1, ".") {
      cursor.advance()
      if cursor.at(".") { cursor.advance() }
    }
    return start..<cursor.index
  }

  /// Moves past a declaration from which nothing is read.
  private mutating func skipDeclaration() {
    let keyword = word
    cursor.advance()
    switch keyword {
    case .typealias, .associatedtype:
      if cursor.isName(cursor.index) { cursor.advance() }
      skipAngles()
      while cursor.at(":") || cursor.at("=") || cursor.at(",") {
        cursor.advance()
        _ = type()
      }
      skipRequirements()
    case .macro:
      cursor.advance()
      skipAngles()
      if cursor.at("(") { cursor.skip() }
      cursor.move(to: effectsEnd(from: cursor.index))
      if cursor.at(cursor.index, word: "->") {
        cursor.advance()
        _ = type()
      }
      if cursor.at("=") {
        cursor.advance()
        _ = expression()
      }
      skipRequirements()
    default:
      while !cursor.isFirstOnLine(cursor.index), !cursor.at(";") { cursor.skip() }
      if cursor.at("{") { cursor.skip() }
    }
  }

  /// Moves past a `where` and its requirements; whether there is one.
  @discardableResult
  mutating func skipRequirements() -> Bool {
    guard word == .where else { return false }
    repeat {
      cursor.advance()
      _ = type()
      if cursor.at(":") || cursor.at(cursor.index, word: "==") {
        cursor.advance()
        _ = type()
      }
    } while cursor.at(",")
    return true
  }
}
