/// Lists whose elements are all written out, where what is asked for is one of them or all together.
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
