import VFLDiagnostics
import VFLSources

// The effects and values of calls.
extension FunctionReader {
  func evaluate(_ call: Expression.Call, _ expression: Expression) -> CodeValue {
    func named(_ token: Int) -> CodeCall {
      CodeCall(file.words[token], call, at: expression.range, in: file)
    }
    switch call.callee.kind {
    case .name(let token): return function(named(token))
    case .member(nil, let token): return initializer(named(token))
    case .member(let base?, let token):
      if case .name(let name) = base.kind, file.words[name] == "super" {
        let call = named(token)
        if let value = inlined(call, on: nil, asSuper: true) { return value }
        if call.name.hasPrefix("init") { return .object(owner) }
        // The superclass does not know the constraints of the function.
        for argument in call.arguments { release(evaluate(argument)) }
        if file.ancestry(of: function.owner ?? "").count > 2 { state.removeAll() }
        state.forgetProperties()
        return .unknown
      }
      return method(named(token), of: evaluate(base), base)
    case .closure(let closure):
      let values = call.arguments.map { evaluate($0.value) }
      let captured = captured(closure, at: call.callee.range)
      return state.isCertain ? invoke(captured, values) : unknownClosure(captured)
    case .array(let elements) where call.arguments.isEmpty && elements.count <= 1: return .list([])
    default:
      release(evaluate(call.callee))
      // The expression may be a closure that a property stores.
      state.distrust()
      for argument in call.arguments { release(evaluate(argument.value)) }
      return .unknown
    }
  }

  private func unknownClosure(_ value: CodeClosure) -> CodeValue {
    later(value.closure.body, value.closure.parameters, in: value.scopes)
    return .unknown
  }

  /// Evaluates the body of a closure that runs at this moment.
  @discardableResult
  func invoke(_ captured: CodeClosure, _ values: [CodeValue]) -> CodeValue {
    let closure = captured.closure
    var bindings: [(name: String, value: CodeValue)] = []
    for (index, value) in values.enumerated() {
      if closure.parameters.isEmpty {
        bindings.append(("$\(index)", value))
      } else if closure.parameters.indices.contains(index),
        let token = closure.parameters[index].name
      {
        bindings.append((file.words[token], value))
      }
    }
    return call(closure.body, binding: bindings, in: captured.scopes)
  }

  /// Evaluates a call whose meaning is not known.
  @discardableResult
  func unknown(_ call: CodeCall, mayAssign: Bool) -> CodeValue {
    // The parameter may be a closure that is evaluated later, or never.
    var passesOwner = false
    var views: [Int] = []
    for argument in call.arguments {
      uncertainly {
        let value = evaluate(argument)
        if value.object == owner { passesOwner = true }
        views += Self.objects(in: value)
        if case .unknown = value, mayBeClosure(argument) { state.removeAll() }
        release(value)
        moveAway(value)
      }
    }
    if file.declared.contains(call.name)
      ? file.removers.contains(call.name) : Self.mayRemove(call.name)
    {
      state.removeAll()
    }
    if !views.isEmpty, trustsUnknownCode, state.isCertain, !SystemNames.isMethod(call.name),
      !SystemNames.isFunction(call.name)
    {
      ignored.add(call.span, getting: views)
    }
    if mayAssign || passesOwner { state.forgetProperties() }
    return .unknown
  }

  /// Returns the objects that a value is or contains.
  private static func objects(in value: CodeValue) -> [Int] {
    switch value {
    case .object(let item): [item]
    case .list(let values): values.flatMap { objects(in: $0) }
    default: []
    }
  }

  /// Whether the name of a function suggests that it removes views or constraints.
  private static func mayRemove(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "remove", "deactivate", "uninstall", "clear", "reset", "detach", "replace", "remake", "clean",
      "teardown", "unpin", "drop", "disable", "swap", "exchange", "transition", "embed", "setvalue",
      "perform", "relax", "toggle",
    ].contains { name.firstPlace(of: $0) != nil }
  }

  /// Whether an argument may be a method or a stored closure that removes constraints.
  private func mayBeClosure(_ argument: Expression) -> Bool {
    switch argument.kind {
    case .name(let token), .member(_, let token):
      let name = file.words[token]
      if file.removers.contains(name) || name.hasPrefix("_") { return true }
      return property(name).map { $0.typeName == nil } ?? false
    default: return false
    }
  }

  /// Assumes that unknown code moved a view to another superview, which removes constraints.
  func moveAway(_ value: CodeValue) {
    switch value {
    case .object(let item) where item != owner && !trustsUnknownCode: state.remove(item)
    case .list(let values), .tuple(let values): for value in values { moveAway(value) }
    default: break
    }
  }

  // MARK: Functions

  /// Functions that do not return.
  private static let endings: Set<String> = [
    "fatalError", "preconditionFailure", "abort", "exit", "NSUnimplemented",
  ]

  private func function(_ call: CodeCall) -> CodeValue {
    if Self.endings.contains(call.name), state.isCertain {
      abandon()
      return .unknown
    }
    if let value = local(call.name) {
      if case .closure(let closure) = value {
        let values = call.arguments.map { evaluate($0) }
        return state.isCertain ? invoke(closure, values) : unknownClosure(closure)
      }
      state.removeAll()
      return unknown(call, mayAssign: true)
    }
    if let value = inlined(call, on: nil) { return value }
    switch call.name {
    case "CGSize", "CGPoint", "UIOffset", "CGSizeMake", "CGPointMake", "UIOffsetMake", "NSMakeSize":
      return numbers(call, count: 2)
    case "UIEdgeInsets", "UIEdgeInsetsMake", "NSEdgeInsets", "NSEdgeInsetsMake",
      "NSDirectionalEdgeInsets", "NSDirectionalEdgeInsetsMake", "ALEdgeInsets", "ConstraintInsets":
      return numbers(call, count: 4)
    case "UILayoutPriority", "CGFloat", "Double", "Float", "NSNumber", "NSLayoutFormatOptions":
      guard call.arguments.count == 1 else { break }
      let value = evaluate(call.arguments[0])
      // Two whole numbers are divided without a remainder.
      return value.number?.isQuotient == true ? .unknown : value
    case "NSLayoutConstraint" where call.labels.first == "item": return itemCall(call)
    case "NSDictionaryOfVariableBindings": return bindings(call)
    case "UIStackView": return stack(call, new("UIStackView"))
    default: break
    }
    if file.isSwift, Self.isCapitalized(call.name) {
      for argument in call.arguments {
        let value = evaluate(argument)
        release(value)
        moveAway(value)
      }
      if Self.valueTypes.contains(call.name) { return .unknown }
      let item = new(file.ancestry(of: call.name).last ?? call.name)
      state.change(item) { $0.ownClass = call.name }
      return .object(item)
    }
    if file.isSwift, Self.viewMethods.contains(call.name) {
      return objectCall(call, owner)
    }
    // A method of a superclass or of another file, or a property with a closure, can change constraints.
    let isKnown =
      SystemNames.isFunction(call.name) || SystemNames.isMethod(call.name)
      || file.declared.contains(call.name)
    if !isKnown { state.distrust() }
    return unknown(call, mayAssign: true)
  }

  static let viewMethods: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "addLayoutGuide", "addConstraint",
    "addConstraints", "removeConstraint", "removeConstraints", "removeFromSuperview",
    "layoutIfNeeded", "updateConstraintsIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints",
  ]

  private func bindings(_ call: CodeCall) -> CodeValue {
    var result: [(key: String, value: CodeValue)] = []
    for argument in call.arguments {
      let range = argument.range
      result.append((file.words[range].joined(), evaluate(argument)))
    }
    return .dictionary(result)
  }

  /// Creates an object of a class.
  func new(_ className: String) -> Int {
    state.add(
      CodeItem(
        name: "", className: className, isExact: true, isVisible: true))
  }

  private func numbers(_ call: CodeCall, count: Int) -> CodeValue {
    let values = call.arguments.map { length($0, evaluate($0)) }
    if values.isEmpty { return .numbers(Array(repeating: CodeNumber(0), count: count)) }
    guard values.count == count else { return .unknown }
    let known = values.compactMap { $0 }
    return known.count == count ? .numbers(known) : .unknown
  }

  /// Returns the value of `.init(…)` or of another member of an implied type.
  private func initializer(_ call: CodeCall) -> CodeValue {
    if let size = fontSize(of: call) { return size }
    guard call.name == "init" else { return unknown(call, mayAssign: false) }
    switch call.labels {
    case ["width", "height"], ["x", "y"]: return numbers(call, count: 2)
    case ["top", "left", "bottom", "right"], ["top", "leading", "bottom", "trailing"]:
      return numbers(call, count: 4)
    case [""], ["rawValue"]: return evaluate(call.arguments[0])
    default: return unknown(call, mayAssign: false)
    }
  }

  // MARK: Methods

  private func method(_ call: CodeCall, of base: CodeValue, _ receiver: Expression) -> CodeValue {
    switch base {
    case .type(let type): return typeCall(call, type)
    case .anchor(let anchor): return anchorCall(call, anchor)
    case .object(let item):
      if let value = inlined(call, on: item) { return value }
      if configure(base, call) { return base }
      return objectCall(call, item)
    case .snap(let item): return make(call, call.name, of: item)
    case .maker, .chain: return chainCall(call, base)
    case .list(let values): return listCall(call, values, receiver)
    case .number where ["floatValue", "doubleValue"].contains(call.name): return base
    case .closure: return unknown(call, mayAssign: true)
    case .constraint where configure(base, call): return base
    case .constraint(let index):
      if call.name == "setActive", call.arguments.count == 1 {
        if evaluate(call.arguments[0]).word == "true" {
          state.activate([index])
        } else {
          deactivate(base)
        }
        return .unknown
      }
      if trustsUnknownCode, call.arguments.count <= 1 {
        // A method of the project, such as `withPriority(_:)`, probably returns the constraint.
        if let argument = call.arguments.first, let priority = priority(evaluate(argument)) {
          state.changeConstraint(index) { $0.priority = priority }
        }
        return base
      }
      release(base)
      return unknown(call, mayAssign: false)
    default:
      if Self.viewMethods.contains(call.name),
        call.name.hasPrefix("add") || call.name.hasPrefix("ins")
      {
        return objectCall(call, state.add(CodeItem(name: "superview")))
      }
      if case .unknown = base, createsConstraints(call) { omit(call) }
      release(base)
      // A method can change a value such as a size or a dictionary.
      switch base {
      case .numbers, .number, .tuple, .dictionary, .text, .word: assign(receiver, .unknown)
      default: break
      }
      return unknown(call, mayAssign: false)
    }
  }

  /// Evaluates a call such as `label.then { $0.text = "Title" }`, or returns `false` for another call.
  private func configure(_ base: CodeValue, _ call: CodeCall) -> Bool {
    guard trustsUnknownCode, state.isCertain, call.arguments.count == 1,
      ["then", "with", "apply", "also", "configure", "setup", "tap"].contains(call.name),
      case .closure(let body) = call.arguments[0].kind
    else { return false }
    invoke(captured(body, at: call.arguments[0].range), [base])
    return true
  }

  private func typeCall(_ call: CodeCall, _ type: String) -> CodeValue {
    switch call.name {
    case "activate", "activateConstraints":
      // A method of the project can have further parameters, such as a priority.
      guard type == "NSLayoutConstraint", call.arguments.count == 1 else {
        return unknown(call, mayAssign: true)
      }
      let value = evaluate(call.arguments[0])
      if case .unknown = value { return omit(call) }
      value.forEachConstraint { state.activate([$0]) }
      return .unknown
    case "deactivate", "deactivateConstraints":
      for argument in call.arguments { deactivate(evaluate(argument)) }
      return .unknown
    case "constraints", "constraintsWithVisualFormat":
      return formatCall(call)
    case "raise" where type == "NSException" && state.isCertain:
      abandon()
      return .unknown
    case "constraintWithItem": return itemCall(call)
    case "autoSetPriority" where call.arguments.count == 2: return prioritized(call)
    case "FormatOptions", "Priority", "UILayoutPriority":
      return call.arguments.first.map { evaluate($0) } ?? .list([])
    case "labelWithString", "wrappingLabelWithString", "textFieldWithString", "buttonWithTitle",
      "checkboxWithTitle", "imageViewWithImage":
      for argument in call.arguments { release(evaluate(argument)) }
      return .object(new(type))
    case "alloc", "new", "newAutoLayoutView", "newAutoLayout", "buttonWithType", "init", "array":
      for argument in call.arguments { release(evaluate(argument)) }
      if ["NSMutableArray", "NSArray"].contains(type) { return .list([]) }
      let item = new(type)
      return type == "UIStackView" && call.name != "alloc" ? stack(call, item) : .object(item)
    case _ where type == "UIFont" || type == "NSFont":
      return fontSize(of: call) ?? unknown(call, mayAssign: false)
    case "numberWithFloat", "numberWithDouble", "numberWithInteger", "arrayWithObject":
      return call.arguments.first.map { evaluate($0) } ?? .unknown
    default: return unknown(call, mayAssign: false)
    }
  }

  private func listCall(
    _ call: CodeCall, _ values: [CodeValue], _ receiver: Expression
  ) -> CodeValue {
    switch (call.name, call.labels) {
    case ("forEach", _) where call.arguments.count == 1: return forEach(values, call)
    case ("append", [""]), ("addObject", [""]):
      assign(receiver, .list(values + [evaluate(call.arguments[0])]))
    case ("append", ["contentsOf"]), ("addObjectsFromArray", [""]):
      guard case .list(let more) = evaluate(call.arguments[0]) else { break }
      assign(receiver, .list(values + more))
    case ("mutableCopy", []), ("copy", []): return .list(values)
    case ("map", _) where call.arguments.count == 1 && trustsUnknownCode && state.isCertain:
      guard case .closure(let closure) = evaluate(call.arguments[0]),
        canRepeat(closure.closure.body, for: values)
      else { break }
      return .list(values.map { invoke(closure, [$0]) })
    case ("arrayByAddingObjectsFromArray", [""]):
      guard case .list(let more) = evaluate(call.arguments[0]) else { break }
      return .list(values + more)
    default:
      if CodeFile.createsConstraints(call.name) { omit(call) }
      release(.list(values))
      assign(receiver, .unknown)
      unknown(call, mayAssign: false)
    }
    return .unknown
  }

  private func forEach(_ values: [CodeValue], _ call: CodeCall) -> CodeValue {
    let argument = call.arguments[0]
    switch argument.kind {
    case .closure(let body):
      let closure = captured(body, at: argument.range)
      guard canRepeat(body.body, for: values) else {
        release(.list(values))
        return unknownClosure(closure)
      }
      for value in values { invoke(closure, [value]) }
    case .name(let token) where Self.addingMethods.contains(file.words[token]):
      addAll(values, to: owner, with: file.words[token])
    case .member(let base?, let token) where Self.addingMethods.contains(file.words[token]):
      guard let parent = evaluate(base).object else { break }
      addAll(values, to: parent, with: file.words[token])
    default:
      release(.list(values))
      unknown(call, mayAssign: true)
    }
    return .unknown
  }

  private static let addingMethods: Set<String> = [
    "addSubview", "addArrangedSubview", "addLayoutGuide",
  ]

  private func addAll(_ values: [CodeValue], to parent: Int, with method: String) {
    for value in values {
      if method == "addArrangedSubview" {
        arrange(value, in: parent, at: nil)
      } else {
        addSubview(value, to: parent)
      }
    }
  }
}
