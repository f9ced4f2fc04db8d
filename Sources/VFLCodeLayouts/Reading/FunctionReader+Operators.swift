import VFLDiagnostics
import VFLSources

// Operators, assignments and collections.
extension FunctionReader {
  func dictionary(_ entries: [Expression.Entry]) -> CodeValue {
    var result: [(key: String, value: CodeValue)] = []
    for entry in entries {
      let value = evaluate(entry.value)
      guard case .text(let key, _) = evaluate(entry.key) else {
        release(value)
        return .unknown
      }
      result.append((String(decoding: key, as: UTF8.self), value))
    }
    return .dictionary(result)
  }

  func element(of base: CodeValue, _ arguments: [Expression.Argument]) -> CodeValue {
    let indexes = arguments.map { evaluate($0.value) }
    guard indexes.count == 1 else { return .unknown }
    switch (base, indexes[0]) {
    case (.list(let values), .number(let number)):
      guard let index = number.constant.flatMap({ Int(exactly: $0) }),
        values.indices.contains(index)
      else { break }
      return values[index]
    case (.dictionary(let entries), .text(let key, _)):
      let key = String(decoding: key, as: UTF8.self)
      return entries.first { $0.key == key }?.value ?? .unknown
    default: break
    }
    release(base)
    return .unknown
  }

  func prefixed(_ sign: String, _ value: CodeValue) -> CodeValue {
    switch sign {
    case "-": return value.number.map { .number(-$0) } ?? .unknown
    case "+", "@", "@(", "try", "await": return value
    case "!", "~":
      if case .constraint = value { release(value) }
      return .unknown
    default:
      release(value)
      return .unknown
    }
  }

  func operation(_ values: [Expression], _ operators: [Int]) -> CodeValue {
    let signs = operators.map { file.words[$0] }
    guard let sign = signs.first else { return .unknown }
    if sign == "=" {
      guard values.count == 2 else {
        for value in values.dropLast() { assign(value, .unknown) }
        return .unknown
      }
      var value = stored(values[1])
      if case .member(_, let token) = values[0].kind, file.words[token] == "spacing",
        let number = length(values[1], value)
      {
        value = .number(number)
      }
      assign(values[0], value)
      return value
    }
    if sign.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(sign) {
      return change(values, sign)
    }
    if ["&&", "||", "??"].contains(sign) {
      let first = evaluate(values[0])
      release(first)
      for value in values.dropFirst() { uncertainly { release(evaluate(value)) } }
      return .unknown
    }
    let isSplit = zip(operators, operators.dropFirst()).contains { $0 + 1 == $1 }
    if isSplit || !Self.plainOperators.isSuperset(of: signs) {
      // The operator may assign its operands.
      for value in values {
        release(evaluate(value))
        if case .name = value.kind { assign(value, .unknown) }
      }
      return .unknown
    }
    var result = evaluate(values[0])
    for (value, sign) in zip(values.dropFirst(), signs) {
      result = combined(result, sign, evaluate(value))
    }
    return result
  }

  /// The operators that assign nothing.
  static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "..<", "...", "~=",
    "&", "|", "^",
  ]

  private func combined(_ left: CodeValue, _ sign: String, _ right: CodeValue) -> CodeValue {
    if case .list(let first) = left, case .list(let second) = right, sign == "+",
      first.count + second.count <= Self.elementLimit
    {
      return .list(first + second)
    }
    if sign == "|", let options = Self.options(left), let others = Self.options(right) {
      return .list(options + others)
    }
    if sign == "..<" || sign == "...", let range = range(left, sign, right) { return range }
    guard !file.declared.contains(sign), let first = left.number ?? Self.number(ofPriority: left),
      let second = right.number
    else {
      for value in [left, right] {
        release(value)
        moveAway(value)
      }
      return .unknown
    }
    let result = Self.result(first, sign, second)
    if !file.isSwift, result?.isQuotient == true { return .unknown }
    return result.map { .number($0) } ?? .unknown
  }

  /// The largest number of elements of a list.
  private static let elementLimit = 10_000

  /// Returns the constants that options of Objective-C consist of; `nil` for other values.
  private static func options(_ value: CodeValue) -> [CodeValue]? {
    if case .list(let values) = value, values.allSatisfy({ $0.word != nil }) { return values }
    return value.word == nil ? nil : [value]
  }

  /// Returns the integers of a short range.
  private func range(_ left: CodeValue, _ sign: String, _ right: CodeValue) -> CodeValue? {
    guard let first = left.number?.constant.flatMap({ Int(exactly: $0) }),
      let last = right.number?.constant.flatMap({ Int(exactly: $0) }), first <= last,
      last - first < Self.repetitionLimit
    else { return nil }
    let end = sign == "..." ? last + 1 : last
    return .list((first..<end).map { .number(CodeNumber(count: $0)) })
  }

  /// Returns the result of an operator; `nil` if it is unknown.
  static func result(_ first: CodeNumber, _ sign: String, _ second: CodeNumber) -> CodeNumber? {
    switch sign {
    case "+": first + second
    case "-": first + -second
    case "*": first.times(second)
    case "/": first.divided(by: second)
    default: nil
    }
  }

  private func change(_ values: [Expression], _ sign: String) -> CodeValue {
    let old = evaluate(values[0])
    let new = values.dropFirst().map { evaluate($0) }.last ?? .unknown
    assign(values[0], combined(old, String(sign.dropLast()), new))
    return .unknown
  }

  // MARK: Assignments

  func assign(_ target: Expression, _ value: CodeValue) {
    switch target.kind {
    case .name(let token):
      let name = file.words[token]
      if assign(local: name, value) || name == "_" { return }
      if file.isSwift, trustsUnknownCode, property(name) == nil, setStack(name, of: owner, value) {
        return
      }
      set(!file.isSwift && name.hasPrefix("_") ? String(name.dropFirst()) : name, of: owner, value)
    case .member(let base?, let token):
      assign(file.words[token], of: evaluate(base), base, value)
    case .postfix(let base, _), .cast(let base, _), .prefix(_, let base): assign(base, value)
    case .subscripted(let base, let arguments):
      release(value)
      for argument in arguments { evaluate(argument.value) }
      assign(base, .unknown)
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { assign(part.value, value) }
      } else {
        release(value)
        for part in parts { assign(part.value, .unknown) }
      }
    default:
      release(value)
      if isRisky(target.range) { state.removeAll() }
    }
  }

  /// Assigns a property of an object.
  func set(_ name: String, of item: Int, _ value: CodeValue) {
    if !file.isSwift, item == owner, name.hasPrefix("_") {
      return set(String(name.dropFirst()), of: item, value)
    }
    state.doubt(value)
    state.change(item) { $0.content.set(name, value) }
    let setter = "set" + name.raisingFirst
    let hasSetter = property(name)?.isObserved == true || file.declared.contains(setter)
    if item == owner, hasSetter {
      state.removeAll()
      state.forgetProperties()
    }
    if case .closure = value { release(value) }
    // A property of another object, such as a table header, can move a view.
    let isRootView = item == owner && ["view", "contentView"].contains(name)
    if isRootView, trustsUnknownCode, let object = value.object {
      state.change(object) { ($0.name, $0.isRoot) = (name, true) }
    }
    let isUnknown = item != owner || property(name) == nil && file.isSwift
    if isUnknown, !isRootView, let object = value.object {
      state.remove(object)
    }
    // A property of the project, such as `width`, can change constraints.
    if item != owner, value.number != nil, !trustsUnknownCode, !SystemNames.isProperty(name) {
      state.removeConstraints(of: item)
    } else if item == owner, property(name) == nil, !SystemNames.isSetter(name) {
      state.distrust()
    }
    if item != owner, let previous = state.member(name, of: item)?.object { state.remove(previous) }
    var value = value
    // The object may be a structure, of which each variable has its own copy.
    let isCopied = item != owner && value.object == nil
    if !state.isCertain || isCopied || hasSetter { value = .unknown }
    if let object = value.object {
      // Other methods can complete a stack view.
      state.forgetStack(object)
      state.name(object, name)
    } else if case .list = value {
      value = .unknown
    }
    state.setMember(name, of: item, value)
  }

  private func assign(
    _ name: String, of base: CodeValue, _ expression: Expression, _ value: CodeValue
  ) {
    switch base {
    case .constraint, .chain, .list:
      guard let found = base.constraints else {
        release(value)
        return
      }
      for index in found { change(name, of: index, to: value) }
    case .object(let item):
      if CodeFile.hidingWords.contains(name) {
        state.change(item) { $0.isVisible = false }
        if state.isCertain { state.change(item) { $0.content.set(name, value) } }
      } else if !setStack(name, of: item, value) {
        set(name, of: item, value)
      }
    case .numbers, .number, .tuple, .dictionary, .text, .word:
      release(value)
      assign(expression, .unknown)
    case .maker where name.hasSuffix("Existing"): state.removeAll()
    default:
      release(value)
      guard ["isActive", "active", "constant", "priority"].contains(name) else { return }
      if value.word != "true", mayBeCreated(expression) { state.removeAll() }
    }
  }

  /// Whether an expression may refer to a constraint that the function created.
  private func mayBeCreated(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let token): return local(file.words[token]) != nil
    case .member(let base?, let token):
      if file.words[token] == "constraints" { return true }
      if case .name(let token) = base.kind { return file.words[token] != "self" }
      return mayBeCreated(base)
    case .postfix(let base, _), .cast(let base, _): return mayBeCreated(base)
    default: return true
    }
  }

  private func change(_ name: String, of index: Int, to value: CodeValue) {
    guard state.isCertain else {
      let isActivation = name == "isActive" || name == "active"
      return state.changeConstraint(index) {
        $0.isCertain = false
        $0.isConditional = $0.isConditional || isActivation
      }
    }
    switch name {
    case "isActive", "active":
      switch value.word {
      case "true": state.activate([index])
      case "false": state.deactivate([index])
      default: state.changeConstraint(index) { ($0.isCertain, $0.isConditional) = (false, true) }
      }
    case "constant": state.changeConstraint(index) { $0.constant = value.number }
    case "priority":
      let priority = priority(value)
      state.changeConstraint(index) { $0.priority = priority }
    case "identifier", "shouldBeArchived": break
    default: state.doubt(.constraint(index))
    }
  }

  /// Returns the number of a priority; `nil` if it is unknown.
  func priority(_ value: CodeValue) -> Double? {
    (value.number ?? Self.number(ofPriority: value))?.constant
  }

  /// Returns the number of a priority with a name.
  private static func number(ofPriority value: CodeValue) -> CodeNumber? {
    value.word.flatMap { priorities[$0] }.map { CodeNumber($0) }
  }

  /// The priorities of UIKit, AppKit, SnapKit and Masonry, by name.
  static let priorities: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
    "high": 750, "medium": 500, "low": 250, "dragThatCanResizeWindow": 510,
    "windowSizeStayPut": 500, "dragThatCannotResizeWindow": 490, "fittingSizeCompression": 50,
  ]
}
