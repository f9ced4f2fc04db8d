import VFLDiagnostics

extension FormatParser {
  /// Parses the whole text.
  ///
  /// ```ebnf
  /// format = [ orientation ] chain .
  /// ```
  mutating func parseFormat() {
    guard !tree.text.isEmpty else {
      return report(EmptyFormat(span: current.span), at: current.span)
    }
    parseOptionalOrientation()
    parseChain()
  }

  /// Parses views and what joins them, and a bar at either end.
  ///
  /// ```ebnf
  /// chain = [ superview connection ] view { connection view } [ connection superview ] .
  /// ```
  private mutating func parseChain() {
    if !at(anyOf: .element), !at(.end), !isAtUnopenedView() { skipToFirstElement() }
    var connection: ConnectionNode?
    if at(.bar) {
      tree.leadingBar = parseSuperview()
      connection = parseConnection()
    }
    while !at(.end) {
      if at(.leftBracket) || isAtUnopenedView() {
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

  /// Parses `H:` or `V:` if the text begins with it, or with something in its place.
  ///
  /// ```ebnf
  /// orientation = ( "H" | "V" ) ":" .
  /// ```
  mutating func parseOptionalOrientation() {
    parseTurnedOrientation()
    while at(.name) || at(.colon) {
      let isLetter = isOrientationLetter && tree.orientation == nil
      let hasColon = at(.colon) || peek() == .colon
      guard hasColon || isLetter else { return }
      if !isLetter {
        report(
          UnknownOrientation(
            span: current.span, found: found ?? "", isSecond: tree.orientation != nil),
          at: current.span)
      }
      let isVertical = tree.text[current.start] == UInt8(ascii: "V")
      let letter = at(.name) ? consume() : current.span
      let colon = consume(if: .colon)
      guard isLetter else { continue }
      if colon == nil {
        let place = SourceSpan(at: letter.end)
        report(MissingOrientationColon(span: place, orientation: tree.string(letter)), at: place)
        separateFaults()
      }
      tree.orientation = OrientationNode(
        span: letter.union(colon ?? letter), isVertical: isVertical)
    }
  }

  /// Parses `:H` and `:V`, the letter and its colon the wrong way round, where no other colon follows.
  private mutating func parseTurnedOrientation() {
    let end = current.end + 1
    guard at(.colon), peek() == .name, end < tree.text.count, isOrientation(tree.text[current.end]),
      !NameText.continues(tree.text[end]), tree.text[end] != UInt8(ascii: ":")
    else { return }
    let span = SourceSpan(current.start, end)
    report(UnknownOrientation(span: span, found: tree.string(span)), at: span)
    consume()
    let isVertical = tree.text[current.start] == UInt8(ascii: "V")
    consume()
    tree.orientation = OrientationNode(span: span, isVertical: isVertical)
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
  mutating func parseSuperview() -> SourceSpan {
    consume()
  }

  /// Parses a bar that is not the first thing of the format: the closing one, or one too many.
  private mutating func parseBarBehind(_ connection: ConnectionNode?) -> ConnectionNode? {
    if tree.views.isEmpty {
      report(MissingView(span: current.span, found: found), at: current.span)
      consume()
      settleFault()
      return parseConnection()
    }
    if peek() == .dash, hasViewAhead() {
      report(BarInTheMiddle(span: current.span), at: current.span)
      consume()
      return parseConnection()
    }
    tree.trailingBar = parseSuperview()
    tree.closingConnection = connection
    if !at(.end) {
      let rest = skip(to: [])
      report(TextAfterClosingBar(span: rest, text: tree.string(rest)), at: rest)
    }
    return nil
  }

  /// Passes over what stands in front of the first view or bar: `-8-[a]`, `a`.
  private mutating func skipToFirstElement() {
    let first = found
    let skipped = skip(to: .element)
    if at(.end) {
      report(MissingView(span: skipped, found: first), at: skipped)
      settleFault()
    } else {
      let text = tree.string(skipped)
      report(UnexpectedText(span: skipped, text: text, expected: "`[` or `|`"), at: skipped)
    }
  }

  /// Passes over what can follow neither a view nor a connection.
  private mutating func recoverBetweenViews(_ connection: ConnectionNode?) -> ConnectionNode? {
    let isFlush = connection?.kind == .flush
    if isFlush, at(anyOf: .value) || at(.leftParenthesis) || at(.relation) {
      let place = SourceSpan(at: current.start)
      report(MissingOpeningDash(span: place, found: found ?? ""), at: place)
      return parseGap(openedBy: place)
    }
    if at(.name), !isFlush { return parseViewWithoutBrackets(after: connection) }
    let skipped = skip(to: .element)
    let expected = isFlush ? "`-`, `[` or `|`" : "`[` or `|`"
    report(
      UnexpectedText(span: skipped, text: tree.string(skipped), expected: expected), at: skipped)
    return connection
  }

  /// Takes a name that stands where a view could as the view that was meant: `[a]-8-b`.
  private mutating func parseViewWithoutBrackets(
    after connection: ConnectionNode?
  ) -> ConnectionNode {
    let name = consume()
    report(
      UnexpectedText(
        span: name, text: tree.string(name), expected: "`[` or `|`", viewName: tree.string(name)),
      at: name)
    let none = tree.predicates.count..<tree.predicates.count
    tree.views.append(
      ViewNode(span: name, name: name, connection: connection, predicates: none))
    settleFault()
    return parseConnection()
  }

  /// Tells what is missing at the end of the text.
  private mutating func finishChain(with connection: ConnectionNode?) {
    if tree.views.isEmpty {
      report(MissingView(span: current.span, found: nil), at: current.span)
    } else if let connection, connection.kind != .flush, !isCutOff {
      report(DanglingConnection(span: connection.span, found: nil), at: connection.span)
    }
  }
}
