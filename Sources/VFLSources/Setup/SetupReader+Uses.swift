/// Reads the uses of a view: the effects of its mentions.
extension SetupReader {
  /// The view that a token names, where a function makes it.
  func localView(_ name: Int) -> LocalView? {
    guard case .local(let declaration, let scope) = syntax.binding(of: name) else { return nil }
    if let known = memo.views[declaration] { return known }
    let view = madeView(declaration, in: scope)
    memo.views[declaration] = .some(view)
    return view
  }

  private func madeView(_ declaration: Int, in scope: Range<Int>) -> LocalView? {
    guard syntax.function(of: declaration) != nil,
      syntax.kind(ofBlock: syntax.block(of: declaration)) != .cases,
      let value = syntax.initializer(ofDeclaration: declaration), isNewView(value)
    else { return nil }
    let binding = Binding.local(declaration: declaration, scope: scope)
    let uses = syntax.mentions(ofToken: declaration, in: scope).compactMap { mention in
      use(at: Int(mention), of: binding).map { (token: Int(mention), use: $0) }
    }
    return LocalView(declaration: declaration, value: value, uses: uses)
  }

  /// Whether some tokens make a view of a class of the system, without a frame.
  private func isNewView(_ value: Range<Int>) -> Bool {
    let first = value.lowerBound
    if syntax.isSwift {
      guard let call = syntax.call(at: first), call.range == value else { return false }
      return isSystemView(first)
        && call.arguments.allSatisfy {
          $0.label == "frame" ? isZero($0.range) : ["type", "style"].contains($0.label)
        }
    }
    guard syntax.at(first, "["), syntax.next(after: first) == value.upperBound else { return false }
    guard syntax.at(first + 1, "["), syntax.at(first + 3, word: "alloc") else {
      return isSystemView(first + 1) && syntax.at(first + 2, anyOf: ["new", "buttonWithType"])
    }
    return isSystemView(first + 2)
      && (syntax.at(first + 5, word: "init")
        || syntax.at(first + 5, word: "initWithFrame") && isZero((first + 7)..<(first + 8)))
  }

  private func isSystemView(_ type: Int) -> Bool {
    syntax.isName(type) && GivenKind(ofType: syntax.text(type)) == .view && !isOwn(type)
  }

  /// Whether the file declares or extends the type that a token names.
  private func isOwn(_ type: Int) -> Bool {
    let number = syntax.tokens[type].link
    if let known = memo.ownTypes[number] { return known }
    let isOwn = syntax.mentions(ofToken: type).contains { syntax.declaresType(Int($0)) }
    memo.ownTypes[number] = isOwn
    return isOwn
  }

  private func isZero(_ range: Range<Int>) -> Bool {
    range.last.map { syntax.at($0, anyOf: ["zero", "CGRectZero", "NSZeroRect"]) } ?? false
  }

  /// What a token does that says the name of a variable; `nil` where it names something else.
  private func use(at index: Int, of binding: Binding) -> LocalView.Use? {
    if syntax.at(index - 1, ".") || syntax.at(index - 1, word: "->") { return nil }
    let open = syntax.parent(index)
    let isArgument = syntax.at(open, "(") || syntax.at(open, "[") && !syntax.isBoxed(open)
    // A label in front of an argument, or a part of a selector.
    if isArgument, syntax.at(index + 1, ":"), !syntax.at(index - 1, "?") { return nil }
    guard syntax.binding(of: index) == binding else { return nil }
    if syntax.declares(index) { return .plain }
    if syntax.at(index + 1, ".") {
      if syntax.at(index + 2, word: "translatesAutoresizingMaskIntoConstraints") { return .mask }
      return isHarmless(index + 2) ? .plain : .other
    }
    if syntax.isSwift { return swiftUse(at: index, in: open) }
    if syntax.at(open, "["), !syntax.isBoxed(open) { return messageUse(at: index, in: open) }
    let isBinding =
      syntax.at(open, "(") && syntax.at(open - 1, word: "NSDictionaryOfVariableBindings")
    let isValue =
      syntax.at(open, "{") && syntax.isBoxed(open) && syntax.at(index - 1, ":")
    return isBinding && isForFormats(open - 1) || isValue && isForFormats(open) ? .plain : .other
  }

  private func swiftUse(at index: Int, in open: Int) -> LocalView.Use {
    let isLast = syntax.at(index + 1, ",") || syntax.partner(open) == index + 1
    if open >= 0, syntax.at(open, "["), syntax.at(index - 1, ":"), isLast {
      return isForFormats(open) ? .plain : .other
    }
    guard syntax.at(open, "("), open == index - 1, syntax.at(open - 1, word: "addSubview"),
      syntax.partner(open) == index + 1
    else { return .other }
    guard syntax.at(open - 2, ".") else { return .addition(superview: open..<open) }
    var start = open - 3
    while syntax.at(start - 1, "."), syntax.isName(start - 2) { start -= 2 }
    let path = start..<(open - 2)
    return calls.isPath(path) ? .addition(superview: path) : .other
  }

  /// Whether a dictionary, whose first token this is, is read by formats alone: it is the argument `views` of
  /// a call, or the value of a variable that stands nowhere but there.
  private func isForFormats(_ dictionary: Int) -> Bool {
    let start = syntax.at(dictionary - 1, "@") ? dictionary - 1 : dictionary
    if isViewsArgument(start) { return true }
    guard syntax.at(start - 1, "="), syntax.isName(start - 2) || syntax.isSwift else {
      return false
    }
    var name = start - 2
    // The type that stands between a variable of Swift and its value.
    let first = syntax.statementStart(of: dictionary)
    if syntax.isSwift,
      let word = (first..<start).first(where: { syntax.at($0, anyOf: ["let", "var"]) })
    {
      name = word + 1
    }
    guard case .local(let declaration, let scope) = syntax.binding(of: name), declaration == name
    else { return false }
    return syntax.mentions(ofToken: declaration, in: scope).allSatisfy { mention in
      // The label in front of an argument has the name of the variable, too.
      Int(mention) == declaration || isViewsArgument(Int(mention))
        || syntax.at(Int(mention), word: "views") && syntax.at(Int(mention) + 1, ":")
    }
  }

  private func isViewsArgument(_ index: Int) -> Bool {
    syntax.at(index - 1, ":") && syntax.at(index - 2, word: "views")
  }

  private func messageUse(at index: Int, in open: Int) -> LocalView.Use {
    if open == index - 1 {
      if syntax.at(index + 1, word: "setTranslatesAutoresizingMaskIntoConstraints") { return .mask }
      return isHarmless(index + 1) ? .plain : .other
    }
    guard syntax.partner(open) == index + 1, syntax.at(index - 1, ":"), open + 1 < index - 2,
      syntax.at(index - 2, word: "addSubview")
    else { return .other }
    let path = (open + 1)..<(index - 2)
    return calls.isPath(path) ? .addition(superview: path) : .other
  }

  /// Whether a property or a method of the system's views places no view: `text`, `setText`, `leftAnchor`.
  private func isHarmless(_ index: Int) -> Bool {
    guard syntax.isName(index) else { return false }
    let text = syntax.text(index)
    return text.hasSuffix("Anchor") || Self.methods.contains(text)
      || Self.properties.contains(SetupCalls.property(ofSetter: text) ?? text)
  }

  /// Whether the call that a bracket opens is one of the system that neither places views nor changes their
  /// masks.
  func isOfSystem(callAt open: Int) -> Bool {
    guard !syntax.at(open, "[") else {
      guard syntax.tokens.indices.contains(open + 1) else { return false }
      let name = syntax.next(after: open + 1)
      return syntax.isName(name)
        && (isHarmless(name) || Self.functions.contains(syntax.text(name)) || isType(open + 1))
    }
    return isHarmless(open - 1) || Self.functions.contains(syntax.text(open - 1))
      || isType(open - 1)
  }

  /// Whether a token names a type or a function with one of the system's prefixes.
  private func isType(_ index: Int) -> Bool {
    guard syntax.isName(index) else { return false }
    let text = syntax.text(index)
    return ["UI", "NS", "CG"].contains { text.hasPrefix($0) } && !isOwn(index)
  }

  private static let methods: Set<String> = [
    "addSubview", "addConstraint", "addConstraints", "addTarget", "addGestureRecognizer",
    "setTitle",
    "setTitleColor", "setImage", "setBackgroundImage", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "register",
  ]

  private static let functions: Set<String> = [
    "constraints", "constraintsWithVisualFormat", "constraint", "activate", "activateConstraints",
    "viewDidLoad", "loadView", "awakeFromNib", "init", "alloc", "new", "buttonWithType",
    "systemFont", "boldSystemFont", "systemFontOfSize", "boldSystemFontOfSize", "@selector",
    "#selector", "fatalError",
  ]

  private static let properties: Set<String> = [
    "text", "attributedText", "textColor", "font", "textAlignment", "numberOfLines",
    "lineBreakMode", "backgroundColor", "tintColor", "alpha", "isHidden", "hidden", "contentMode",
    "clipsToBounds", "tag", "isUserInteractionEnabled", "userInteractionEnabled", "isEnabled",
    "enabled", "isSelected", "selected", "image", "delegate", "dataSource", "placeholder",
    "borderStyle", "keyboardType", "isSecureTextEntry", "secureTextEntry", "isOn", "on", "value",
    "layer", "titleLabel", "isOpaque", "opaque", "accessibilityIdentifier", "accessibilityLabel",
    "isEditable", "editable", "isScrollEnabled", "scrollEnabled", "separatorStyle", "rowHeight",
    "stringValue", "wantsLayer", "adjustsFontSizeToFitWidth",
  ]
}
