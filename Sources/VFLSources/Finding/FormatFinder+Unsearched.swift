import VFLDiagnostics

/// The calls of a file in which the search exceeds its budget.
extension FormatFinder {
  /// The formats of the calls of the system's function and of the wrappers that are known, by the first token
  /// of each as far as a look at the tokens shows, in order.
  var unsearchedCalls: [UnreadableSite] {
    var starts: Set<Int> = []
    for mention in syntax.mentions(of: "constraintsWithVisualFormat") {
      addFormat(ofCallAt: Int(mention), to: &starts)
    }
    for mention in syntax.mentions(of: "constraints")
    where syntax.at(Int(mention) + 2, anyOf: ["withVisualFormat", "visualFormat"]) {
      addFormat(ofCallAt: Int(mention), to: &starts)
    }
    for base in Set(wrappers.map { $0.parts.base }) {
      for mention in syntax.mentions(of: base) { addFormat(ofCallAt: Int(mention), to: &starts) }
    }
    return starts.sorted().map { start in
      UnreadableSite(
        span: syntax.span(start..<(start + 1)), reason: .effort, viewsSource: nil,
        metricsSource: nil)
    }
  }

  /// Adds the first token of the first argument of a call, unless a function is declared there.
  private func addFormat(ofCallAt name: Int, to starts: inout Set<Int>) {
    guard syntax.at(name + 1, "(") || syntax.at(name + 1, ":"), !syntax.at(name - 1, ")"),
      !syntax.at(name - 1, word: "func")
    else { return }
    let isLabelled = syntax.isSwift && syntax.isName(name + 2) && syntax.at(name + 3, ":")
    let start = isLabelled ? name + 4 : name + 2
    if start < syntax.tokens.count { starts.insert(start) }
  }
}
