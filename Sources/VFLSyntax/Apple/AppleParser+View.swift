import VFLDiagnostics

extension AppleParser {
  /// Parses a view and appends it to the chain.
  ///
  /// ```ebnf
  /// view = "[" name [ predicateList ] "]" .
  /// ```
  mutating func parseView(after connection: ConnectionNode?) {
    let opener = at(.leftBracket) ? consume() : reportUnopenedView()
    let name = parseViewName(in: opener)
    let first = tree.predicates.count
    let hasPredicates = at(.leftParenthesis)
    if hasPredicates { parsePredicateList(.size) }
    let end = closeView(opener: opener, name: name, hasPredicates: hasPredicates)
    appendView(
      SourceSpan(opener.start, end), name, predicates: first..<tree.predicates.count,
      after: connection)
  }

  /// Appends a view to the chain.
  mutating func appendView(
    _ span: SourceSpan, _ name: SourceSpan, predicates: Range<Int>,
    after connection: ConnectionNode?
  ) {
    let index = tree.views.count
    tree.views.append(ViewNode(name: NameNode(name), predicates: predicates, stack: nil))
    tree.elements.append(
      ElementNode(
        connection: connection, span: span, content: .group(index..<(index + 1), repetition: nil)))
  }

  /// Returns whether the current token is the name of a view without its `[`, as in `a]` or `a(100)]`.
  func isAtUnopenedView() -> Bool { at(.name) && lexer.isAtEndOfView() }

  /// Reports the missing `[` before the current name and returns the position at which it is missing.
  private mutating func reportUnopenedView() -> SourceSpan {
    report(.unopenedView(span: current.span, name: found ?? ""))
    return SourceSpan(at: current.start)
  }

  /// Parses the name of a view.
  ///
  /// Returns an empty span if the name is missing or invalid.
  private mutating func parseViewName(in opener: SourceSpan) -> SourceSpan {
    guard at(.name) else {
      report(
        .missingViewName(span: current.span, opener: opener, found: found))
      let place = SourceSpan(at: current.start)
      _ = skip(to: .nameBoundary)
      if !at(.rightBracket), !at(.leftParenthesis) { muteCurrentToken() }
      return place
    }
    let name = consume()
    if at(.arithmetic), tree.text[current.start] == UInt8(ascii: ".") {
      let rest = skip(to: .nameBoundary)
      let whole = name.union(rest)
      report(
        .dottedName(
          span: whole, name: tree.string(name), text: tree.string(whole),
          isVertical: chain.direction == .vertical))
      muteCurrentToken()
      // The text before the dot is not a view's name, even if a view with that name exists.
      return SourceSpan(at: name.start)
    }
    return name
  }

  /// Consumes the `]` of a view and returns the offset after the view.
  private mutating func closeView(
    opener: SourceSpan, name: SourceSpan, hasPredicates: Bool
  ) -> Int {
    if let closer = consume(if: .rightBracket) { return closer.end }
    let seen = current
    let text = found
    let skipped = skipToViewEnd()
    guard let closer = consume(if: .rightBracket) else {
      report(
        .unclosedView(span: seen.span, opener: opener, name: tree.string(name), found: text))
      return consumedEnd
    }
    if hasPredicates {
      report(
        .textAfterSizePredicate(span: skipped, text: tree.string(skipped)))
    } else {
      let isSize = seen.kind == .relation && skipped.start == name.end
      report(
        .unexpectedText(
          span: skipped, text: tree.string(skipped), expected: "`]` or `(`",
          meaning: isSize ? .sizeWithoutParentheses : nil))
    }
    return closer.end
  }

  /// Skips the tokens up to the `]` of the view if it precedes the next view or bar.
  private mutating func skipToViewEnd() -> SourceSpan {
    var ahead = lexer
    var token = current
    while !TokenSet.element.contains(token.kind), token.kind != .end, token.kind != .rightBracket {
      token = ahead.next()
    }
    return token.kind == .rightBracket ? skip(to: TokenSet(.rightBracket)) : current.span
  }
}
