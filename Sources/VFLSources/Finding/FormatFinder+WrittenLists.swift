/// Reads lists whose elements are all written out, element by element or as a whole.
extension FormatFinder {
  /// The element of a list that `list[0]` is, for a list that nothing changes.
  func element(byIndex range: Range<Int>, at place: Int) -> Range<Int>? {
    guard range.count > 3, syntax.at(range.upperBound - 1, "]") else { return nil }
    let open = syntax.previous(before: range.upperBound)
    let content = syntax.content(of: open)
    guard open > range.lowerBound, !syntax.isBoxed(open), content.count == 1,
      syntax.tokens[content.lowerBound].kind == .number,
      let index = Int(syntax.text(content.lowerBound)),
      let elements = writtenElements(range.lowerBound..<open, at: place),
      elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }

  /// The strings that `list[i]` may be, where the list is written out and has nothing but formats.
  ///
  /// Where a loop does not visibly count from its beginning to its end, an element may be one that the loop
  /// leaves out; where it does, all of them are taken that no condition in its body leaves out.
  func element(byVariable range: Range<Int>, at place: Int, depth: Int) -> FormatValue? {
    guard let (list, index) = subscripted(range) else { return nil }
    let value = elements(list, at: place, depth: depth + 1)
    guard value.reason == nil, !value.choices.isEmpty,
      value.literals.allSatisfy({ $0.looksLikeFormat })
    else { return nil }
    if let head = headOfLoop(around: index),
      counts(head, all: list, of: value.choices.count, by: index)
    {
      return value.movingElements(of: list, to: head.lowerBound)
    }
    return value.taken(inBranchAt: range.upperBound)
  }

  /// The head of the innermost loop around a token, with or without braces.
  private func headOfLoop(around index: Int) -> Range<Int>? {
    let start = syntax.labelledStart(of: syntax.outermost(index, in: syntax.block(of: index)))
    if !syntax.isSwift, syntax.at(start, word: "for") {
      return start..<syntax.next(after: start + 1)
    }
    var opener = syntax.block(of: index)
    while opener >= 0, syntax.kind(ofBlock: opener) != .loop { opener = syntax.block(of: opener) }
    return opener >= 0 ? syntax.blockStart(opener)..<opener : nil
  }

  /// The list and the variable of `list[i]` and of `[list objectAtIndex:i]`.
  private func subscripted(_ range: Range<Int>) -> (list: Range<Int>, index: Int)? {
    guard range.count > 3, syntax.at(range.upperBound - 1, "]") else { return nil }
    let open = syntax.previous(before: range.upperBound)
    guard !syntax.isBoxed(open) else { return nil }
    if open == range.lowerBound, !syntax.isSwift {
      let name = syntax.next(after: open + 1)
      guard syntax.at(name, word: "objectAtIndex"),
        let argument = syntax.message(at: name)?.arguments,
        argument[0].range.count == 1, syntax.isName(argument[0].range.lowerBound)
      else { return nil }
      return ((open + 1)..<name, argument[0].range.lowerBound)
    }
    let content = syntax.content(of: open)
    guard open > range.lowerBound, content.count == 1, syntax.isName(content.lowerBound) else {
      return nil
    }
    return (range.lowerBound..<open, content.lowerBound)
  }

  /// Whether the head of a loop counts all elements of a list, and says nothing more: `for i in
  /// 0..<list.count`, `for i in list.indices`, `for (int i = 0; i < list.count; i++)`, or with the number of
  /// the elements.
  private func counts(
    _ head: Range<Int>, all list: Range<Int>, of count: Int, by index: Int
  ) -> Bool {
    guard list.count == 1, syntax.isName(list.lowerBound) else { return false }
    let name = syntax.text(list.lowerBound)
    let variable = syntax.text(index)
    let words = head.map(syntax.text)
    if syntax.isSwift {
      let start = ["for", variable, "in"]
      return [
        start + [name, ".", "indices"], start + ["0", "..<", name, ".", "count"],
        start + ["0", "..<", String(count)],
      ].contains(words)
    }
    guard words.count > 6, words.starts(with: ["for", "("]), words.last == ")" else { return false }
    let parts = words.dropFirst(2).dropLast().split(
      separator: ";", omittingEmptySubsequences: false
    )
    .map { $0.filter { $0 != "(" && $0 != ")" } }
    guard parts.count == 3, parts[0].suffix(3).elementsEqual([variable, "=", "0"]) else {
      return false
    }
    let ends = [[name, ".", "count"], ["[", name, "count", "]"], [String(count)]]
    return ends.contains { parts[1].elementsEqual([variable, "<"] + $0) }
      && [[variable, "++"], ["++", variable]].contains { parts[2].elementsEqual($0) }
  }

  /// The string that `list.joined(separator: "-")` is, or `[list componentsJoinedByString:@"-"]`.
  func joinedList(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue? {
    let list: Range<Int>
    let separator: Range<Int>?
    if syntax.isSwift {
      let open = syntax.previous(before: range.upperBound)
      let name = open - 1
      guard syntax.at(name, word: "joined"), syntax.at(name - 1, "."), name - 1 > range.lowerBound,
        let call = syntax.call(at: name), call.range.upperBound == range.upperBound,
        call.arguments.allSatisfy({ $0.label == "separator" })
      else { return nil }
      (list, separator) = (range.lowerBound..<(name - 1), call.arguments.first?.range)
    } else {
      let first = range.lowerBound + 1
      guard syntax.at(range.lowerBound, "["), first < range.upperBound else { return nil }
      let name = syntax.next(after: first)
      guard syntax.at(name, word: "componentsJoinedByString"), let call = syntax.message(at: name)
      else { return nil }
      (list, separator) = (first..<name, call.arguments[0].range)
    }
    guard let elements = writtenElements(list, at: place), !elements.isEmpty else { return nil }
    var parts: [Range<Int>] = []
    for element in elements {
      if let separator, !parts.isEmpty { parts.append(separator) }
      parts.append(element)
    }
    return joined(
      parts.map { format($0, at: $0.lowerBound, depth: depth + 1) }, of: parts, in: range)
  }

  /// The elements of a list that is written out, itself or as the only value of a constant.
  private func writtenElements(_ range: Range<Int>, at place: Int) -> [Range<Int>]? {
    var list = syntax.unwrapped(range)
    if let binding = pathBinding(list) {
      guard let reaching = reaching(binding, at: place), !reaching.isOpen, !reaching.isConditional,
        reaching.isConstant, reaching.values.count == 1
      else { return nil }
      list = syntax.unwrapped(reaching.values[0])
    }
    guard isOfOneBranch(list), let content = listContent(list) else { return nil }
    return syntax.split(content, at: ",")
  }
}
