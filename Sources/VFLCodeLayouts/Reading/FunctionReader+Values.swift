import VFLDiagnostics
import VFLRecords
import VFLSources

// The values of expressions.
extension FunctionReader {
  /// Evaluates an expression with its effects.
  @discardableResult
  func evaluate(_ expression: Expression) -> CodeValue {
    nested { value(of: expression) }
  }

  private func value(of expression: Expression) -> CodeValue {
    switch expression.kind {
    case .name(let token): return value(named: file.words[token])
    case .number(let token):
      return CodeNumber(spelling: file.words[token]).map { .number($0) } ?? .unknown
    case .string(let parts):
      for case .literal(_, let computed) in parts {
        for part in computed { release(evaluate(part)) }
      }
      return file.tree.text(of: parts).map { .text($0, file.tree.span(of: expression.range)) }
        ?? .unknown
    case .member(nil, let token):
      return file.words[token] == "zero" && trustsUnknownCode
        ? .number(CodeNumber(0)) : .word(file.words[token])
    case .member(let base?, let token):
      return member(file.words[token], of: evaluate(base))
    case .call(let call): return evaluate(call, expression)
    case .subscripted(let base, let arguments): return element(of: evaluate(base), arguments)
    case .array(let values): return .list(values.map { evaluate($0) })
    case .dictionary(let entries): return dictionary(entries)
    case .tuple(let values) where values.count == 1: return evaluate(values[0].value)
    case .tuple(let values): return .tuple(values.map { evaluate($0.value) })
    case .closure(let closure): return .closure(captured(closure, at: expression.range))
    case .prefix(let token, let value):
      // Other code may assign a variable that it gets by reference.
      if file.words[token] == "&" {
        release(evaluate(value))
        return changed(value)
      }
      let sign = file.words[token]
      if file.declared.contains(sign), case .name = value.kind { return changed(value) }
      return prefixed(sign, evaluate(value))
    case .postfix(let value, let token):
      guard ["!", "?"].contains(file.words[token]) else { return changed(value) }
      let result = evaluate(value)
      if file.words[token] == "?", let item = result.object, item != owner {
        state.makeOptional(item)
      }
      return result
    case .operation(let values, let operators): return operation(values, operators)
    case .ternary(let condition, let yes, let no):
      for value in [condition, yes, no] {
        if let value { uncertainly { release(evaluate(value)) } }
      }
      return .unknown
    case .cast(let value, _):
      let result = evaluate(value)
      let sign = file.words[value.range.upperBound..<expression.range.upperBound].prefix(2)
      if trustsUnknownCode, let item = result.object, sign.contains(where: { $0.hasSuffix("?") }) {
        state.makeOptional(item)
      }
      // A conversion to a whole number removes the fraction.
      return !file.isSwift && result.number.map { !$0.isWhole } == true ? .unknown : result
    case .statement(let statement):
      uncertainly { run([statement]) }
      return .unknown
    case .opaque:
      if isRisky(expression.range) { abandon() }
      return .unknown
    }
  }

  /// Evaluates an expression whose value is stored.
  ///
  /// If the value is unknown, it may contain the constraints that the expression creates.
  func stored(_ expression: Expression) -> CodeValue {
    let count = constraints.count
    let value = evaluate(expression)
    if case .unknown = value {
      for index in count..<constraints.count {
        state.changeConstraint(index) { $0.isCertain = false }
      }
    }
    return value
  }

  /// Marks the constraints in a value as uncertain, because unknown code gets them.
  func release(_ value: CodeValue) {
    state.doubt(value)
    switch value {
    case .object(let item):
      state.change(item) { $0.isVisible = false }
      state.forgetStack(item)
    case .closure(let value): later(value.closure.body, value.closure.parameters, in: value.scopes)
    case .list(let values), .tuple(let values): for value in values { release(value) }
    case .dictionary(let entries): for entry in entries { release(entry.value) }
    default: break
    }
  }

  private func changed(_ value: Expression) -> CodeValue {
    assign(value, .unknown)
    return .unknown
  }

  // MARK: Names

  /// Returns the value of a name that no expression precedes.
  func value(named name: String) -> CodeValue {
    if let value = local(name) { return value }
    switch name {
    case "self": return .object(owner)
    case "nil", "NULL": return .none
    case "super": return .unknown
    case "true", "YES": return .word("true")
    case "false", "NO": return .word("false")
    default: break
    }
    if let type = currentDeclaration?.owner {
      let siblings = file.ancestry(of: type).compactMap { file.properties[$0]?[name] }
      if let sibling = siblings.first(where: { $0.isStatic }) { return constant(sibling) }
    }
    if let macro = file.macros[name], depth < 8 {
      depth += 1
      defer { depth -= 1 }
      return evaluate(macro)
    }
    let isVariable = !file.isSwift && name.hasPrefix("_")
    if isVariable { return member(String(name.dropFirst()), of: .object(owner)) }
    if file.isSwift, !function.isStatic, currentDeclaration == nil {
      if property(name) != nil || name == "constraints" {
        return member(name, of: .object(owner))
      }
      if Self.inherited.contains(name) || anchor(named: name, of: owner) != nil || name == "snp" {
        return member(name, of: .object(owner))
      }
    }
    if let global = file.globals[name] { return constant(global) }
    if file.isSwift, function.isStatic, currentDeclaration == nil,
      let property = property(name), property.isStatic
    {
      return constant(property)
    }
    if Self.isCapitalized(name) || name.hasPrefix("k") && name.utf8.count > 1 { return .type(name) }
    return file.isSwift && !function.isStatic && function.owner != nil && currentDeclaration == nil
      ? presumed(name) : .unknown
  }

  /// The inherited properties that are assumed to keep their values during a method.
  static let inherited: Set<String> = [
    "view", "contentView", "superview", "textLabel", "detailTextLabel", "imageView", "titleLabel",
    "tableView", "collectionView",
    "topLayoutGuide", "bottomLayoutGuide", "safeAreaLayoutGuide", "layoutMarginsGuide",
    "readableContentGuide", "keyboardLayoutGuide", "contentLayoutGuide", "frameLayoutGuide",
  ]

  /// Returns the declaration of a property of the enclosing type or of its superclasses in the file.
  func property(_ name: String) -> CodeProperty? {
    guard let type = function.owner else { return nil }
    for type in file.ancestry(of: type) {
      if let property = file.properties[type]?[name] { return property }
    }
    return nil
  }

  /// Returns the value of a constant, if the declaration contains it.
  func constant(_ property: CodeProperty) -> CodeValue {
    guard property.isConstant, !property.isComputed, let value = property.value, depth < 8 else {
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    switch value.kind {
    case .number, .prefix, .operation, .array, .dictionary, .string, .name, .member, .call: break
    default: return .unknown
    }
    let (count, created) = (items.count, constraints.count)
    var result = CodeValue.unknown
    uncertainly { result = inDeclaration(of: property.owner) { evaluate(value) } }
    guard items.count == count, constraints.count == created else { return .unknown }
    switch result {
    case .number(let number):
      let isFloating = property.typeName.map(Self.isFloating) == true
      return number.isQuotient && !isFloating ? .unknown : result
    case .numbers, .text, .word, .list, .dictionary: return result
    default: return .unknown
    }
  }

  // MARK: Members

  func member(_ name: String, of base: CodeValue) -> CodeValue {
    switch base {
    case .object(let item): return member(name, of: item)
    case .type(let type):
      if name == "new" { return .object(new(type)) }
      let type = type == "Self" ? currentDeclaration?.owner ?? function.owner ?? type : type
      if let property = file.properties[type]?[name], property.isStatic {
        return file.isGenericParameter(type) ? .unknown : constant(property)
      }
      if Self.isCapitalized(name), file.properties[name] != nil { return .type(name) }
      return file.properties[type] == nil ? .word(name) : .unknown
    case .snap(let item):
      if name == "constraints" { state.removeAll() }
      if let attribute = Attribute(chainName: name) {
        return .anchor(CodeAnchor(item: item, attribute: attribute))
      }
      return [Attribute](chainName: name) == nil ? .unknown : base
    case .maker, .chain: return chain(name, of: base)
    case .numbers(let numbers): return component(name, of: numbers)
    case .number(let number) where number.constant == 0: return Self.memberOfZero(name)
    case .word("zero"): return Self.memberOfZero(name)
    case .constraint:
      // A member can be changed, or be a property of the project that changes the constraint.
      release(base)
      return .unknown
    case .word where name == "rawValue": return base
    case .word(let word): return .word(word + "." + name)
    case .list(let values):
      switch name {
      case "count": return .number(CodeNumber(count: values.count))
      case "first": return values.first ?? .unknown
      case "last": return values.last ?? .unknown
      default:
        release(base)
        return .unknown
      }
    case .dictionary:
      release(base)
      return .unknown
    case .tuple(let values):
      guard let index = Int(name), values.indices.contains(index) else { return .unknown }
      return values[index]
    default: return .unknown
    }
  }

  private func component(_ name: String, of numbers: [CodeNumber]) -> CodeValue {
    let names = Self.components.filter { $0.count == numbers.count }
    guard let index = names.lazy.compactMap({ $0.firstIndex(of: name) }).first else {
      return .unknown
    }
    return .number(numbers[index])
  }

  /// The names of the numbers of sizes, points and insets.
  private static let components = [
    ["width", "height"], ["x", "y"], ["top", "left", "bottom", "right"],
    ["top", "leading", "bottom", "trailing"],
  ]

  /// Returns the value of a member of a size, a point or insets without extent.
  private static func memberOfZero(_ name: String) -> CodeValue {
    components.contains { $0.contains(name) } ? .number(CodeNumber(0)) : .unknown
  }

  /// Whether a name begins with a capital letter, as the names of types do.
  static func isCapitalized(_ name: String) -> Bool {
    name.utf8.first.map { $0 &- 0x41 < 26 } == true
  }
}
