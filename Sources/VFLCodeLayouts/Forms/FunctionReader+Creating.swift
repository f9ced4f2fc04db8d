import VFLDiagnostics
import VFLRecords
import VFLSources

// The creation and activation of constraints.
extension FunctionReader {
  /// Adds a constraint, which is inactive.
  func create(
    _ first: CodeAnchor, _ relation: Relation, _ second: CodeAnchor?, multiplier: Double? = 1,
    constant: CodeNumber?, at span: SourceSpan
  ) -> Int {
    state.create(
      first, relation, second, multiplier: multiplier, constant: constant,
      span: outerCall ?? span, origin: span)
  }

  /// Adds a constraint whose other side is unknown.
  func createPart(_ first: CodeAnchor, _ relation: Relation, at span: SourceSpan) -> Int {
    let index = create(first, relation, nil, constant: nil, at: span)
    state.changeConstraint(index) { $0.isComplete = false }
    return index
  }

  func deactivate(_ value: CodeValue) {
    guard let indexes = value.constraints else {
      release(value)
      return state.removeAll()
    }
    state.deactivate(indexes)
  }

  /// Returns the anchor that a property such as `topAnchor` has.
  func anchor(named name: String, of item: Int) -> CodeAnchor? {
    if name.hasSuffix("Anchor") {
      return Attribute(name: String(name.dropLast(6))).map { CodeAnchor(item: item, attribute: $0) }
    }
    guard name.hasPrefix("mas_") else { return nil }
    let rest = String(name.dropFirst(4))
    if let attribute = Attribute(chainName: rest) {
      return CodeAnchor(item: item, attribute: attribute)
    }
    guard rest.hasPrefix("safeAreaLayoutGuide") else { return nil }
    let side = rest.dropFirst("safeAreaLayoutGuide".utf8.count)
    guard let attribute = Attribute(chainName: side.loweringFirst)
    else {
      return nil
    }
    return CodeAnchor(item: guide("safeAreaLayoutGuide", of: item), attribute: attribute)
  }

  /// Whether a method of an unknown object creates constraints of the object.
  func createsConstraints(_ call: CodeCall) -> Bool {
    AnchorForm(call) != nil || CodeFile.createsConstraints(call.name) && call.name != "constraint"
  }

  /// Returns the constraint that a call such as `a.topAnchor.constraint(equalTo: b.topAnchor)` creates.
  func anchorCall(_ call: CodeCall, _ first: CodeAnchor) -> CodeValue {
    guard let form = AnchorForm(call) else {
      for argument in call.arguments { release(evaluate(argument)) }
      return .unknown
    }
    var multiplier = form.multiplier.map { evaluate($0).number } ?? CodeNumber(1)
    var constant = form.constant.map { length($0, evaluate($0)) } ?? CodeNumber(0)
    if form.isSystemSpacing {
      // The spacing depends on the system and on fonts.
      constant = assumptions == nil ? nil : multiplier?.scaled(by: 8)
      multiplier = CodeNumber(1)
    }
    guard let argument = form.second else {
      return .constraint(create(first, form.relation, nil, constant: constant, at: call.span))
    }
    guard case .anchor(let second) = evaluate(argument) else {
      return .constraint(createPart(first, form.relation, at: call.span))
    }
    return .constraint(
      create(
        first, form.relation, second, multiplier: multiplier?.constant, constant: constant,
        at: call.span))
  }

  /// Returns the constraint that `NSLayoutConstraint(item:attribute:relatedBy:toItem:…)` creates.
  func itemCall(_ call: CodeCall) -> CodeValue {
    guard call.arguments.count == 7 else { return omit(call) }
    let values = call.arguments.map { evaluate($0) }
    guard let first = values[0].object, let attribute = attribute(values[1]),
      let relation = relation(values[2])
    else { return omit(call) }
    let constant = length(call.arguments[6], values[6])
    let anchor = CodeAnchor(item: first, attribute: attribute)
    if case .none = values[3] {
      return .constraint(create(anchor, relation, nil, constant: constant, at: call.span))
    }
    guard let second = values[3].object, let other = self.attribute(values[4]) else {
      return .constraint(createPart(anchor, relation, at: call.span))
    }
    return .constraint(
      create(
        anchor, relation, CodeAnchor(item: second, attribute: other),
        multiplier: values[5].number?.constant, constant: constant, at: call.span))
  }

  private func attribute(_ value: CodeValue) -> Attribute? {
    value.word.flatMap { Attribute(chainName: $0) }
  }

  func relation(_ value: CodeValue) -> Relation? {
    switch value.word {
    case "equal": .equal
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: nil
    }
  }
}

/// The parts of a call that creates a constraint between anchors.
private struct AnchorForm {
  let relation: Relation
  private(set) var second: Expression?
  private(set) var multiplier: Expression?
  private(set) var constant: Expression?
  /// Whether the constraint is a multiple of the standard spacing.
  let isSystemSpacing: Bool

  /// Reads a call in Swift or Objective-C, or returns `nil` for any other call.
  init?(_ call: CodeCall) {
    var kinds = call.labels
    if call.name != "constraint" {
      guard call.name.hasPrefix("constraint"), !kinds.isEmpty else { return nil }
      let rest = call.name.dropFirst(10)
      kinds[0] = rest.loweringFirst
    }
    guard var kind = kinds.first else { return nil }
    let spacing = kind.firstPlace(of: "SystemSpacing")
    isSystemSpacing = spacing != nil
    if let spacing { kind = String(kind[..<spacing.lowerBound]) }
    switch kind {
    case "equalTo", "equalToConstant", "equalToAnchor": relation = .equal
    case "lessThanOrEqualTo", "lessThanOrEqualToConstant", "lessThanOrEqualToAnchor":
      relation = .lessThanOrEqual
    case "greaterThanOrEqualTo", "greaterThanOrEqualToConstant", "greaterThanOrEqualToAnchor":
      relation = .greaterThanOrEqual
    default: return nil
    }
    if kind.hasSuffix("Constant") {
      constant = call.arguments[0]
    } else {
      second = call.arguments[0]
    }
    for (label, argument) in zip(kinds, call.arguments).dropFirst() {
      switch label {
      case "multiplier": multiplier = argument
      case "constant": constant = argument
      default: return nil
      }
    }
  }
}
