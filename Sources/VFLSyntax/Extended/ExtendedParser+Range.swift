import VFLDiagnostics

extension ExtendedParser {
  /// Parses the end of a range and generates the names of its views.
  ///
  /// The range starts at the number at the end of the first name. If the first name has no number, the range
  /// starts at 1 and the first name stays without a number. Numbers with leading zeros keep their width:
  /// `a08..10`.
  mutating func parseRange(from first: SourceSpan) throws(ParseError) -> NameNode {
    let digits = at(.number) ? string(current.span) : ""
    guard !digits.isEmpty, digits.allSatisfy({ $0.isNumber }) else {
      try fail(
        .malformedRange(span: current.span, found: found, reason: .noNumber))
    }
    let whole = first.union(current.span)
    let name = string(first)
    let stem = name.dropLast(name.reversed().prefix { $0.isNumber }.count)
    let firstDigits = name.dropFirst(stem.count)
    let last = Int64(digits)
    let start = firstDigits.isEmpty ? 1 : Int64(firstDigits)
    consume()
    guard let start, let last, start <= last, last - start < Int64(Limit.rangeViews.value) else {
      let isEmpty = (start ?? .max) > (last ?? .max)
      report(
        isEmpty
          ? .malformedRange(span: whole, found: string(whole), reason: .empty)
          : .limitExceeded(.rangeViews, span: whole))
      return NameNode(whole, .range(tree.rangeNames.add([])))
    }
    let count = Int(last - start) + 1
    guard tree.rangeViewCount + count <= Limit.allRangeViews.value else {
      try fail(.limitExceeded(.allRangeViews, span: whole))
    }
    tree.rangeViewCount += count
    let width = firstDigits.first == "0" ? firstDigits.count : 0
    let names = (start...last).map { number in
      if number == start { return name }
      let text = String(number)
      return stem + String(repeating: "0", count: max(width - text.count, 0)) + text
    }
    return NameNode(whole, .range(tree.rangeNames.add(names)))
  }
}
