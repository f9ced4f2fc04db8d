/// The labels that calls of Swift write before the arguments of a function.
extension FileIndex {
  /// The labels by the parameters; `nil` for a parameter without one.
  ///
  /// In Swift 1 and 2 the name of the first parameter is a label only if it is repeated or follows a number
  /// sign.
  func callLabels(of function: FunctionDeclaration) -> [String?] {
    function.parameters.enumerated().map { index, parameter in
      guard let label = parameter.label else { return nil }
      let isOmitted =
        isEarlySwift && index == 0 && function.style == .function && label == parameter.name
        && tokens.tokens[label].byte != UInt8(ascii: "#")
      return isOmitted ? nil : tokens.word(label)
    }
  }
}

extension HostTokens {
  /// Whether a call of the system's function shows that a file is one of Swift 1 or 2.
  func isEarlySwift(_ mentions: Mentions) -> Bool {
    guard language == .swift,
      let name = names.number(of: "constraintsWithVisualFormat", in: bytes),
      names.number(of: "withVisualFormat", in: bytes) == nil
    else { return false }
    let found = mentions[name].map(Int.init)
    return found.contains { isAfterDot($0) && isWord($0 + 1, "(") }
      && !found.contains { isWord($0 - 1, "func") }
  }
}
