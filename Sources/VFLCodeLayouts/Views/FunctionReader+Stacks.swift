import VFLSources

// Stack views.
extension FunctionReader {
  /// Whether an object is a stack view that is known.
  ///
  /// A stack view that code outside of the function creates is known only if that code is trusted.
  ///
  /// - Parameter isUsed: Whether the object is used like a stack view.
  private func isStack(_ item: Int, isUsed: Bool = false) -> Bool {
    if state.stacks[item] != nil { return true }
    guard trustsUnknownCode,
      items[item].className == "UIStackView" || isUsed && items[item].isPresumed
    else { return false }
    var stack = CodeStack(item: item, views: nil, span: function.span(in: file))
    if !items[item].isExact { stack.axis = nil }
    state.addStack(stack)
    return true
  }

  /// Returns a stack view that was created with the arguments of a call.
  func stack(_ call: CodeCall, _ item: Int) -> CodeValue {
    var stack = CodeStack(item: item, views: [], span: call.span)
    let list =
      call.argument("arrangedSubviews")
      ?? (call.name == "initWithArrangedSubviews" ? call.arguments.first : nil)
    if let list {
      var found: [Int]?
      if case .list(let values) = evaluate(list) {
        stack.arranged = values.compactMap { $0.object }
        if stack.arranged.count == values.count { found = stack.arranged }
        for view in stack.arranged { state.addSubview(view, to: item) }
      }
      stack.views = found
      if found == nil { stack.unknownParts.insert("arranged views") }
    }
    // A file that hides views may hide arranged views.
    if file.hidesViews { stack.views = nil }
    state.addStack(stack)
    // A convenience initializer of the project can have arguments with the names of properties.
    for label in ["axis", "distribution", "alignment", "spacing"] {
      if let argument = call.argument(label) {
        let value = evaluate(argument)
        _ = setStack(label, of: item, length(argument, value).map { .number($0) } ?? value)
      }
    }
    return .object(item)
  }

  /// Arranges a view in a stack view, at a position that is the last one if none is given.
  func arrange(_ value: CodeValue, in item: Int, at position: CodeValue?) {
    if isStack(item, isUsed: true) {
      let index = position.map { $0.number?.constant.flatMap { Int(exactly: $0) } ?? -1 }
      let isCertain = state.isCertain
      let view = value.object
      state.changeStack(item) { stack in
        if !isCertain || position != nil { stack.views = nil }
        if let view, stack.arranged.contains(view) { stack.remove(view) }
        let place = index ?? stack.arranged.count
        guard isCertain, let view, (0...stack.arranged.count).contains(place) else {
          stack.views = nil
          stack.unknownParts.insert("arranged views")
          return
        }
        stack.views?.append(view)
        stack.arranged.insert(view, at: place)
      }
    }
    addSubview(value, to: item)
  }

  /// Evaluates `setCustomSpacing(_:after:)`.
  func setCustomSpacing(_ call: CodeCall, _ item: Int) {
    let values = call.arguments.map { evaluate($0) }
    guard isStack(item), let view = values[1].object else { return }
    let spacing = state.isCertain ? length(call.arguments[0], values[0]) : nil
    state.changeStack(item) { stack in
      stack.customSpacing[view] = spacing
      stack.views = nil
      if spacing == nil { stack.unknownParts.insert("custom spacing") }
    }
  }

  /// Changes a property of a stack view, or returns `false` if the object is not a stack view.
  func setStack(_ name: String, of item: Int, _ value: CodeValue) -> Bool {
    guard isStack(item, isUsed: ["axis", "distribution"].contains(name)) else { return false }
    let isCertain = state.isCertain
    if name.hasSuffix("ayoutMargins") { state.change(item) { $0.content.set(name, value) } }
    state.changeStack(item) { stack in
      switch name {
      case "axis": stack.axis = isCertain ? value.word : nil
      case "distribution": stack.distribution = isCertain ? value.word : nil
      case "alignment": stack.alignment = isCertain ? value.word : nil
      case "spacing": stack.spacing = isCertain ? value.number : nil
      case "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement":
        stack.isMarginsRelative = value.word == "true"
        stack.views = nil
        if !isCertain || value.word == nil { stack.unknownParts.insert("use of the margins") }
      case "layoutMargins", "directionalLayoutMargins":
        stack.views = nil
        if case .numbers = value {} else { stack.unknownParts.insert("layout margins") }
      case "translatesAutoresizingMaskIntoConstraints", "backgroundColor", "tag", "alpha",
        "clipsToBounds", "accessibilityIdentifier", "isUserInteractionEnabled":
        break
      default: stack.views = nil
      }
    }
    return true
  }
}
