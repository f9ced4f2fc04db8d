import VFLDiagnostics

extension AppleParser {
  /// Parses the whole format string.
  ///
  /// ```ebnf
  /// format = [ orientation ] chain .
  /// ```
  mutating func parseFormat() {
    beginTree()
    guard !tree.text.isEmpty else {
      report(.emptyFormat(span: current.span))
      return finishTree()
    }
    skipBracketBeforeOrientation()
    parseOptionalOrientation()
    parseChain()
    finishTree()
  }

  /// Parses the views, the connections between them, and the optional bars at the two ends.
  ///
  /// ```ebnf
  /// chain = [ superview connection ] view { connection view } [ connection superview ] .
  /// ```
  private mutating func parseChain() {
    if !at(anyOf: .element), !at(.end), !isAtUnopenedView(), !isAtFalseBarInFront {
      skipToFirstElement()
    }
    var connection: ConnectionNode?
    if at(.bar) || isAtFalseBarInFront {
      if !at(.bar) { reportFalseBar() }
      chain.leading = parseSuperview()
      connection = parseConnection()
    }
    while !at(.end) {
      if isAtFalseBarBehind(connection) {
        reportFalseBar()
        connection = parseBarBehind(connection)
      } else if at(.leftBracket) || isAtUnopenedView() {
        parseView(after: connection)
        connection = parseConnection()
      } else if at(.bar) {
        connection = parseBarBehind(connection)
      } else {
        connection = recoverBetweenViews(connection)
      }
    }
    finishChain(with: connection)
  }

  /// Parses `H:` or `V:` if the format string begins with it.
  ///
  /// Reports an unknown or repeated orientation.
  ///
  /// ```ebnf
  /// orientation = ( "H" | "V" ) ":" .
  /// ```
  mutating func parseOptionalOrientation() {
    parseTurnedOrientation()
    while at(.name) || at(.colon) {
      let isLetter = isOrientationLetter && chain.orientation == nil
      let hasColon = at(.colon) || peek() == .colon
      guard hasColon || isLetter else { return }
      if !isLetter {
        report(
          .unknownOrientation(
            span: current.span, found: found ?? "",
            first: chain.orientation.map { _ in chain.direction == .vertical ? "V" : "H" }))
      }
      let isVertical = tree.text[current.start] == UInt8(ascii: "V")
      let letter = at(.name) ? consume() : current.span
      let colon = consume(if: .colon)
      guard isLetter else { continue }
      if colon == nil {
        let place = SourceSpan(at: letter.end)
        report(.missingOrientationColon(span: place, orientation: tree.string(letter)))
        unmute()
      }
      setOrientation(letter.union(colon ?? letter), isVertical: isVertical)
    }
  }

  /// Parses `:H` or `:V`, an orientation whose letter and colon are swapped, unless another colon follows.
  private mutating func parseTurnedOrientation() {
    let end = current.end + 1
    guard at(.colon), peek() == .name, end < tree.text.count, isOrientation(tree.text[current.end]),
      !NameText.continues(tree.text[end]), tree.text[end] != UInt8(ascii: ":")
    else { return }
    let span = SourceSpan(current.start, end)
    report(.unknownOrientation(span: span, found: tree.string(span)))
    consume()
    let isVertical = tree.text[current.start] == UInt8(ascii: "V")
    consume()
    setOrientation(span, isVertical: isVertical)
  }

  private mutating func setOrientation(_ span: SourceSpan, isVertical: Bool) {
    chain.orientation = span
    chain.direction = isVertical ? .vertical : .horizontal
  }

  private var isOrientationLetter: Bool {
    at(.name) && current.end - current.start == 1 && isOrientation(tree.text[current.start])
  }

  private func isOrientation(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V")
  }

  /// Parses a bar.
  ///
  /// ```ebnf
  /// superview = "|" .
  /// ```
  private mutating func parseSuperview() -> ChainNode.Edge {
    ChainNode.Edge(span: consume(), isMargin: false)
  }

  /// Parses a bar after the start of the format string: the closing bar or a redundant bar.
  private mutating func parseBarBehind(_ connection: ConnectionNode?) -> ConnectionNode? {
    if tree.elements.isEmpty {
      report(.missingView(span: current.span, found: found))
      chain.closing = connection
      consume()
      muteCurrentToken()
      return parseConnection()
    }
    if peek() == .dash, hasViewAhead() {
      report(.barInTheMiddle(span: current.span))
      consume()
      return parseConnection()
    }
    chain.trailing = parseSuperview()
    chain.closing = connection
    if !at(.end) {
      let rest = skip(to: .none)
      report(.textAfterClosingBar(span: rest, text: tree.string(rest)))
    }
    return nil
  }

  /// Skips the text before the first view or bar, as in `-8-[a]` or `a`, and reports it.
  private mutating func skipToFirstElement() {
    let first = found
    let isGap = at(.dash) || at(.number) || at(.leftParenthesis) || at(.relation)
    let missing = at(.dash) ? "|" : "|-"
    let skipped = skip(to: .element)
    if at(.end) {
      report(.missingView(span: skipped, found: first))
      muteCurrentToken()
    } else {
      let text = tree.string(skipped)
      report(
        .unexpectedText(
          span: skipped, text: text, expected: "`[` or `|`",
          meaning: isGap ? .firstGap(missing: missing) : nil))
    }
  }

  /// Recovers from text that can follow neither a view nor a connection.
  private mutating func recoverBetweenViews(_ connection: ConnectionNode?) -> ConnectionNode? {
    let isFlush = connection?.kind == .flush
    let startsFormat = isAtFormat
    if at(.name), tree.elements.isEmpty, peek() == .bar {
      return parseViewWithoutBrackets(after: connection)
    }
    let size = isFlush ? sizeBehindView() : nil
    if isFlush, !startsFormat, size == nil || size?.behind == .dash,
      at(anyOf: .value) || at(.leftParenthesis) || at(.relation)
    {
      let place = SourceSpan(at: current.start)
      report(
        .missingOpeningDash(span: place, found: found ?? "", perhapsSize: size?.span))
      return parseGap(openedBy: place)
    }
    if at(.name), !isFlush, !startsFormat { return parseViewWithoutBrackets(after: connection) }
    let skipped = skip(to: startsFormat ? .none : .element)
    let expected = isFlush ? "`-`, `[` or `|`" : "`[` or `|`"
    let meaning: LazyDiagnostic.TextMeaning? =
      startsFormat
      ? .format
      : size?.span == skipped ? .sizeOfPrecedingView : connection.flatMap { moreOfGap($0, skipped) }
    report(
      .unexpectedText(
        span: skipped, text: tree.string(skipped), expected: expected, meaning: meaning))
    return connection
  }

  /// Whether the parser is at `H:` or `V:`.
  var isAtFormat: Bool {
    at(.name) && current.end - current.start == 1 && isOrientation(tree.text[current.start])
      && peek() == .colon
  }

  /// Returns the parenthesized text directly after the `]` of a view without a size, and the kind of the
  /// token after it, or `nil` if there is no such text.
  private func sizeBehindView() -> (span: SourceSpan, behind: TokenKind)? {
    guard at(.leftParenthesis), let last = tree.elements.last,
      tree.views[last.views].allSatisfy({ $0.predicates.isEmpty }), last.span.end == current.start,
      tree.text[current.start - 1] == UInt8(ascii: "]")
    else { return nil }
    var ahead = lexer
    var token = ahead.next()
    while !TokenSet.listEnd.contains(token.kind) { token = ahead.next() }
    guard token.kind == .rightParenthesis else { return nil }
    return (SourceSpan(current.start, token.end), ahead.next().kind)
  }

  /// Returns a correction that merges a gap and the skipped text after the gap into a single predicate list.
  ///
  /// - Returns: The correction, or `nil` if both parts are equalities, because the merged list would be
  ///   unsatisfiable.
  private func moreOfGap(
    _ connection: ConnectionNode, _ skipped: SourceSpan
  ) -> LazyDiagnostic.TextMeaning? {
    let (first, second) = (tree.string(connection.span), tree.string(skipped))
    guard connection.kind == .gap, connection.span.end == skipped.start, first.hasPrefix("-"),
      first.hasSuffix("-"), second.hasSuffix("-"), skipped.length > 1,
      [first, second].contains(where: isInequality)
    else { return nil }
    let predicates = [first.dropFirst().dropLast(), second.dropLast()].map { list in
      list.hasPrefix("(") && list.hasSuffix(")") ? list.dropFirst().dropLast() : list
    }
    return .moreOfGap(
      SourceSpan(connection.span.start + 1, skipped.end - 1),
      "(\(predicates.joined(separator: ",")))")
  }

  /// Returns whether the text contains `>=` or `<=`.
  private func isInequality(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { ($0 == ">" || $0 == "<") && $1 == "=" }
  }

  /// Whether `[`, `]` or `/` was typed instead of a leading bar, as in `[-[a]-]`.
  ///
  /// On many keyboards, these keys are next to the `|` key.
  private var isAtFalseBarInFront: Bool {
    guard at(.leftBracket) || at(.rightBracket) || isAtSlash, peek() == .dash else { return false }
    if !at(.leftBracket) { return true }
    var ahead = lexer
    _ = ahead.next()
    return ahead.next().kind == .leftBracket
  }

  /// Returns whether `]` or `/` was typed instead of the closing bar: it ends the format string and follows a
  /// connection, so only a bar or a view is valid there.
  private func isAtFalseBarBehind(_ connection: ConnectionNode?) -> Bool {
    guard let connection, connection.kind != .flush, !tree.elements.isEmpty else { return false }
    return isAtFalseBarAtEnd
  }

  /// Whether the current token is a `]` or `/` that ends the format string.
  @inline(__always)  // A call would copy the parser.
  var isAtFalseBarAtEnd: Bool {
    current.end == lexer.end && (at(.rightBracket) || isAtSlash)
  }

  private var isAtSlash: Bool {
    at(.arithmetic) && tree.text[current.start] == UInt8(ascii: "/")
  }

  private mutating func reportFalseBar() {
    report(
      .unexpectedText(
        span: current.span, text: found ?? "", expected: "`[` or `|`", meaning: .bar))
  }

  /// Parses a name without brackets as a view, as in `[a]-8-b`, and reports the missing brackets.
  private mutating func parseViewWithoutBrackets(
    after connection: ConnectionNode?
  ) -> ConnectionNode {
    let name = consume()
    report(
      .unexpectedText(
        span: name, text: tree.string(name), expected: "`[` or `|`",
        meaning: .view(tree.string(name))))
    appendView(name, name, predicates: 0..<0, after: connection)
    muteCurrentToken()
    return parseConnection()
  }

  /// Reports a missing view or a dangling connection at the end of the format string.
  private mutating func finishChain(with connection: ConnectionNode?) {
    if tree.elements.isEmpty {
      report(.missingView(span: current.span, found: nil))
    } else if let connection, connection.kind != .flush, !isCutOff {
      report(.danglingConnection(span: connection.span, found: nil))
    }
  }
}
