import VFLDiagnostics
import VFLRecords
import VFLSources

// PureLayout.
extension FunctionReader {
  /// Evaluates `NSLayoutConstraint.autoSetPriority(_:forConstraints:)`.
  func prioritized(_ call: CodeCall) -> CodeValue {
    let priority = priority(evaluate(call.arguments[0]))
    guard case .closure(let closure) = evaluate(call.arguments[1]), state.isCertain else {
      return unknown(call, mayAssign: false)
    }
    let count = constraints.count
    invoke(closure, [])
    for index in count..<constraints.count {
      state.changeConstraint(index) { $0.priority = priority }
    }
    return .unknown
  }

  /// Evaluates a call of PureLayout, or returns `nil` if it is not one of the common calls.
  func pureLayoutCall(_ call: CodeCall, _ item: Int) -> CodeValue? {
    guard let form = PureLayoutForm(call) else { return nil }
    var relation = Relation.equal
    if let argument = call.argument("relation") {
      guard let found = self.relation(evaluate(argument)) else {
        return unknown(call, mayAssign: false)
      }
      relation = found
    }
    let values = call.arguments.map { evaluate($0) }
    func named(_ labels: String...) -> CodeValue? {
      zip(call.labels, values).first { labels.contains($0.0) }?.1
    }
    let attribute = values.first.flatMap(Self.attribute)
    var amount = CodeNumber(0) as CodeNumber?
    if let index = call.labels.firstIndex(where: ["withInset", "withOffset"].contains) {
      amount = length(call.arguments[index], values[index])
    }
    var made: [Int] = []
    func add(
      _ attribute: Attribute, _ other: CodeAnchor?, _ constant: CodeNumber?, factor: Double? = 1,
      _ relation: Relation
    ) {
      made.append(
        create(
          CodeAnchor(item: item, attribute: attribute), relation, other, multiplier: factor,
          constant: constant, at: call.span))
    }
    func superview(_ attribute: Attribute) -> CodeAnchor {
      CodeAnchor(item: state.superview(of: item), attribute: attribute)
    }
    switch form {
    case .edge:
      guard let attribute, let other = named("to", "toEdge").flatMap(Self.attribute),
        let view = named("of", "ofView")?.object
      else { break }
      add(attribute, CodeAnchor(item: view, attribute: other), amount, relation)
    case .superviewEdge:
      guard let attribute, let sign = attribute.insetSign else { break }
      add(
        attribute, superview(attribute), amount?.scaled(by: sign),
        sign < 0 ? relation.reversed : relation)
    case .superviewEdges:
      let excluded = named("excludingEdge").flatMap(Self.attribute)
      if named("excludingEdge") != nil, excluded == nil { break }
      for edge in [Attribute.top, .leading, .bottom, .trailing]
      where edge != excluded && edge != excluded?.directional {
        var constant = CodeNumber(0) as CodeNumber?
        if !values.isEmpty, named("excludingEdge") == nil || values.count > 1 {
          constant = Self.component(of: values[0], for: edge)
        }
        add(edge, superview(edge), constant, .equal)
      }
    case .dimension:
      guard let attribute, let index = call.labels.firstIndex(where: ["to", "toSize"].contains)
      else {
        break
      }
      add(attribute, nil, length(call.arguments[index], values[index]), relation)
    case .dimensions:
      guard case .numbers(let numbers)? = values.first, numbers.count == 2 else { break }
      add(.width, nil, numbers[0], .equal)
      add(.height, nil, numbers[1], .equal)
    case .match:
      guard let attribute, let other = named("to", "toDimension").flatMap(Self.attribute),
        let view = named("of", "ofView")?.object
      else { break }
      let factor = named("withMultiplier").map { $0.number?.constant } ?? 1
      add(attribute, CodeAnchor(item: view, attribute: other), amount, factor: factor, relation)
    case .center:
      add(.centerX, superview(.centerX), CodeNumber(0), .equal)
      add(.centerY, superview(.centerY), CodeNumber(0), .equal)
    case .superviewAxis:
      guard let attribute else { break }
      add(attribute, superview(attribute), amount, .equal)
    case .axis:
      guard let attribute, let view = named("toSameAxisOf", "toSameAxisOfView")?.object else {
        break
      }
      add(attribute, CodeAnchor(item: view, attribute: attribute), amount, .equal)
    }
    if made.isEmpty { return omit(call) }
    state.activate(made)
    return .list(made.map { .constraint($0) })
  }

  private static func attribute(_ value: CodeValue) -> Attribute? {
    switch value.word {
    // The vertical axis is the line on which all points have the same horizontal position.
    case "vertical": .centerX
    case "horizontal": .centerY
    case let word?: Attribute(chainName: word)
    case nil: nil
    }
  }
}

/// The kind of a call of PureLayout.
private enum PureLayoutForm {
  case edge, superviewEdge, superviewEdges, dimension, dimensions, match, center, superviewAxis,
    axis

  private static let labels: Set<String> = [
    "", "to", "toEdge", "of", "ofView", "toSuperviewEdge", "withInset", "withOffset", "relation",
    "with", "excludingEdge", "toSize", "toDimension", "withMultiplier", "toSuperviewAxis",
    "toSameAxisOf", "toSameAxisOfView",
  ]

  init?(_ call: CodeCall) {
    guard call.labels.allSatisfy(Self.labels.contains) else { return nil }
    // A multiple of a position depends on the coordinate system.
    if call.name == "autoAlignAxis", call.labels.contains("withMultiplier") { return nil }
    let second = call.labels.dropFirst().first ?? ""
    switch call.name {
    case "autoPinEdge": self = call.labels.first == "toSuperviewEdge" ? .superviewEdge : .edge
    case "autoPinEdgeToSuperviewEdge": self = .superviewEdge
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewEdgesWithInsets":
      self = .superviewEdges
    case "autoSetDimension": self = .dimension
    case "autoSetDimensions", "autoSetDimensionsToSize": self = .dimensions
    case "autoMatch", "autoMatchDimension": self = .match
    case "autoCenterInSuperview": self = .center
    case "autoAlignAxisToSuperviewAxis": self = .superviewAxis
    case "autoAlignAxis":
      self = call.labels.first == "toSuperviewAxis" ? .superviewAxis : .axis
      if call.labels.first == "", !second.hasPrefix("toSameAxis") { return nil }
    default: return nil
    }
  }
}

extension Attribute {
  /// The edge that follows the layout direction, for an edge that does not.
  fileprivate var directional: Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
