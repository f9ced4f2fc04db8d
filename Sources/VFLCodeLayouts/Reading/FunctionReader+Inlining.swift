import VFLSources

// The evaluation of functions of the file where they are called.
extension FunctionReader {
  /// Evaluates the body of a function of the file, or returns `nil` if the function is not known.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - item: The object on which the method is called; `nil` if the call names no object.
  func inlined(_ call: CodeCall, on item: Int?) -> CodeValue? {
    let item = item == owner ? nil : item
    guard uncertainty == 0, let callee = callee(of: call, on: item) else { return nil }
    callsKnownFunction = true
    guard inliningDepth < inliningLimit else { return nil }
    var bindings: [(name: String, value: CodeValue)] = []
    for (parameter, argument) in zip(callee.parameters, callee.arguments(call, in: file) ?? []) {
      let value = argument.map { evaluate($0) } ?? .unknown
      if let name = parameter.name { bindings.append((file.words[name], value)) }
    }
    let position = outerCall
    outerCall = outerCall ?? call.span
    inliningDepth += 1
    defer {
      inliningDepth -= 1
      outerCall = position
    }
    guard let item else { return self.call(callee.body, binding: bindings, in: []) }
    return with(item, as: callee) { self.call(callee.body, binding: bindings, in: []) }
  }

  /// Returns the function that a call certainly evaluates; `nil` if it is not known.
  private func callee(of call: CodeCall, on item: Int?) -> CodeFunction? {
    let candidates = (file.overloads[call.name] ?? []).map { file.functions[$0] }
      .filter { $0.arguments(call, in: file) != nil }
    guard let item else {
      // The names in a function outside of the type have other meanings.
      let own = candidates.filter { $0.owner == function.owner }
      guard own.count == 1, trustsUnknownCode || !own[0].mayBeOverridden,
        own[0].owner == nil || own[0].isStatic == function.isStatic
      else { return nil }
      return own[0]
    }
    // The method belongs to an extension of a class of the system, because it is not known whether the object
    // is an instance of a class of the file.
    guard candidates.count == 1, let type = candidates[0].owner, Self.isSystemClass(type),
      !candidates[0].isStatic, !call.name.hasPrefix("init"),
      trustsUnknownCode
        || items[item].isExact && items[item].className.map(Self.isSystemClass) == true
    else { return nil }
    return candidates[0]
  }

  private static func isSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }
}

extension CodeFunction {
  /// Returns the arguments that a call gives the parameters, which include default values.
  ///
  /// Returns `nil` if the call does not match.
  fileprivate func arguments(_ call: CodeCall, in file: CodeFile) -> [Expression?]? {
    if !file.isSwift { return call.key == name ? call.arguments : nil }
    var result: [Expression?] = []
    var next = 0
    for parameter in parameters {
      let label = parameter.label.map { file.words[$0] } ?? ""
      if next < call.labels.count, call.labels[next] == (label == "_" ? "" : label) {
        result.append(call.arguments[next])
        next += 1
      } else if parameter.defaultValue != nil {
        result.append(parameter.defaultValue)
      } else {
        return nil
      }
    }
    return next == call.arguments.count ? result : nil
  }
}
