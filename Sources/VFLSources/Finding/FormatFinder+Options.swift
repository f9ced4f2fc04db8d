import VFLDiagnostics

extension FormatFinder {
  /// The options that some tokens give; none where nothing is given.
  func options(_ range: Range<Int>?, at place: Int, depth: Int = 0) -> KnownOptions {
    guard let range else { return .exactly([]) }
    let whole = withoutOptionCast(syntax.unwrapped(range))
    guard depth < Self.depthLimit, let first = whole.first, isOfOneBranch(whole) else {
      return .unknown
    }
    if syntax.isSwift, syntax.at(first, "["), syntax.partner(first) == whole.upperBound - 1 {
      return union(syntax.split(syntax.content(of: first), at: ","), at: place, depth: depth)
    }
    let terms = syntax.split(whole, at: "|")
    if terms.count > 1 { return union(terms, at: place, depth: depth) }
    if isNothing(whole) { return .exactly([]) }
    if let option = option(whole) { return .exactly([option]) }
    guard let binding = pathBinding(whole), let reaching = reaching(binding, at: place),
      !reaching.isOpen, !reaching.isConditional, reaching.values.count == 1,
      reaching.isConstant
    else { return .unknown }
    let value = reaching.values[0]
    return options(value, at: value.lowerBound, depth: depth + 1)
  }

  private func union(_ parts: [Range<Int>], at place: Int, depth: Int) -> KnownOptions {
    var all: [KnownOption] = []
    for part in parts {
      guard case .exactly(let some) = options(part, at: place, depth: depth + 1) else {
        return .unknown
      }
      all += some
    }
    return .exactly(all)
  }

  /// `(NSLayoutFormatOptions)0` without the cast.
  private func withoutOptionCast(_ range: Range<Int>) -> Range<Int> {
    guard !syntax.isSwift, syntax.at(range.lowerBound, "(") else { return range }
    let close = syntax.partner(range.lowerBound)
    guard close + 1 < range.upperBound else { return range }
    return syntax.unwrapped((close + 1)..<range.upperBound)
  }

  /// Whether some tokens are one of the ways to give no options.
  private func isNothing(_ range: Range<Int>) -> Bool {
    let first = range.lowerBound
    if range.count == 1 {
      if syntax.at(first, anyOf: ["nil", "kNilOptions", "NO", "NULL"]) { return true }
      return syntax.tokens[first].kind == .number && syntax.text(first) == "0"
    }
    // `NSLayoutFormatOptions()`, `…(0)` and `…(rawValue: 0)`.
    guard let open = range.first(where: { syntax.at($0, "(") }), open > first,
      syntax.partner(open) == range.upperBound - 1,
      (first..<open).allSatisfy({ syntax.isName($0) || syntax.at($0, ".") })
    else { return false }
    let content = syntax.content(of: open)
    if content.isEmpty { return true }
    let isLabelled = content.count == 3 && syntax.at(content.lowerBound, word: "rawValue")
    return (content.count == 1 || isLabelled) && syntax.text(content.upperBound - 1) == "0"
  }

  /// The option that some tokens name, whatever stands in front of its last dot.
  private func option(_ range: Range<Int>) -> KnownOption? {
    guard let last = range.last, syntax.isName(last),
      range.dropLast().allSatisfy({ syntax.isName($0) || syntax.at($0, ".") })
    else { return nil }
    var name = Substring(syntax.text(last))
    if name.hasPrefix("NSLayoutFormat") { name = name.dropFirst(14) }
    guard range.count > 1 || !syntax.isSwift || name.count < syntax.text(last).count else {
      return nil
    }
    let spelled = name.prefix(1).lowercased() + name.dropFirst()
    guard FormatOptions.names.contains(spelled) else { return nil }
    return KnownOption(spelled, span: syntax.span(range))
  }
}
