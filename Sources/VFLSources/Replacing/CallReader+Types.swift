import VFLDiagnostics

/// Facts from the declaration of a variable.
struct VariableFacts {
  /// Whether the variable may be used as a view.
  let isView: Bool
  /// Whether the variable may be used as a number.
  let isNumber: Bool
  /// Whether the variable is a layout guide of a view controller.
  let isLayoutSupport: Bool
}

/// The types of variables that are visible in the file.
extension CallReader {
  private static let numberObjects: [StaticString] = ["NSNumber", "UILayoutPriority", "Priority"]
  /// Types with an owning view instead of a superview.
  private static let guides: [StaticString] = ["UILayoutGuide", "NSLayoutGuide"]
  private static let supports: [StaticString] = ["topLayoutGuide", "bottomLayoutGuide"]

  /// Whether the visible type of a variable allows its use as a view, or as a number.
  ///
  /// It may not if it may be `nil`, or may be anything.
  func isUsable(_ path: VariablePath, isNumber: Bool) -> Bool {
    if isNumber, path.names.contains(where: { tokens.isWord($0, anyOf: Self.numberObjects) }) {
      return false
    }
    if isSwift, tokens.isWord(path.range.upperBound - 1, "!") || isUnwrapped(path) { return true }
    return variables(of: path).map(facts).allSatisfy { isNumber ? $0.isNumber : $0.isView }
  }

  /// Whether a variable is a layout guide of a view controller, according to its name or type.
  func isLayoutSupport(_ path: VariablePath) -> Bool {
    path.names.contains { tokens.isWord($0, anyOf: Self.supports) }
      || variables(of: path).contains { facts(of: $0).isLayoutSupport }
  }

  /// Whether a variable is a value such as insets or a size, which only an assignment changes.
  func isValue(_ name: Int) -> Bool {
    let types =
      ["UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets"]
      + ["CGSize", "CGPoint", "CGRect", "CGVector", "UIOffset"]
    return VariablePath(name..<(name + 1), in: tokens).flatMap(declaredType).map(types.contains)
      ?? false
  }

  /// The type that a variable says it has, where that is one word.
  func declaredType(of path: VariablePath) -> String? {
    let variables = variables(of: path)
    guard variables.count == 1, let type = file.bindings.variables[variables[0]].type?.range,
      type.count == 1
    else { return nil }
    return tokens.word(type.lowerBound)
  }

  /// Whether the number of an Objective-C variable may be less than 0 according to its declarations.
  func hasSign(_ path: VariablePath) -> Bool {
    isDeclared(path, as: ["CGFloat", "double", "float", "NSInteger", "int"], not: ["unsigned"])
  }

  /// Whether all declarations of a variable of Objective-C have one of some types, and none of others.
  func isDeclared(
    _ path: VariablePath, as types: [StaticString], not others: [StaticString]
  ) -> Bool {
    let variables = variables(of: path)
    return !variables.isEmpty
      && variables.allSatisfy { variable in
        guard let type = file.bindings.variables[variable].type?.range else { return false }
        return type.contains { tokens.isWord($0, anyOf: types) }
          && !type.contains { tokens.isWord($0, anyOf: others + ["*"]) }
      }
  }

  /// The variables that a path may be, if it is a variable or a property of the object around; none of
  /// something else's.
  private func variables(of path: VariablePath) -> [Int] {
    guard path.names.count == 1, let name = path.names.first else { return [] }
    if let variable = file.bindings.variable(at: name) { return [variable] }
    return assignments.siblings(of: name).flatMap(members)
  }

  /// Whether a variable was unwrapped under its own name, by a condition around it or before it.
  private func isUnwrapped(_ path: VariablePath) -> Bool {
    guard path.range.count == 1, let name = path.names.first else { return false }
    let link = tokens.tokens[name].link
    var found = memo.unwrapped[link] ?? [:]
    if memo.unwrapped[link] == nil {
      for token in file.index.mentions[link].map(Int.init) where isCondition(token) {
        let place = levels.levels(at: token).places[0]
        found[place] = found[place] ?? token
      }
      memo.unwrapped[link] = found
    }
    let around = levels.levels(at: name)
    for (level, place) in zip(around.reversed(), around.places) {
      if let token = found[place], token < name { return true }
      if level.kind == .function || level.kind == .type { return false }
    }
    return false
  }

  /// Whether a token is a name that a condition binds.
  private func isCondition(_ token: Int) -> Bool {
    guard tokens.isWord(token - 1, anyOf: ["let", "var"]) else { return false }
    if case .variables? = levels.levels(at: token).last?.statement(at: token)?.kind { return false }
    return true
  }

  // MARK: Declarations

  private func facts(of variable: Int) -> VariableFacts {
    if let known = memo.variables[variable] { return known }
    let facts = file.bindings.variables[variable]
    let (type, value) = (facts.type?.range ?? 0..<0, facts.value?.range ?? 0..<0)
    let result = VariableFacts(
      isView: isSwift ? isUsable(facts, not: Self.guides) : isObject(facts),
      isNumber: isSwift ? isUsable(facts, not: Self.guides + Self.numberObjects) : isObject(facts),
      isLayoutSupport: type.contains { tokens.isWord($0, "UILayoutSupport") }
        || value.contains { tokens.isWord($0, anyOf: Self.supports) })
    memo.variables[variable] = result
    return result
  }

  /// Whether a variable of Swift is no optional, and its type or value names none of some types.
  private func isUsable(_ facts: Bindings.Variable, not types: [StaticString]) -> Bool {
    if let type = facts.type?.range {
      let vague: [StaticString] = ["Any", "AnyObject", "NSObject", "Optional"]
      return !tokens.isWord(type.upperBound - 1, "?")
        && !type.contains { tokens.isWord($0, anyOf: types + vague) }
    }
    // A condition unwraps its value.
    guard facts.declaration != nil, let value = facts.value?.range else { return true }
    var token = value.lowerBound
    while token < value.upperBound {
      // `view as? UILabel`, `cell?.label` and `try? view()` may be nil.
      let isWrapped =
        tokens.isWord(token, "?")
        && (tokens.isWord(token - 1, anyOf: ["as", "try"]) || tokens.isWord(token + 1, "."))
      if isWrapped || tokens.isWord(token, anyOf: types) { return false }
      let isOpener = tokens.tokens[token].kind == .opener
      token = isOpener ? max(token, Int(tokens.tokens[token].link)) + 1 : token + 1
    }
    return true
  }

  /// Whether a variable of Objective-C is no object of an unknown class.
  private func isObject(_ facts: Bindings.Variable) -> Bool {
    guard case .named(let name, _, let isGeneric)? = facts.type?.form else { return true }
    if tokens.isWord(name, anyOf: ["id", "instancetype", "NSObject"]) { return isGeneric }
    return !tokens.isWord(name, anyOf: Self.guides)
  }
}
