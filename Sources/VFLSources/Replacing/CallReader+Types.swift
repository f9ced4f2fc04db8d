/// The types of variables, as far as the file shows them.
extension CallReader {
  /// Whether a variable may be used as a view, or as a number, as far as its type is seen: not so where it
  /// may be `nil`, and where it may be anything.
  func isUsable(_ path: Range<Int>, isNumber: Bool) -> Bool {
    if syntax.isSwift, syntax.at(path.upperBound - 1, "!") { return true }
    return declarations(of: path).allSatisfy { declaration in
      syntax.isSwift
        ? isUsableInSwift(declaration, isNumber: isNumber) : isUsableInObjectiveC(declaration)
    }
  }

  /// The type that a variable says it has, where that is one word.
  func declaredType(of path: Range<Int>) -> String? {
    let types = declarations(of: path).map(type(ofDeclaration:))
    guard let first = types.first, let range = first, range.count == 1,
      types.allSatisfy({ $0.map(syntax.span) == first.map(syntax.span) })
    else { return nil }
    return syntax.text(range.lowerBound)
  }

  /// The tokens that declare a variable; of a property of something, all that declare one of its name.
  private func declarations(of path: Range<Int>) -> [Int] {
    guard let last = path.last(where: syntax.isName) else { return [] }
    if last == path.lowerBound {
      switch syntax.binding(of: last) {
      case .local(let declaration, _), .member(let declaration), .function(let declaration):
        return [declaration]
      case .parameter(let block, let index):
        let names =
          syntax.kind(ofBlock: block) == .function
          ? syntax.parameters(ofFunction: block).map(\.name) : syntax.parameters(ofClosure: block)
        return names.indices.contains(index) ? [names[index]] : []
      case .element, .unknown: return []
      }
    }
    return variables.properties(named: syntax.tokens[last].link)
  }

  /// The tokens of the type behind the name of a variable or a parameter of Swift.
  private func type(ofDeclaration index: Int) -> Range<Int>? {
    guard syntax.isSwift, syntax.at(index + 1, ":") else { return nil }
    let open = syntax.parent(index)
    var end = index + 2
    while end < syntax.tokens.count, syntax.tokens[end].kind != .closer,
      ![",", "=", "{"].contains(where: { syntax.at(end, $0) }),
      end == index + 2 || !syntax.tokens[end].isFirstOnLine || syntax.parent(end) != open
    {
      end = syntax.next(after: end)
    }
    return end > index + 2 ? (index + 2)..<min(end, syntax.tokens.count) : nil
  }

  private func isUsableInSwift(_ declaration: Int, isNumber: Bool) -> Bool {
    if let type = type(ofDeclaration: declaration) {
      if syntax.at(type.upperBound - 1, "?") { return false }
      let isVague = type.contains {
        syntax.at($0, anyOf: ["Any", "AnyObject", "NSObject", "Optional"])
      }
      let isNoNumber =
        isNumber
        && type.contains { syntax.at($0, anyOf: ["NSNumber", "UILayoutPriority", "Priority"]) }
      return !isVague && !isNoNumber
    }
    let statement = syntax.statementStart(of: declaration)
    if syntax.at(statement, anyOf: ["if", "guard", "while"]) { return true }
    // `view as? UILabel`, `cell?.label` and `try? view()` may be nil.
    let value = syntax.initializer(ofDeclaration: declaration) ?? declaration..<declaration
    let isWrapped = value.contains { syntax.at($0, "?") }
    let isObject =
      isNumber && value.contains { syntax.at($0, anyOf: ["NSNumber", "UILayoutPriority"]) }
    return !isWrapped && !isObject
  }

  private func isUsableInObjectiveC(_ declaration: Int) -> Bool {
    let last = declaration - 1
    if syntax.at(last, anyOf: ["id", "instancetype"]) { return false }
    if syntax.at(last, "*") { return !syntax.at(last - 1, word: "NSObject") }
    guard syntax.at(last, ")") else { return true }
    let type = syntax.content(of: syntax.previous(before: declaration))
    return !type.contains { syntax.at($0, anyOf: ["id", "NSObject"]) && !syntax.at($0 + 1, "<") }
  }
}
