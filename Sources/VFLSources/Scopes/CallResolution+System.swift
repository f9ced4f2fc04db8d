/// The calls of the system's function and of this package's own.
///
/// Other types may have an unrelated function of the same name. So the arguments have to match the system's
/// function, and the receiver must not be another type.
extension CallResolution {
  /// The classes whose function it is.
  private static let classes: [StaticString] = ["NSLayoutConstraint", "LayoutConstraint"]

  /// The arguments of a call whose name, a token, is the system function's name; `nil` for any other call,
  /// such as a call of a function of the file.
  func systemCall(
    _ call: Expression.Call, named token: Int, in context: CallContext
  ) -> SystemCall? {
    let arguments = call.arguments.filter { !$0.isTrailing }
    guard let first = arguments.first else { return nil }
    var labels = ["options", "metrics", "views"]
    var takesNames = false
    if tokens.isWord(token, "constraints") {
      guard isSwift, let label = first.label else { return nil }
      if tokens.isWord(label, "visualFormat") {
        labels += ["superview", "spacing", "fileID", "line"]
        takesNames = true
      } else if !tokens.isWord(label, "withVisualFormat") {
        return nil
      }
    } else if tokens.isWord(token, "constraintsWithVisualFormat") {
      guard isSwift || call.style == .message else { return nil }
    } else {
      return nil
    }
    let receiver = systemReceiver(call, token, context)
    guard receiver != .none else { return nil }
    let views = call.argument("views", in: tokens)
    let metrics = call.argument("metrics", in: tokens)
    let fits =
      areInOrder(call.labels(in: tokens).dropFirst(), labels) && views != nil
      && (takesNames || metrics != nil)
    return SystemCall(
      format: first.value, options: call.argument("options", in: tokens), metrics: metrics,
      views: views, takesNames: takesNames, isCertain: fits && receiver == .certain)
  }

  /// Whether labels are some of several ones, in their order.
  private func areInOrder(_ labels: some Sequence<String>, _ all: [String]) -> Bool {
    var rest = all[...]
    return labels.allSatisfy { label in
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  // MARK: Receivers

  /// Whether a call is sent to the class of the system; `none` when it is one of a function of the file.
  private func systemReceiver(
    _ call: Expression.Call, _ token: Int, _ context: CallContext
  ) -> Certainty {
    guard isSwift else { return messageReceiver(call, token, context) }
    guard call.isMember else { return ownReceiver(call, token, context) }
    guard let base = call.receiver else { return .certain }
    switch base.kind {
    case .name(let name):
      if isSelf(name) { return ownReceiver(call, token, context) }
      if tokens.isWord(name, "super") { return parentReceiver(context) }
      return receiver(named: name, call, token)
    case .member(let module?, let name):
      // A class of another module, such as `Shim.NSLayoutConstraint`.
      guard case .name(let word) = module.kind, isSystem(module: word) else { return .possible }
      return receiver(named: name, call, token)
    case .member(nil, let name): return receiver(named: name, call, token)
    case .postfix: return .certain
    default: return .possible
    }
  }

  /// A call without a receiver, or of the object around it.
  private func ownReceiver(
    _ call: Expression.Call, _ token: Int, _ context: CallContext
  ) -> Certainty {
    if let owner = context.owners.first(where: { isSystem(type: $0) }) {
      return replaces(call, token, in: owner) ? .none : .certain
    }
    if (context.owners + [-1]).contains(where: { defines(call, token, in: $0) }) { return .none }
    // Another module may have a function of that name.
    let isPlain = context.owners.isEmpty || !importsOthers
    return isPlain || tokens.isWord(token + 2, "visualFormat") ? .certain : .possible
  }

  /// A call of `super`.
  private func parentReceiver(_ context: CallContext) -> Certainty {
    context.owners.first.map { isSystem(type: $0) } == true ? .certain : .possible
  }

  /// Whether a name before a dot may name a module with the system's classes.
  private func isSystem(module: Int) -> Bool {
    bindings.variable(at: module) != nil || !tokens.isCapitalized(module)
      || tokens.isWord(module, anyOf: ["UIKit", "AppKit", "Cocoa", "VisualFormat"])
  }

  private func messageReceiver(
    _ call: Expression.Call, _ token: Int, _ context: CallContext
  ) -> Certainty {
    guard var base = call.receiver else { return .possible }
    // `[[self class] …]` and `[NSLayoutConstraint.class …]`.
    switch base.kind {
    case .call(let inner):
      guard inner.arguments.isEmpty, case .member(let type?, let name) = inner.callee.kind,
        tokens.isWord(name, "class")
      else { return .possible }
      base = type
    case .member(let type?, let name) where tokens.isWord(name, "class"): base = type
    default: break
    }
    guard case .name(let name) = base.kind else { return .possible }
    if tokens.isWord(name, "super") { return parentReceiver(context) }
    guard isSelf(name) else { return receiver(named: name, call, token) }
    guard let owner = context.owners.first else { return .possible }
    if isSystem(type: owner) { return replaces(call, token, in: owner) ? .none : .certain }
    return defines(call, token, in: owner) ? .none : .possible
  }

  /// A call of something that a token names.
  private func receiver(named name: Int, _ call: Expression.Call, _ token: Int) -> Certainty {
    guard tokens.isName(name) else { return .possible }
    let type = tokens.tokens[name].link
    if replaces(call, token, in: type) { return .none }
    if tokens.isWord(name, anyOf: Self.classes) { return .certain }
    // The function of this package, by its module.
    if tokens.isWord(name, "VisualFormat") { return .certain }
    if let text = macroText(named: name) {
      return text == "NSLayoutConstraint" ? .certain : .possible
    }
    if isSystem(type: type) { return .certain }
    return defines(call, token, in: type) ? .none : .possible
  }

  /// The replacement text of a macro without parameters; `nil` for none.
  private func macroText(named name: Int) -> String? {
    guard !isSwift, let macro = index.macro(at: name), macro.parameters == nil else { return nil }
    return tokens.text(of: macro.definition.body).filter { $0 != " " && $0 != "\t" }
  }

  /// Whether a type is the system's, or the file says that it inherits from it or is another name of it.
  private func isSystem(type: Int32) -> Bool {
    if let known = systemTypes[type] { return known }
    let isParent = bindings.types[type].parents.contains { parent in
      let name = text(ofType: parent)
      return name == "NSLayoutConstraint" || name == "LayoutConstraint"
    }
    let isSystem =
      isParent
      || index.mentions[type].contains { mention in
        let token = Int(mention)
        return tokens.isWord(token, anyOf: Self.classes)
          || tokens.isWord(token - 1, "typealias") && tokens.isWord(token + 1, "=")
            && tokens.isWord(token + 2, anyOf: Self.classes)
      }
    systemTypes[type] = isSystem
    return isSystem
  }

  /// Whether a class of the file has a function that a call calls in place of the system's, by its own or the
  /// system's name.
  ///
  /// A function of an extension in Swift does not replace the system's function.
  private func replaces(_ call: Expression.Call, _ token: Int, in type: Int32) -> Bool {
    (!isSwift || bindings.types[type].definitionCount > 0) && defines(call, token, in: type)
  }

  /// Whether a type of the file, or the file itself, has a function that a call may call.
  private func defines(_ call: Expression.Call, _ token: Int, in owner: Int32) -> Bool {
    guard isSwift else {
      let selector = call.selector(named: token, in: tokens)
      return own.count(of: selector, in: owner) > 0
    }
    let namesakes = own.namesakes(of: tokens.word(token))
    let labels = call.labels(in: tokens).map { $0.isEmpty ? "_" : $0 }
    return namesakes.isCut(of: owner)
      || namesakes[owner].contains { function in
        let all = FormatWrapper.parts(of: function.name).labels ?? []
        return function.hasBody && areInOrder(labels, all)
      }
  }
}
