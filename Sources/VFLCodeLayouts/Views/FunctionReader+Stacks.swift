import VFLSources

// Stack views.
extension FunctionReader {
  /// Whether an object is a stack view that is known.
  ///
  /// A stack view that code outside of the function creates is known only if that code is trusted.
  private func isStack(_ item: Int) -> Bool {
    if state.stacks[item] != nil { return true }
    guard trustsUnknownCode, items[item].className == "UIStackView" else { return false }
    state.add(CodeStack(item: item, views: nil, span: function.span(in: file)))
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
        for view in stack.arranged { add(.object(view), to: item) }
      }
      stack.views = found
      if found == nil { stack.unknownParts.insert("arranged views") }
    }
    // A file that hides views may hide arranged views.
    if file.hidesViews { stack.views = nil }
    state.add(stack)
    return .object(item)
  }

  /// Arranges a view in a stack view, at a position that is the last one if none is given.
  func arrange(_ value: CodeValue, in item: Int, at position: CodeValue?) {
    if isStack(item) {
      let index = position.map { $0.number?.constant.flatMap { Int(exactly: $0) } ?? -1 }
      let isCertain = state.isCertain
      let view = value.object
      state.changeStack(item) { stack in
        if !isCertain || position != nil { stack.views = nil }
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
    add(value, to: item)
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
    guard isStack(item) else { return false }
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
