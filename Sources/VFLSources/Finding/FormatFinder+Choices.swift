extension FormatFinder {
  /// What an expression may be that is one of several others; `nil` for any other expression.
  func either(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue? {
    if syntax.isSwift, syntax.at(range.lowerBound, word: "if") {
      return conditional(range, at: place, depth: depth)
    }
    if syntax.isSwift, syntax.at(range.lowerBound, word: "switch") {
      return cases(range, at: place, depth: depth)
    }
    if let question = ternary(range) {
      // `a ?: b`.
      let yes = question.yes.isEmpty ? question.condition : question.yes
      let choice = syntax.choice(of: question.condition)
      var value = format(yes, at: place, depth: depth + 1)
        .taken(inBranchAt: range.lowerBound)
        .under(ChoicePicks(choice.name, choice.yes, at: range.lowerBound))
      value.formUnion(
        format(question.no, at: place, depth: depth + 1)
          .taken(inBranchAt: range.lowerBound)
          .under(ChoicePicks(choice.name, choice.no, at: range.lowerBound)))
      return value
    }
    guard let sign = defaultSign(in: range) else { return nil }
    let choice = "?? \(sign)"
    var value = format(range.lowerBound..<sign, at: place, depth: depth + 1)
      .under(ChoicePicks(choice, .yes, at: range.lowerBound))
    value.formUnion(
      format((sign + 1)..<range.upperBound, at: place, depth: depth + 1)
        .under(ChoicePicks(choice, .no, at: range.lowerBound)))
    return value
  }

  /// The `??` of some tokens.
  func defaultSign(in range: Range<Int>) -> Int? {
    guard syntax.isSwift else { return nil }
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound, syntax.tokens[index].kind == .compound,
        syntax.at(index, word: "??")
      {
        return index
      }
      index = syntax.next(after: index)
    }
    return nil
  }

  /// The parts of `c ? a : b`.
  func ternary(
    _ range: Range<Int>
  ) -> (condition: Range<Int>, yes: Range<Int>, no: Range<Int>)? {
    guard let question = syntax.first("?", in: range), question > range.lowerBound else {
      return nil
    }
    var (depth, index) = (0, question + 1)
    while index < range.upperBound {
      if syntax.at(index, "?") { depth += 1 }
      if syntax.at(index, ":") {
        if depth == 0 {
          return (
            range.lowerBound..<question, (question + 1)..<index, (index + 1)..<range.upperBound
          )
        }
        depth -= 1
      }
      index = syntax.next(after: index)
    }
    return nil
  }

  /// `if c { a } else { b }`.
  private func conditional(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    var value = FormatValue()
    var start = range.lowerBound
    while start < range.upperBound {
      guard let opener = syntax.first("{", in: start..<range.upperBound) else { break }
      let picks = syntax.branch(endingAt: opener, from: start)
      value.formUnion(
        format(syntax.content(of: opener), at: place, depth: depth + 1)
          .taken(inBranchAt: range.lowerBound).under(picks))
      start = syntax.next(after: opener)
    }
    return value
  }

  /// `switch c { case d: a … }`.
  private func cases(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    guard let opener = syntax.first("{", in: range) else { return .unreadable(.expression) }
    var value = FormatValue()
    let content = syntax.content(of: opener)
    var index = content.lowerBound
    while index < content.upperBound {
      guard let colon = syntax.first(":", in: index..<content.upperBound) else { break }
      var end = colon + 1
      while end < content.upperBound, !syntax.isLabel(end) {
        end = syntax.next(after: end)
      }
      let label = syntax.label(around: colon, in: opener)
      value.formUnion(
        format((colon + 1)..<end, at: place, depth: depth + 1)
          .taken(inBranchAt: range.lowerBound).under(label ?? ChoicePicks()))
      index = end
    }
    return value
  }

  /// The conditions under which a token is reached, as far as the heads of the blocks around it say, the
  /// guards in front of it, and conditional compilation.
  func picks(around place: Int) -> ChoicePicks {
    var result = syntax.picks(leftBefore: place)
    result = result.union(syntax.picks(compiling: place)) ?? result
    for condition in conditions(around: place) {
      if let picks = condition.picks { result = result.union(picks) ?? result }
    }
    var opener = syntax.block(of: place)
    while opener >= 0 {
      switch syntax.kind(ofBlock: opener) {
      case .function, .type: return result
      default: result = result.union(syntax.picks(ofBlock: opener, at: place)) ?? result
      }
      opener = syntax.block(of: opener)
    }
    return result
  }

  /// A value where a token is reached.
  func value(_ value: FormatValue, reachedAt place: Int) -> FormatValue {
    let value = value.withoutEmptyStrings
    guard value.choices.count > 1 else { return value }
    var result = value
    let here = picks(around: place)
    result.choices = value.choices.filter { !excludes($0.picks, here) }
    return result.choices.isEmpty && result.reason == nil ? value : result
  }
}
