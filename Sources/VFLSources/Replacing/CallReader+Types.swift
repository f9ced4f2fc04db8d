/// The types of variables, as far as the file shows them.
extension CallReader {
  /// Whether a variable may be used as a view, or as a number, as far as its type is seen.
  ///
  /// It may not if it may be `nil`, or may be anything.
  func isUsable(_ path: Range<Int>, isNumber: Bool) -> Bool {
    let key = CallReaderMemo.Use(path: path, isNumber: isNumber)
    if let known = memo.isUsable[key] { return known }
    let result = findIsUsable(path, isNumber: isNumber)
    memo.isUsable[key] = result
    return result
  }

  private func findIsUsable(_ path: Range<Int>, isNumber: Bool) -> Bool {
    let isObject = path.contains {
      syntax.at($0, anyOf: ["NSNumber", "UILayoutPriority", "Priority"])
    }
    if isNumber, isObject { return false }
    if syntax.isSwift, syntax.at(path.upperBound - 1, "!") || isUnwrapped(path) { return true }
    return declarations(of: path).allSatisfy { declaration in
      syntax.isSwift
        ? isUsableInSwift(declaration, isNumber: isNumber) : isUsableInObjectiveC(declaration)
    }
  }

  /// Whether a variable is a layout guide of a view controller, as far as its name or its type says.
  func isLayoutSupport(_ path: Range<Int>) -> Bool {
    let names: [StaticString] = ["topLayoutGuide", "bottomLayoutGuide"]
    if path.contains(where: { syntax.at($0, anyOf: names) }) { return true }
    return declarations(of: path).contains { declaration in
      let value = syntax.initializer(ofDeclaration: declaration) ?? declaration..<declaration
      let type = type(ofDeclaration: declaration) ?? max(0, declaration - 4)..<declaration
      return value.contains { syntax.at($0, anyOf: names) }
        || type.contains { syntax.at($0, word: "UILayoutSupport") }
    }
  }

  /// Whether a variable is a value of insets, a size and the like, which nothing but an assignment changes.
  func isValue(_ name: Int) -> Bool {
    let values: Set<String> = [
      "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "CGSize", "CGPoint", "CGRect",
      "CGVector", "UIOffset",
    ]
    return declaredType(of: name..<(name + 1)).map(values.contains) ?? false
  }

  /// The type that a variable says it has, where that is one word.
  func declaredType(of path: Range<Int>) -> String? {
    let types = declarations(of: path).map(type(ofDeclaration:))
    guard let first = types.first, let range = first, range.count == 1,
      types.allSatisfy({ $0.map(syntax.span) == first.map(syntax.span) })
    else { return nil }
    return syntax.text(range.lowerBound)
  }

  /// The tokens that declare a variable, or a property of the object around; none of something else's.
  func declarations(of path: Range<Int>) -> [Int] {
    guard let last = path.last(where: syntax.isName) else { return [] }
    if last == path.lowerBound {
      switch syntax.binding(of: last) {
      case .local(let declaration, _), .function(let declaration): return [declaration]
      case .parameter(let block, let index):
        let names =
          syntax.kind(ofBlock: block) == .function
          ? syntax.parameters(ofFunction: block).map { $0.name }
          : syntax.parameters(ofClosure: block)
        return names.indices.contains(index) ? [names[index]] : []
      case .element: return []
      case .member, .unknown: return properties(named: last)
      }
    }
    let isOwn = syntax.at(path.lowerBound, word: "self") && path.filter(syntax.isName).count == 2
    return isOwn ? properties(named: last) : []
  }

  /// Whether the number of an Objective-C variable may be less than 0, as far as its declarations say.
  func hasSign(_ path: Range<Int>) -> Bool {
    let types: [StaticString] = ["CGFloat", "double", "float", "NSInteger", "int"]
    let declarations = declarations(of: path)
    return !declarations.isEmpty
      && declarations.allSatisfy {
        syntax.at($0 - 1, anyOf: types) && !syntax.at($0 - 2, word: "unsigned")
      }
  }

  /// The declarations of a property, also of that behind an instance variable.
  private func properties(named name: Int) -> [Int] {
    if syntax.isSwift { return variables.properties(named: syntax.tokens[name].link) }
    return VariableIndex.siblings(of: syntax.text(name), in: syntax)
      .flatMap { variables.properties(named: $0) }
  }

  /// Whether a variable was unwrapped under its own name, by a condition around it or in front of it.
  private func isUnwrapped(_ path: Range<Int>) -> Bool {
    let name = path.lowerBound
    guard path.count == 1 else { return false }
    let number = syntax.tokens[name].link
    let names = unwrappedNames.ofNames[number] ?? UnwrappedNames(name, in: syntax)
    unwrappedNames.ofNames[number] = names
    var block = syntax.block(of: name)
    while block >= 0 {
      if names.areGuarded(in: block..<name) { return true }
      switch syntax.kind(ofBlock: block) {
      case .function, .type: return false
      case .statement, .loop:
        if names.areBound(byHead: syntax.statementStart(of: block)..<block) { return true }
      case .closure, .cases, .literal: break
      }
      block = syntax.block(of: block)
    }
    return false
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

  /// What has an owning view in the place of a superview.
  private static let guides: [StaticString] = ["UILayoutGuide", "NSLayoutGuide"]

  private func isUsableInSwift(_ declaration: Int, isNumber: Bool) -> Bool {
    let noNumbers: [StaticString] = ["NSNumber", "UILayoutPriority", "Priority"]
    if let type = type(ofDeclaration: declaration) {
      if syntax.at(type.upperBound - 1, "?") { return false }
      let isVague = type.contains {
        syntax.at($0, anyOf: ["Any", "AnyObject", "NSObject", "Optional"] + Self.guides)
      }
      return !isVague && !(isNumber && type.contains { syntax.at($0, anyOf: noNumbers) })
    }
    let statement = syntax.statementStart(of: declaration)
    if syntax.at(statement, anyOf: ["if", "guard", "while"]) { return true }
    let value = syntax.initializer(ofDeclaration: declaration) ?? declaration..<declaration
    var index = value.lowerBound
    while index < value.upperBound {
      // `view as? UILabel`, `cell?.label` and `try? view()` may be nil.
      let isWrapped =
        syntax.at(index, "?")
        && (syntax.at(index - 1, anyOf: ["as", "try"]) || syntax.at(index + 1, "."))
      if isWrapped || isNumber && syntax.at(index, anyOf: noNumbers)
        || syntax.at(index, anyOf: Self.guides)
      {
        return false
      }
      index = syntax.next(after: index)
    }
    return true
  }

  private func isUsableInObjectiveC(_ declaration: Int) -> Bool {
    let last = declaration - 1
    if syntax.at(last, anyOf: ["id", "instancetype"]) { return false }
    if syntax.at(last, "*") {
      return !syntax.at(last - 1, anyOf: ["NSObject"] + Self.guides)
    }
    guard syntax.at(last, ")") else { return true }
    let type = syntax.content(of: syntax.previous(before: declaration))
    return !type.contains { syntax.at($0, anyOf: ["id", "NSObject"]) && !syntax.at($0 + 1, "<") }
  }
}
