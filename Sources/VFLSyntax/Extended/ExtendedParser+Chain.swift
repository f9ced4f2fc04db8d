import VFLDiagnostics

extension ExtendedParser {
  /// Parses a chain after its orientation.
  ///
  /// ```ebnf
  /// chain = [ edge connection ] element { connection element } [ connection edge ] .
  /// ```
  mutating func parseChain(
    _ direction: ChainNode.Direction
  ) throws(ParseError) -> ChainNode {
    var chain = ChainNode(direction)
    var elements: [ElementNode] = []
    chain.leading = parseEdge()
    var connection = chain.leading == nil ? nil : try parseConnection()
    if isAtEdge { try failMissingView() }
    while true {
      elements.append(try parseElement(behind: connection))
      if isAtEndOfChain { break }
      let next = try parseConnection()
      chain.trailing = parseEdge()
      if chain.trailing != nil {
        chain.closing = next
        break
      }
      if isAtEndOfChain {
        try fail(.danglingConnection(span: next.span, found: found))
      }
      connection = next
    }
    chain.elements = tree.elements.add(elements)
    return chain
  }

  private mutating func failMissingView() throws(ParseError) -> Never {
    try fail(.missingView(span: current.span, found: found))
  }

  private var isAtEdge: Bool { at(.bar) || at(.doubleBar) }

  /// Parses an edge if there is one.
  ///
  /// ```ebnf
  /// edge = "|" | "||" .
  /// ```
  private mutating func parseEdge() -> ChainNode.Edge? {
    guard isAtEdge else { return nil }
    let isMargin = at(.doubleBar)
    return ChainNode.Edge(span: consume(), isMargin: isMargin)
  }

  /// Whether the chain ends here, because the statement ends or its options begin.
  private var isAtEndOfChain: Bool { at(.end) || at(.separator) || at(.at) || at(.name) }

  /// Parses an element of a chain.
  ///
  /// ```ebnf
  /// element = group [ connection "..." ] | "<" expression ">" .
  /// ```
  private mutating func parseElement(
    behind connection: ConnectionNode?
  ) throws(ParseError) -> ElementNode {
    let start = current.span.start
    if at(.less) {
      consume()
      let expression = try parseExpression()
      try expect(.greater, "`>`")
      return ElementNode(
        connection: connection, span: SourceSpan(start, consumedEnd),
        content: .point(tree.expressions.add(expression)))
    }
    guard at(.leftBracket) else { try failMissingView() }
    let views = try parseGroup()
    let span = SourceSpan(start, consumedEnd)
    let repetition = try parseRepetition()
    return ElementNode(
      connection: connection, span: span, content: .group(views, repetition: repetition))
  }

  /// Parses the views at the same position of a chain.
  ///
  /// ```ebnf
  /// group = "[" item { "," item } "]" .
  /// ```
  private mutating func parseGroup() throws(ParseError) -> Range<Int> {
    let opener = consume()
    try enter()
    var last = try parseItem(opener)
    var others: [ViewNode] = []
    while consume(if: .comma) != nil {
      others.append(last)
      last = try parseItem(opener)
    }
    try expect(
      .rightBracket, last.stack == nil ? "`]`, or `(` and a size" : "`]` or a connection",
      opener: opener)
    leave()
    // Views in stacks precede the views of the group.
    let first = tree.views.add(others).lowerBound
    return first..<(tree.views.add(last) + 1)
  }

  /// Parses the connection of a repeated group, or returns `nil` if the group is not repeated.
  private mutating func parseRepetition() throws(ParseError) -> ConnectionNode? {
    if at(.ellipsis) {
      let ellipsis = consume()
      return ConnectionNode(SourceSpan(at: ellipsis.start), .flush)
    }
    guard at(.dash) || at(.tilde) || at(.arrow), hasEllipsis else { return nil }
    // Only the token after the connection decides whether the connection belongs to the group.
    return attempt { parser throws(ParseError) in
      let connection = try parser.parseConnection(isSpeculative: true)
      return parser.consume(if: .ellipsis) == nil ? nil : connection
    }
  }

  /// Parses an item of a group: a view name, its predicates, and its stack.
  ///
  /// ```ebnf
  /// item = viewName [ predicates ] [ ":" stack ] .
  /// ```
  private mutating func parseItem(_ opener: SourceSpan) throws(ParseError) -> ViewNode {
    guard at(.name) || at(.quotedName) || at(.parameter) else {
      try fail(
        .missingViewName(span: current.span, opener: opener, found: found))
    }
    let name = try parseViewName("a view's name")
    if at(.ellipsis) { try fail("`..` and a number, or `]`") }
    let predicates = at(.leftParenthesis) ? try parsePredicates(.size) : 0..<0
    let stack = consume(if: .colon) != nil ? tree.stacks.add(try parseStack(opener)) : nil
    return ViewNode(name: name, predicates: predicates, stack: stack)
  }

  /// Parses the chain inside a stack.
  ///
  /// ```ebnf
  /// stack = connection element { connection element } connection .
  /// ```
  private mutating func parseStack(_ opener: SourceSpan) throws(ParseError) -> StackNode {
    let opening = try parseConnection()
    var elements: [ElementNode] = []
    var connection: ConnectionNode?
    while true {
      if !at(.leftBracket), !at(.less) {
        let isUnclosed = !elements.isEmpty && (at(.end) || at(.separator))
        if isUnclosed { try fail("`]` or the next view", opener: opener) }
        try failMissingView()
      }
      elements.append(try parseElement(behind: connection))
      let next = try parseConnection()
      if at(.rightBracket) || at(.comma) {
        return StackNode(
          opening: opening, elements: tree.elements.add(elements), closing: next)
      }
      connection = next
    }
  }
}
