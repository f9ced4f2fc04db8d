import VFLDiagnostics
import VFLSources

/// The uses of a view, and the functions of the system.
extension SetupReader {
  /// Returns whether an expression creates a view of a class of the system, without a frame.
  func isNewView(_ value: Expression) -> Bool {
    guard case .call(let call) = value.kind, let type = value.root,
      let name = call.name.map(tree.word),
      GivenKind(ofType: tree.word(type)) == .view, !index.declaresOrExtends(typeAt: type)
    else { return false }
    let initializers = ["init", "new", "initWithFrame", "buttonWithType", tree.word(type)]
    return initializers.contains(name)
      && call.arguments.allSatisfy { argument in
        switch argument.label.map(tree.word) ?? name {
        case "frame", "initWithFrame":
          ["zero", "CGRectZero", "NSZeroRect"].contains(
            tree.word(argument.value.range.upperBound - 1))
        case "type", "style", "buttonWithType": true
        default: false
        }
      }
  }

  /// Returns the effect of a mention of a view.
  func use(_ mention: Int) -> LocalView.Use {
    guard let place = table.place(of: mention), let parent = table[place].parent else {
      return .other
    }
    switch table[parent].expression.kind {
    case .member(_, let name):
      let word = tree.word(name)
      if Self.masks.contains(word) { return .mask }
      return isHarmless(word) ? .plain : .other
    case .dictionary(let pairs):
      let isValue = pairs.contains { $0.value.range == table[place].expression.range }
      return isValue && isForFormats(parent) ? .plain : .other
    case .call(let call):
      switch call.name.map(tree.word) {
      case "addSubview" where call.arguments.count == 1 && call.arguments[0].label == nil:
        return .addition
      case "NSDictionaryOfVariableBindings": return isForFormats(parent) ? .plain : .other
      default: return .other
      }
    case .string: return .plain
    default: return .other
    }
  }

  /// Returns whether only formats use a dictionary.
  ///
  /// The dictionary is an argument `views`, or the value of a variable that is only used as such an argument.
  private func isForFormats(_ place: Int, isVariable: Bool = false) -> Bool {
    let expression = table[place].expression
    guard let parent = table[place].parent else {
      guard !isVariable, let holder = holders[expression.range.lowerBound] else { return false }
      return index.bindings.variables[holder].mentions.allSatisfy { mention in
        table.place(of: Int(mention)).map { isForFormats($0, isVariable: true) } == true
      }
    }
    switch table[parent].expression.kind {
    case .cast: return isForFormats(parent, isVariable: isVariable)
    case .call(let call):
      return call.arguments.contains { argument in
        argument.value.range == expression.range && argument.label.map(tree.word) == "views"
      }
    default: return false
    }
  }

  // MARK: Functions of the system

  /// Returns whether an expression may place views or change their masks in an unknown way.
  ///
  /// The code of a closure and of a function of this file consists of other expressions.
  func mayHaveEffects(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .opaque:
      expression.range.count > 1 && tree.word(expression.range.lowerBound) != "@selector"
    case .call(let call): !isOfSystem(call)
    default: false
    }
  }

  /// Returns the tokens of the superview to which a mention of a view adds it; an empty range for `self`, and
  /// `nil` if the mention is no argument of such a call.
  func superview(of addition: Int) -> Range<Int>? {
    guard let place = table.place(of: addition), let parent = table[place].parent,
      case .call(let call) = table[parent].expression.kind
    else { return nil }
    return call.receiver?.range ?? 0..<0
  }

  /// Returns whether an expression with unknown effects may refer to a view with one of some names.
  ///
  /// A function that is called without a receiver may be a method, which refers to `self`.
  func mayFind(_ words: Set<String>, _ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return true }
    let name = call.name.map(tree.word) ?? ""
    let isMethod: Bool
    if let receiver = call.style == .message || call.callee.range.count > 1 ? call.receiver : nil {
      isMethod = receiver.range.count == 1 && tree.word(receiver.range.lowerBound) == "self"
      if !isMethod, mentions(words, in: receiver.range) { return true }
    } else {
      isMethod = name.first?.isUppercase != true
    }
    if isMethod && !functionNames.contains(name) { return true }
    return call.arguments.contains { mentions(words, in: $0.value.range) }
  }

  /// Returns whether tokens contain one of some names, apart from `self` before a member.
  private func mentions(_ words: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { token in
      words.contains(tree.word(token))
        && (tree.word(token) != "self" || token + 1 == range.upperBound
          || tree.word(token + 1) != ".")
    }
  }

  /// Returns whether a function of the system is called that neither places views nor changes their masks.
  private func isOfSystem(_ call: Expression.Call) -> Bool {
    guard let name = call.name.map(tree.word) else { return false }
    if isHarmless(name) || Self.functions.contains(name) { return true }
    guard case .name(let token)? = (call.style == .message ? call.receiver : call.callee)?.kind,
      !index.declaresOrExtends(typeAt: token)
    else { return false }
    return ["UI", "NS", "CG"].contains { tree.word(token).hasPrefix($0) }
  }

  /// Returns whether a property or method of a view does not place the view: `text`, `setText`, `leftAnchor`.
  private func isHarmless(_ name: String) -> Bool {
    if name.hasSuffix("Anchor") || Self.methods.contains(name) { return true }
    let property = name.dropFirst(["set", "is"].first { name.hasPrefix($0) }?.count ?? 0)
    return Self.properties.contains(property.loweringFirst)
  }

  private static let methods: Set<String> = [
    "addSubview", "addConstraint", "addConstraints", "addTarget", "addGestureRecognizer",
    "setTitle", "setTitleColor", "setImage", "setBackgroundImage", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "register",
  ]

  private static let functions: Set<String> = [
    "constraints", "constraintsWithVisualFormat", "constraint", "activate", "activateConstraints",
    "viewDidLoad", "loadView", "awakeFromNib", "init", "alloc", "new", "buttonWithType",
    "systemFont", "boldSystemFont", "systemFontOfSize", "boldSystemFontOfSize", "@selector",
    "#selector", "fatalError", "print", "debugPrint", "NSLog", "assert", "precondition",
  ]

  /// The properties, without the `is` of Swift.
  private static let properties: Set<String> = [
    "text", "attributedText", "textColor", "font", "textAlignment", "numberOfLines",
    "lineBreakMode", "backgroundColor", "tintColor", "alpha", "hidden", "contentMode",
    "clipsToBounds", "tag", "userInteractionEnabled", "enabled", "selected", "image", "delegate",
    "dataSource", "placeholder", "borderStyle", "keyboardType", "secureTextEntry", "on", "value",
    "layer", "titleLabel", "opaque", "accessibilityIdentifier", "accessibilityLabel", "editable",
    "scrollEnabled", "separatorStyle", "rowHeight", "stringValue", "wantsLayer",
    "adjustsFontSizeToFitWidth",
  ]
}
