import VFLDiagnostics

/// The calls of the system's function and of our own.
///
/// Other types may have a function of the same name that means something else. So the arguments have to
/// be those of the system, and what stands in front of the name must not be another type.
extension FormatFinder {
  /// A call with the name of the system's function.
  struct SystemCall {
    let call: FormatCall
    /// Whether the call is one of the system's for certain.
    let isCertain: Bool
  }

  /// The classes whose function it is.
  private static let classes: [StaticString] = ["NSLayoutConstraint", "LayoutConstraint"]

  /// All calls with the name of the system's function, but those of a function of the file.
  func systemCalls() -> [SystemCall] {
    var found: [SystemCall] = []
    for mention in syntax.mentions(of: "constraints") where syntax.isSwift {
      let name = Int(mention)
      guard !syntax.at(name - 1, word: "func"), let call = syntax.call(at: name),
        let first = call.arguments.first
      else { continue }
      switch first.label {
      case "withVisualFormat":
        add(call, at: name, fits: Self.fits(call, ["options", "metrics", "views"]), to: &found)
      case "visualFormat":
        let labels = ["options", "metrics", "views", "superview", "spacing", "fileID", "line"]
        add(call, at: name, fits: Self.fits(call, labels), takesNames: true, to: &found)
      default: continue
      }
    }
    for mention in syntax.mentions(of: "constraintsWithVisualFormat") {
      let name = Int(mention)
      guard !syntax.at(name - 1, word: "func"),
        let call = syntax.isSwift ? syntax.call(at: name) : syntax.message(at: name)
      else { continue }
      add(call, at: name, fits: Self.fits(call, ["options", "metrics", "views"]), to: &found)
    }
    return found
  }

  /// Whether the arguments behind the format are some of the system's, in their order, with those that
  /// have no default.
  private static func fits(_ call: HostCall, _ labels: [String]) -> Bool {
    var rest = labels[...]
    for argument in call.arguments.dropFirst() {
      guard let index = rest.firstIndex(of: argument.label) else { return false }
      rest = rest[(index + 1)...]
    }
    let isOurs = call.arguments.first?.label == "visualFormat"
    return call["views"] != nil && (isOurs || call["metrics"] != nil)
  }

  private func add(
    _ call: HostCall, at name: Int, fits: Bool, takesNames: Bool = false,
    to found: inout [SystemCall]
  ) {
    guard let format = call.arguments.first?.range else { return }
    let receiver = systemReceiver(ofCallAt: name, call)
    guard receiver != .none else { return }
    found.append(
      SystemCall(
        call: FormatCall(
          range: call.range, name: name, format: format, options: call["options"],
          metrics: call["metrics"], views: call["views"], takesNames: takesNames),
        isCertain: fits && receiver == .certain))
  }

  // MARK: Receivers

  /// Whether a call is sent to the class of the system; `none` when it is one of a function of the file.
  private func systemReceiver(ofCallAt name: Int, _ call: HostCall) -> Certainty {
    guard syntax.isSwift else { return messageReceiver(ofCallAt: name, call) }
    guard syntax.at(name - 1, ".") else { return ownReceiver(at: name, call) }
    let last = name - 2
    if syntax.at(last, anyOf: ["self", "Self"]), !syntax.at(last - 1, ".") {
      return ownReceiver(at: name, call)
    }
    // `.constraints(…)`.
    guard last >= 0, syntax.isName(last) || syntax.tokens[last].kind == .closer else {
      return .certain
    }
    return receiver(named: last, call)
  }

  /// A call without a receiver, or of the object around it.
  private func ownReceiver(at name: Int, _ call: HostCall) -> Certainty {
    let owners = syntax.owners(of: name)
    if owners.contains(where: { isSystem(type: $0) }) { return .certain }
    return (owners + [-1]).contains { defines(call, in: $0) } ? .none : .certain
  }

  private func messageReceiver(ofCallAt name: Int, _ call: HostCall) -> Certainty {
    let receiver = (syntax.parent(name) + 1)..<name
    guard let first = receiver.first else { return .none }
    // `[[self class] …]` and `[NSLayoutConstraint.class …]`.
    var index = first
    while syntax.at(index, "["), index < name { index += 1 }
    if syntax.at(index, word: "self"), receiver.count == 1 || syntax.at(index + 1, word: "class") {
      guard let owner = syntax.owners(of: name).first else { return .possible }
      if isSystem(type: owner) { return .certain }
      return defines(call, in: owner) ? .none : .possible
    }
    guard
      receiver.count == 1 || syntax.at(index + 1, word: "class")
        || syntax.at(index + 1, ".") && syntax.at(index + 2, word: "class")
    else { return .possible }
    return self.receiver(named: index, call)
  }

  /// A call of something that a token names.
  private func receiver(named index: Int, _ call: HostCall) -> Certainty {
    guard syntax.isName(index) else { return .possible }
    if syntax.at(index, anyOf: Self.classes) { return .certain }
    // Our function, by its module.
    if syntax.at(index, word: "VisualFormat") { return .certain }
    if let macro = constant(named: syntax.text(index), at: index) {
      let body = syntax.source.bytes[macro.body.start..<macro.body.end]
      let word = String(decoding: body, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
      return word == "NSLayoutConstraint" ? .certain : .possible
    }
    let type = syntax.tokens[index].link
    if isSystem(type: type) { return .certain }
    return defines(call, in: type) ? .none : .possible
  }

  /// Whether a type is the system's, or the file says that it inherits from it or is another name of it.
  private func isSystem(type: Int32) -> Bool {
    for mention in syntax.mentions(ofName: type) {
      let index = Int(mention)
      if syntax.at(index, anyOf: Self.classes) { return true }
      if syntax.declaresType(index), syntax.at(index + 1, ":"),
        syntax.at(index + 2, anyOf: Self.classes)
      {
        return true
      }
      if syntax.at(index - 1, word: "typealias"), syntax.at(index + 1, "="),
        syntax.at(index + 2, anyOf: Self.classes)
      {
        return true
      }
    }
    return false
  }

  /// Whether a type of the file, or the file itself, has a function that a call may be one of.
  private func defines(_ call: HostCall, in owner: Int32) -> Bool {
    functions.systemNamesakes(in: owner).contains { name in
      let parts = FormatWrapper(name: name, format: 0).parts
      guard syntax.isSwift else { return syntax.selector(of: call) == name }
      guard parts.base == syntax.text(call.range.lowerBound) else { return false }
      var rest = parts.labels?[...] ?? []
      return call.arguments.allSatisfy { argument in
        let label = argument.label.isEmpty ? "_" : argument.label
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
  }
}
