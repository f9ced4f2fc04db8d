/// The dictionaries that other files declare.
extension Walk {
  /// The dictionary that a member of a type with a name gives; `nil` if it is not known.
  func foreignDictionary(_ member: String, of base: Expression, _ use: Use) -> Value? {
    guard isGiven(use), let type = file.typeNamed(by: base) else { return nil }
    return file.resolution.foreignDictionary(member, of: type)
  }

  /// The dictionary that a call of a function in another file returns; `nil` if it is not known.
  func foreignDictionary(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?, _ use: Use
  ) -> Value? {
    guard isGiven(use) else { return nil }
    var member = tokens.word(name)
    if call.style == .message {
      member = selector(of: call, name)
    } else if isSwift {
      let labels = call.labels(in: tokens).map { ($0.isEmpty ? "_" : $0) + ":" }
      member += "(\(labels.joined()))"
    }
    if let receiver { return foreignDictionary(member, of: receiver, use) }
    guard call.style == .function, file.isForeignFunction(name, context) else { return nil }
    return file.resolution.foreignDictionary(member, of: tokens.tokens[name].link)
  }

  /// Whether a value is given to a call as a dictionary, so that it is worth the search of other files.
  private func isGiven(_ use: Use) -> Bool {
    switch use {
    case .system, .argument: return true
    case .holder(let variable): return file.isGivenAsNames(variable)
    default: return false
    }
  }
}

extension FileReading {
  /// Whether a variable is an argument for views or metrics.
  fileprivate func isGivenAsNames(_ variable: Int) -> Bool {
    if let known = givenAsNames[variable] { return known }
    let tokens = tree.tokens
    let isGiven = bindings.variables[variable].mentions.contains { mention in
      tokens.isWord(Int(mention) - 1, ":")
        && tokens.isWord(Int(mention) - 2, anyOf: ["views", "metrics"])
    }
    givenAsNames[variable] = isGiven
    return isGiven
  }
}
