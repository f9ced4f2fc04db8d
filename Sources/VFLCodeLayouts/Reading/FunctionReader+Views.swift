import VFLDiagnostics
import VFLSources

// Messages to views.
extension FunctionReader {
  func objectCall(_ call: CodeCall, _ item: Int) -> CodeValue {
    // The file may override the method.
    if file.declared.contains(call.name), !trustsUnknownCode {
      if item != owner { forgetProperties(of: item) }
      forgetStack(item)
      items[item].isVisible = false
      removeConstraints(of: item)
      return unknown(call, mayAssign: true)
    }
    if call.name.hasPrefix("mas_") { return make(call, String(call.name.dropFirst(4)), of: item) }
    if call.name.hasPrefix("auto"), let value = pureLayoutCall(call, item) { return value }
    switch call.name {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
      "addLayoutGuide":
      guard let first = call.arguments.first else { return .unknown }
      add(evaluate(first), to: item, isArranged: call.name == "addArrangedSubview")
      if call.name == "insertArrangedSubview" { forgetStack(item) }
      for argument in call.arguments.dropFirst() { evaluate(argument) }
    case "removeFromSuperview":
      remove(item)
      items[item].parent = nil
    case "addConstraint", "addConstraints":
      guard call.arguments.count == 1 else { return unknown(call, mayAssign: true) }
      for argument in call.arguments { evaluate(argument).forEachConstraint { activate([$0]) } }
    case "removeConstraint", "removeConstraints":
      for argument in call.arguments { deactivate(evaluate(argument)) }
    case "removeArrangedSubview":
      forgetStack(item)
      if let index = stack(of: item),
        let view = call.arguments.first.flatMap({ evaluate($0).object })
      {
        stacks[index].arranged.removeAll { $0 == view }
      }
      unknown(call, mayAssign: false)
    case "setHidden":
      items[item].isVisible = false
      unknown(call, mayAssign: false)
    case let name
    where name == "autorelease" || name == "init" || name.hasPrefix("init") && !file.isSwift:
      if items[item].className == "UIStackView" { return stack(call, item) }
      unknown(call, mayAssign: false)
      return .object(item)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      setContentPriority(call, item)
    case "layoutIfNeeded", "updateConstraintsIfNeeded":
      if !file.removers.isDisjoint(with: Self.layoutMethods) { removeAll() }
    case "setNeedsLayout", "setNeedsUpdateConstraints", "bringSubviewToFront",
      "sendSubviewToBack":
      for argument in call.arguments { evaluate(argument) }
    case "setCustomSpacing" where call.arguments.count == 2:
      let values = call.arguments.map { evaluate($0) }
      forgetStack(item)
      if let index = stack(of: item), let view = values[1].object {
        stacks[index].customSpacing[view] = values[0].number?.constant
      }
    default:
      setContent(call, item)
      forgetStack(item)
      // A method of the project can change the constraints of the view, or move it.
      if !SystemNames.isMethod(call.name) {
        if item == owner { distrust() } else if !trustsUnknownCode { remove(item) }
      }
      if !call.name.hasPrefix("set") { items[item].isVisible = false }
      if item != owner, !trustsUnknownCode { forgetProperties(of: item) }
      return unknown(call, mayAssign: item == owner)
    }
    return .unknown
  }

  /// The methods that a layout pass calls.
  private static let layoutMethods: Set<String> = [
    "layoutSubviews", "updateConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "updateViewConstraints", "layout", "viewWillLayout", "viewDidLayout",
  ]

  /// Adds a view to a superview.
  func add(_ value: CodeValue, to parent: Int, isArranged: Bool) {
    guard let view = value.object else { return }
    if isArranged, let index = stack(of: parent) {
      if uncertainty > 0 { stacks[index].views = nil }
      stacks[index].views?.append(view)
      if uncertainty == 0 { stacks[index].arranged.append(view) }
    }
    if items[view].parent == parent { return }
    if items[view].parent != nil { remove(view) }
    items[view].parent = uncertainty > 0 || parent == view ? nil : parent
    items[view].addition = tick()
  }

  // MARK: Stack views

  /// Returns the index of a stack view.
  ///
  /// A stack view that code outside of the function creates is known only if that code is trusted.
  private func stack(of item: Int) -> Int? {
    if let index = stacks.firstIndex(where: { $0.item == item }) { return index }
    guard trustsUnknownCode, items[item].className == "UIStackView" else { return nil }
    stacks.append(CodeStack(item: item, views: nil, span: function.span(in: file)))
    return stacks.count - 1
  }

  /// Returns a stack view that was created with the arguments of a call.
  func stack(_ call: CodeCall, _ item: Int) -> CodeValue {
    var views: [Int]? = []
    let list =
      call.argument("arrangedSubviews")
      ?? (call.name == "initWithArrangedSubviews" ? call.arguments.first : nil)
    if let list {
      views = nil
      if case .list(let values) = evaluate(list) {
        let found = values.compactMap { $0.object }
        if found.count == values.count { views = found }
        for view in found { add(.object(view), to: item, isArranged: false) }
      }
    }
    var stack = CodeStack(item: item, views: views, span: call.span)
    stack.arranged = views ?? []
    // A file that hides views may hide arranged views.
    if file.hidesViews { stack.views = nil }
    stacks.append(stack)
    return .object(item)
  }

  /// Assumes that the arrangement of a stack view is not known.
  func forgetStack(_ item: Int) {
    for index in stacks.indices where stacks[index].item == item { stacks[index].views = nil }
  }

  /// Changes a property of a stack view, or returns `false` if the object is not a stack view.
  func setStack(_ name: String, of item: Int, _ value: CodeValue) -> Bool {
    guard let index = stack(of: item) else { return false }
    let word = uncertainty == 0 ? value.word : nil
    switch name {
    case "axis": stacks[index].axis = word
    case "distribution": stacks[index].distribution = word
    case "alignment": stacks[index].alignment = word
    case "spacing": stacks[index].spacing = uncertainty == 0 ? value.number : nil
    case "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement":
      stacks[index].isMarginsRelative = value.word == "true"
      stacks[index].views = nil
    case "layoutMargins", "directionalLayoutMargins":
      items[item].content.set(name, value)
      stacks[index].views = nil
    case "translatesAutoresizingMaskIntoConstraints", "backgroundColor", "tag", "alpha",
      "clipsToBounds", "accessibilityIdentifier", "isUserInteractionEnabled":
      break
    default: stacks[index].views = nil
    }
    return true
  }
}
