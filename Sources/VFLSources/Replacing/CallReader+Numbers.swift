import VFLDiagnostics

/// Reads the numbers in number objects.
extension CallReader {
  /// Returns the tokens of the number from which an expression creates a number object, such as `gap` of
  /// `@(gap)`, `[NSNumber numberWithFloat:gap]` and `NSNumber(value: gap)`; `nil` for another expression.
  func boxedNumber(in expression: SourceSpan) -> Range<Int>? {
    guard let first = syntax.token(at: expression.start) else { return nil }
    let (value, end): (Range<Int>, Int)
    if syntax.isSwift {
      guard opensNumberObject(first + 1), let call = syntax.call(at: first),
        call.arguments.count == 1, call.arguments[0].label == "value"
      else { return nil }
      (value, end) = (call.arguments[0].range, call.range.upperBound)
    } else {
      guard syntax.tokens[first].kind == .opener, isClosed(first) else { return nil }
      let content = syntax.content(of: first)
      if syntax.at(first, "("), syntax.isBoxed(first) {
        value = content
      } else if opensNumberObject(first), syntax.at(first + 3, ":") {
        value = (first + 4)..<max(first + 4, content.upperBound)
        // The methods for integers remove the fraction.
        let keepsFraction = syntax.at(first + 2, anyOf: ["numberWithFloat", "numberWithDouble"])
        guard keepsFraction || isInteger(value) else { return nil }
      } else {
        return nil
      }
      end = syntax.partner(first) + 1
    }
    return !value.isEmpty && Int(syntax.tokens[end - 1].end) == expression.end ? value : nil
  }

  /// Whether tokens are an integer or an Objective-C variable that is declared as an integer.
  private func isInteger(_ value: Range<Int>) -> Bool {
    if value.count == 1, syntax.tokens[value.lowerBound].kind == .number {
      return syntax.text(value.lowerBound).allSatisfy { $0.isWholeNumber }
    }
    let types: [StaticString] = ["int", "NSInteger", "NSUInteger", "long", "unsigned"]
    let declarations = declarations(of: value)
    return !declarations.isEmpty && declarations.allSatisfy { syntax.at($0 - 1, anyOf: types) }
  }

  /// Whether a bracket begins the arguments of `NSNumber(…)` or the message `[NSNumber numberWith…]`.
  func opensNumberObject(_ opener: Int) -> Bool {
    if syntax.isSwift { return syntax.at(opener, "(") && syntax.at(opener - 1, word: "NSNumber") }
    return syntax.at(opener, "[") && syntax.at(opener + 1, word: "NSNumber")
      && syntax.isName(opener + 2) && syntax.text(opener + 2).hasPrefix("numberWith")
  }
}
