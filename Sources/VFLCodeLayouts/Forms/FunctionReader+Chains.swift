import VFLDiagnostics
import VFLRecords
import VFLSources

// SnapKit and Masonry.
extension FunctionReader {
  /// Evaluates a call such as `view.snp.makeConstraints { make in … }`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - name: The name of the method, without the prefix of Masonry.
  ///   - item: The view.
  func make(_ call: CodeCall, _ name: String, of item: Int) -> CodeValue {
    guard call.arguments.count == 1, case .closure(let closure) = evaluate(call.arguments[0]) else {
      if name == "removeConstraints" {
        state.removeConstraints(of: item)
        return .unknown
      }
      return unknown(call, mayAssign: false)
    }
    switch name {
    case "makeConstraints": invoke(closure, [.maker(item)])
    case "remakeConstraints" where trustsUnknownCode:
      state.deactivate(of: item, before: constraints.count) { _ in true }
      invoke(closure, [.maker(item)])
    case "remakeConstraints":
      state.removeConstraints(of: item)
      invoke(closure, [.maker(item)])
    case "updateConstraints" where trustsUnknownCode:
      let count = constraints.count
      invoke(closure, [.maker(item)])
      let replaced = Set(constraints[count...].map { $0.first })
      for item in Set(replaced.map { $0.item }).sorted() {
        state.deactivate(of: item, before: count, where: replaced.contains)
      }
    case "updateConstraints":
      state.removeConstraints(of: item)
      later(closure.closure.body, closure.closure.parameters, in: closure.scopes)
    default: return unknown(call, mayAssign: false)
    }
    return .unknown
  }

  /// Returns the value of a member of a chain.
  func chain(_ name: String, of base: CodeValue) -> CodeValue {
    if ["with", "and", "constraint"].contains(name) { return base }
    var chain: CodeChain
    switch base {
    case .maker(let item): chain = CodeChain(item: item)
    case .chain(let started): chain = started
    default: return .unknown
    }
    guard chain.constraints.isEmpty, let attributes = [Attribute](chainName: name) else {
      release(base)
      return .unknown
    }
    chain.attributes += attributes
    return .chain(chain)
  }

  /// Evaluates a call in a chain, such as `equalTo(title.snp.bottom)` or `offset(8)`.
  func chainCall(_ call: CodeCall, _ base: CodeValue) -> CodeValue {
    guard case .chain(var chain) = base else { return unknown(call, mayAssign: false) }
    let name = call.name.hasPrefix("mas_") ? String(call.name.dropFirst(4)) : call.name
    var values = call.arguments.map { evaluate($0) }
    if values.count == 1, let number = assumedLength(call, name, values[0]) {
      values[0] = .number(number)
    }
    let isFirst = chain.constraints.isEmpty
    if isFirst, let relation = Self.relations[name], values.count == 1 {
      relate(&chain, relation, to: values[0], at: call.span)
      return .chain(chain)
    }
    if isFirst, name.hasSuffix("Superview"), values.isEmpty,
      let relation = Self.relations[String(name.dropLast(9))]
    {
      relate(&chain, relation, to: .object(state.superview(of: chain.item)), at: call.span)
      return .chain(chain)
    }
    for value in values { release(value) }
    // A modifier before the relation has a meaning that depends on the library.
    if isFirst {
      release(base)
      return .unknown
    }
    if !modify(chain, name, values) { release(base) }
    return base
  }

  /// Returns the number that is assumed for the argument of a call in a chain.
  ///
  /// An unknown argument of `equalTo` is more likely a view than a number, but not one of `mas_equalTo`.
  private func assumedLength(_ call: CodeCall, _ name: String, _ value: CodeValue) -> CodeNumber? {
    guard value.number == nil else { return nil }
    let argument = call.arguments[0]
    if ["offset", "inset"].contains(name) { return length(argument, value) }
    guard Self.relations[name] != nil else { return nil }
    let isBoxed = call.name.hasPrefix("mas_")
    switch value {
    case .word, .type: return length(argument, value)
    case .object(let item):
      let isNumber = isBoxed || assumptions?.defines(items[item].name) == true
      return isNumber && !state.isView(item) ? length(argument, value) : nil
    case .unknown:
      if isBoxed { return length(argument, value) }
      switch argument.kind {
      case .operation, .prefix: return length(argument, value)
      default: return nil
      }
    default: return nil
    }
  }

  private static let relations: [String: Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "greaterThanOrEqualTo": .greaterThanOrEqual,
  ]

  /// Adds and activates the constraints of a chain.
  private func relate(
    _ chain: inout CodeChain, _ relation: Relation, to value: CodeValue, at span: SourceSpan
  ) {
    if case .list(let values) = value {
      for value in values { relate(&chain, relation, to: value, at: span) }
      return
    }
    for attribute in chain.attributes {
      let first = CodeAnchor(item: chain.item, attribute: attribute)
      var second: CodeAnchor?
      var constant: CodeNumber? = CodeNumber(0)
      var isComplete = true
      switch value {
      case .object(let item), .snap(let item):
        second = CodeAnchor(item: item, attribute: attribute)
        if case .object = value, !state.isView(item) { (second, isComplete) = (nil, false) }
      case .anchor(let anchor): second = anchor
      case .number, .numbers:
        constant = Self.component(of: value, for: attribute)
        // SnapKit and Masonry measure a center from different positions of the superview.
        if attribute == .centerX || attribute == .centerY { isComplete = false }
        if !attribute.isSize {
          second = CodeAnchor(item: state.superview(of: chain.item), attribute: attribute)
        }
      default: isComplete = false
      }
      let index = create(first, relation, second, constant: constant, at: span)
      state.changeConstraint(index) { $0.isComplete = isComplete }
      state.activate([index])
      chain.constraints.append(index)
    }
    switch value {
    case .number, .numbers: chain.isRelatedToNumber = true
    default: break
    }
  }

  /// Returns the number of a number, size, point or edge insets that applies to an attribute.
  static func component(of value: CodeValue, for attribute: Attribute) -> CodeNumber? {
    switch value {
    // The type of a quotient of integers is an integer type here, so the quotient is rounded.
    case .number(let number): return number.isQuotient ? nil : number
    case .numbers(let numbers) where numbers.count == 2:
      return attribute.axis == .horizontal ? numbers[0] : numbers[1]
    case .numbers(let numbers):
      guard let sign = attribute.insetSign else { return nil }
      let isHorizontal = attribute.axis == .horizontal
      let index = isHorizontal ? (sign > 0 ? 1 : 3) : (sign > 0 ? 0 : 2)
      return numbers[index].scaled(by: sign)
    default: return value.word == "zero" ? CodeNumber(0) : nil
    }
  }

  /// Applies a modifier to the constraints of a chain, or returns `false` if its effect is unknown.
  private func modify(_ chain: CodeChain, _ name: String, _ values: [CodeValue]) -> Bool {
    switch name {
    case "priority" where values.count == 1, "priorityRequired":
      let priority = values.isEmpty ? 1000 : priority(values[0])
      for index in chain.constraints { state.changeConstraint(index) { $0.priority = priority } }
    case "priorityLow", "priorityMedium", "priorityHigh":
      let word = name.dropFirst("priority".utf8.count)
      let priority = Self.priorities[word.loweringFirst]
      for index in chain.constraints { state.changeConstraint(index) { $0.priority = priority } }
    case "labeled", "key": break
    case "offset", "inset", "insets", "sizeOffset", "centerOffset":
      guard values.count == 1, !chain.isRelatedToNumber else { return false }
      for index in chain.constraints {
        let attribute = constraints[index].first.attribute
        var constant = Self.component(of: values[0], for: attribute)
        if name.hasPrefix("inset") {
          // SnapKit uses the sign of the other attribute.
          let sign = constraints[index].second.map { $0.attribute.insetSign } ?? attribute.insetSign
          if sign != attribute.insetSign { state.changeConstraint(index) { $0.isComplete = false } }
          if case .number(let number) = values[0] {
            constant = attribute.insetSign.map { number.scaled(by: $0) }
          }
        }
        state.changeConstraint(index) { $0.constant = constant }
      }
    case "multipliedBy", "dividedBy":
      guard values.count == 1, !chain.isRelatedToNumber else { return false }
      let number = Self.component(of: values[0], for: .width)?.constant
      let multiplier = name == "dividedBy" ? number.map { 1 / $0 } : number
      for index in chain.constraints {
        state.changeConstraint(index) { $0.multiplier = multiplier }
      }
    default: return false
    }
    return true
  }
}
