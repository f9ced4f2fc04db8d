extension FormatFinder {
  /// The number that some tokens are: a literal, or a constant that is one.
  func number(_ range: Range<Int>, at place: Int, depth: Int = 0) -> Double? {
    var range = syntax.unwrapped(range)
    guard depth < Self.depthLimit, let first = range.first, isOfOneBranch(range) else {
      return nil
    }
    // `@8`, and `@(8)`.
    if syntax.at(first, "@") {
      return number((first + 1)..<range.upperBound, at: place, depth: depth + 1)
    }
    if syntax.tokens[first].kind == .opener, syntax.partner(first) == range.upperBound - 1,
      syntax.at(first, "(")
    {
      range = syntax.content(of: first)
      return number(range, at: place, depth: depth + 1)
    }
    if syntax.at(first, "-"), range.count > 1 {
      return number((first + 1)..<range.upperBound, at: place, depth: depth + 1).map { -$0 }
    }
    if range.count == 1, syntax.tokens[first].kind == .number { return literal(first) }
    if syntax.isSwift, syntax.at(first, anyOf: ["NSNumber", "CGFloat", "Double", "Float", "Int"]),
      let call = syntax.call(at: first), call.range == range, call.arguments.count == 1
    {
      return number(call.arguments[0].range, at: place, depth: depth + 1)
    }
    return pathBinding(range).flatMap { number(heldBy: $0, at: place, depth: depth) }
  }

  /// The number that a constant is.
  func number(heldBy binding: Binding, at place: Int, depth: Int) -> Double? {
    guard let reaching = reaching(binding, at: place),
      !reaching.isOpen, !reaching.isConditional, reaching.values.count == 1,
      reaching.isConstant
    else { return nil }
    return number(reaching.values[0], at: reaching.values[0].lowerBound, depth: depth + 1)
  }

  /// The value of a decimal literal; a suffix of C such as `f` is left out.
  private func literal(_ index: Int) -> Double? {
    var text = syntax.text(index).filter { $0 != "_" && $0 != "'" }
    guard !text.hasPrefix("0x"), !text.hasPrefix("0X"), !text.hasPrefix("0b"),
      !text.hasPrefix("0o")
    else { return nil }
    while let last = text.last, "fFlLuU".contains(last) { text.removeLast() }
    // An octal number of C.
    if !syntax.isSwift, text.count > 1, text.hasPrefix("0"), text.allSatisfy({ $0.isNumber }) {
      return nil
    }
    return Double(text)
  }
}
