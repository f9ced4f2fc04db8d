import VFLDiagnostics
import VFLSources

// Messages to views.
extension FunctionReader {
  func objectCall(_ call: CodeCall, _ item: Int) -> CodeValue {
    // The file may override the method.
    if file.declared.contains(call.name), !trustsUnknownCode {
      if item != owner { state.forgetProperties(of: item) }
      state.forgetStack(item)
      state.change(item) { $0.isVisible = false }
      state.removeConstraints(of: item)
      return unknown(call, mayAssign: true)
    }
    if call.name.hasPrefix("mas_") { return make(call, String(call.name.dropFirst(4)), of: item) }
    if let value = pureLayoutCall(call, item) { return value }
    if CodeFile.createsConstraints(call.name) { omit(call) }
    switch call.name {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
      "addLayoutGuide":
      guard let first = call.arguments.first else { return .unknown }
      let view = evaluate(first)
      let others = call.arguments.dropFirst().map { evaluate($0) }
      if call.name.hasSuffix("ArrangedSubview") {
        arrange(view, in: item, at: others.first)
      } else {
        addSubview(view, to: item)
      }
    case "removeFromSuperview":
      state.removeFromSuperview(item)
    case "addConstraint", "addConstraints":
      guard call.arguments.count == 1 else { return unknown(call, mayAssign: true) }
      for argument in call.arguments {
        evaluate(argument).forEachConstraint { state.activate([$0]) }
      }
    case "removeConstraint", "removeConstraints":
      for argument in call.arguments { deactivate(evaluate(argument)) }
    case "removeArrangedSubview":
      if let view = call.arguments.first.flatMap({ evaluate($0).object }) {
        state.changeStack(item) { $0.remove(view) }
      }
      state.forgetStack(item)
      unknown(call, mayAssign: false)
    case "setHidden":
      state.change(item) { $0.isVisible = false }
      unknown(call, mayAssign: false)
    case let name
    where name == "autorelease" || name == "init" || name.hasPrefix("init") && !file.isSwift:
      if items[item].className == "UIStackView" { return stack(call, item) }
      if trustsUnknownCode {
        for argument in call.arguments { release(evaluate(argument)) }
      } else {
        unknown(call, mayAssign: false)
      }
      return .object(item)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      setContentPriority(call, item)
    case "layoutIfNeeded", "updateConstraintsIfNeeded":
      if !file.removers.isDisjoint(with: Self.layoutMethods) { state.removeAll() }
    case "setNeedsLayout", "setNeedsUpdateConstraints", "bringSubviewToFront",
      "sendSubviewToBack":
      for argument in call.arguments { evaluate(argument) }
    case "setCustomSpacing" where call.arguments.count == 2:
      setCustomSpacing(call, item)
    default:
      setContent(call, item)
      state.forgetStack(item)
      // A method of the project can change the constraints of the view, or move it.
      if !SystemNames.isMethod(call.name) {
        if item == owner { state.distrust() } else if !trustsUnknownCode { state.remove(item) }
      }
      if !call.name.hasPrefix("set") { state.change(item) { $0.isVisible = false } }
      if item != owner, trustsUnknownCode, state.isCertain, Self.mayConstrain(call.name) {
        ignored.add(call.span, getting: [item])
      }
      if item != owner, !trustsUnknownCode { state.forgetProperties(of: item) }
      return unknown(call, mayAssign: item == owner)
    }
    return .unknown
  }

  /// Whether the name of a method suggests that it adds constraints.
  private static func mayConstrain(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["pin", "anchor", "constrain", "edge", "superview", "align", "stretch"].contains {
      name.firstPlace(of: $0) != nil
    }
  }

  /// The methods that a layout pass calls.
  private static let layoutMethods: Set<String> = [
    "layoutSubviews", "updateConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "updateViewConstraints", "layout", "viewWillLayout", "viewDidLayout",
  ]

  /// Adds a view to a superview.
  func addSubview(_ value: CodeValue, to parent: Int) {
    if let view = value.object { state.addSubview(view, to: parent) }
  }
}
