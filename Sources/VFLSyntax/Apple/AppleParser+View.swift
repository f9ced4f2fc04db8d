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
    let hasPredicates = at(.leftParenthesis)
    let predicates = hasPredicates ? parsePredicateList(.size) : []
    let end = closeView(opener: opener, name: name, hasPredicates: hasPredicates)
    appendView(SourceSpan(opener.start, end), name, predicates, after: connection)
  }

  /// Appends a view to the chain.
  mutating func appendView(
    _ span: SourceSpan, _ name: SourceSpan, _ predicates: [PredicateNode],
    after connection: ConnectionNode?
  ) {
    let view = ViewNode(
      name: NameNode(tree.string(name), name), predicates: predicates, stack: nil)
    chain.elements.append(
      ElementNode(connection: connection, span: span, content: .group([view], repetition: nil)))
  }

  /// Returns whether the current token is the name of a view without its `[`, as in `a]` or `a(100)]`.
  ///
  /// - Complexity: The lookahead stops at the first `)`, at the next `(`, or at an element. Therefore, all
  ///   lookaheads together take linear time.
  func isAtUnopenedView() -> Bool {
    guard at(.name) else { return false }
    var ahead = lexer
    var token = ahead.next()
    if token.kind == .leftParenthesis {
      repeat {
        token = ahead.next()
      } while token.kind != .rightParenthesis
        && token.kind != .leftParenthesis && token.kind != .rightBracket && token.kind != .end
        && !TokenSet.element.contains(token.kind)
      guard token.kind == .rightParenthesis else { return false }
      token = ahead.next()
    }
    return token.kind == .rightBracket
  }

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
