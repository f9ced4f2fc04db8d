import VFLDiagnostics

/// The calls of the system's function in the tokens of a file.
struct SetupCalls {
  let syntax: HostSyntax

  /// The tokens of a call of the system's function, `NSLayoutConstraint` in front of it included.
  func range(of site: FormatSite) throws(CallReplacementError) -> Range<Int> {
    guard let first = syntax.token(at: site.call.start) else { throw .otherFunction }
    if !syntax.isSwift {
      guard syntax.at(first, "["), syntax.at(first + 1, word: "NSLayoutConstraint"),
        syntax.at(first + 2, word: "constraintsWithVisualFormat"),
        syntax.partner(first) < syntax.tokens.count
      else { throw .otherFunction }
      return first..<(syntax.partner(first) + 1)
    }
    guard let call = syntax.call(at: first), syntax.at(first, word: "constraints"),
      call.arguments.first?.label == "withVisualFormat",
      syntax.at(first - 1, "."), syntax.at(first - 2, word: "NSLayoutConstraint")
    else { throw .otherFunction }
    var start = first - 2
    if syntax.at(start - 1, ".") {
      guard syntax.at(start - 2, anyOf: ["UIKit", "AppKit"]) else { throw .otherFunction }
      start -= 2
    }
    return start..<call.range.upperBound
  }

  /// Whether some tokens are a variable, or a property of one: `label`, `self.label`, `cell.label!`.
  func isPath(_ range: Range<Int>) -> Bool { VariablePath(range, in: syntax.source) != nil }

  /// The property that a selector such as `setLabel` sets.
  static func property(ofSetter name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(4)
  }
}
