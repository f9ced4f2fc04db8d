import VFLDiagnostics

/// Reads calls of the system's own function for code that is to replace them.
///
/// An expression that a dictionary has for a view is written into that code only where it means the same
/// there. So it is a variable or a property, no other variable has its name there, and nothing is assigned to
/// it in between. Properties are taken to be stored unless the file shows that they are computed; other files
/// are taken not to assign to them in between.
package struct CallReader {
  let file: FileReading
  let levels: CodeLevels
  private let expressionTable: ExpressionTable
  let assignments: Assignments
  let subviews: SubviewIndex
  let writers: WriterNames
  let memo = CallReaderMemo()

  var tokens: HostTokens { file.tree.tokens }
  var isSwift: Bool { file.tree.tokens.language == .swift }

  /// Reads a host file, in UTF-8.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    file = FileReading(FileIndex(SourceTree(bytes, language: language)), budget: .unlimited())
    levels = CodeLevels(file: file)
    expressionTable = ExpressionTable(file.tree)
    assignments = Assignments(levels)
    subviews = SubviewIndex(file)
    writers = WriterNames(levels)
  }

  /// Whether the file contains a name, even in another scope.
  package func mentions(_ name: String) -> Bool {
    tokens.names.number(of: name, in: tokens.bytes) != nil
  }

  /// The call that gives a site its format, with its receiver.
  ///
  /// - Throws: Why no code can replace it, for any names.
  package func call(of site: FormatSite) throws(CallReplacementError) -> ReplaceableCall {
    let (name, range) = try systemCall(of: site)
    guard site.choices.isEmpty, !site.isComposed, !site.hasUnreadRivals,
      site.literal.pieces.allSatisfy({
        site.call.start < $0.span.start && $0.span.end < site.call.end
      })
    else { throw .formatElsewhere }
    let bracket = isSwift ? Int(tokens.tokens[range.upperBound - 1].link) : range.lowerBound
    guard !range.contains(where: tokens.beginsComputedPart),
      site.literal.pieces.allSatisfy({ piece in
        // The quotes are no part of it.
        tokens.token(around: piece.span).map { tokens.parent(of: $0) == bracket } ?? false
      })
    else { throw .formatComputed }
    for index in range.dropFirst() where tokens.hasRemark(before: index) { throw .comment }
    let path = expressions(to: name)
    guard case .call(let call)? = path.last?.kind, call.name == name,
      ["metrics", "views"].allSatisfy({ call.argument($0, in: tokens).map(isPlain) ?? true })
    else { throw .effects }
    return ReplaceableCall(
      span: file.span(of: range), isArgumentOfMacro: isArgumentOfMacro(range.lowerBound),
      needsType: needsType(range), statement: statement(around: range, path))
  }

  /// Whether a call uses the name that the system's function had before Swift 3.
  package func usesFormerName(_ site: FormatSite) -> Bool {
    guard isSwift, let first = tokens.token(at: site.call.start) else { return false }
    return tokens.isWord(first, "constraintsWithVisualFormat") && tokens.isWord(first - 1, ".")
      && tokens.isWord(first - 2, "NSLayoutConstraint")
  }

  /// The expressions of the views with some names, for the replacement of the call.
  ///
  /// - Throws: Which of them is not known.
  package func views(
    named names: [String], of site: FormatSite
  ) throws(CallReplacementError) -> [ViewExpression] {
    var expressions: [ViewExpression] = []
    for name in names {
      let path = try path(of: try known(name, in: site.views), in: site)
      expressions.append(
        ViewExpression(text: text(path.range), isLayoutSupport: isLayoutSupport(path)))
    }
    return expressions
  }

  /// The expression of the number of a metric, for the replacement of the call; `nil` for a number literal,
  /// or for a known number that no variable contains.
  ///
  /// - Throws: That it is not known.
  package func number(
    ofMetric name: String, of site: FormatSite
  ) throws(CallReplacementError) -> NumberExpression? {
    let known = try known(name, in: site.metrics)
    do {
      return try number(of: known, in: site)
    } catch {
      guard known.value != nil else { throw error }
      return nil
    }
  }

  // MARK: Calls

  /// The name of the system's function in the call of a site, and the tokens of the call with its class.
  func systemCall(
    of site: FormatSite
  ) throws(CallReplacementError) -> (name: Int, range: Range<Int>) {
    guard var start = tokens.token(at: site.call.start) else { throw .otherFunction }
    // A message in parentheses.
    while !isSwift, tokens.isWord(start, "(") { start += 1 }
    let name = isSwift ? start : start + 2
    let open = isSwift ? name + 1 : start
    guard tokens.isWord(open, isSwift ? "(" : "["), tokens.tokens[open].link >= 0, isSystem(name)
    else { throw .otherFunction }
    if isSwift {
      start = name - 2
      if tokens.isWord(start - 1, ".") {
        guard tokens.isWord(start - 2, anyOf: ["UIKit", "AppKit"]) else { throw .otherFunction }
        start -= 2
      }
    }
    return (name, start..<(Int(tokens.tokens[open].link) + 1))
  }

  /// Whether a token is the name of the system's function after its class.
  func isSystem(_ name: Int) -> Bool {
    guard isSwift else {
      return tokens.isWord(name, "constraintsWithVisualFormat")
        && tokens.isWord(name - 1, "NSLayoutConstraint")
    }
    return tokens.isWord(name, "constraints") && tokens.isWord(name + 2, "withVisualFormat")
      && tokens.isWord(name - 1, ".") && tokens.isWord(name - 2, "NSLayoutConstraint")
  }

  /// Returns the expressions from the statement to the call with a name.
  ///
  /// There are none for a call in code that is not understood.
  private func expressions(to name: Int) -> [Expression] {
    var next = expressionTable.place(of: name).flatMap { expressionTable[$0].parent }
    var path: [Expression] = []
    while let place = next {
      path.append(expressionTable[place].expression)
      next = expressionTable[place].parent
    }
    return path.reversed()
  }

  /// Whether a token is in the arguments of a possible C macro, in which a comma outside parentheses
  /// separates arguments.
  private func isArgumentOfMacro(_ token: Int) -> Bool {
    var open = isSwift ? -1 : Int(tokens.parent(of: token))
    while open >= 0, !tokens.isWord(open, "{") {
      if tokens.isWord(open, "(") {
        return tokens.isName(open - 1)
          && !tokens.isWord(open - 1, anyOf: ["if", "while", "for", "switch", "return", "in"])
      }
      open = Int(tokens.parent(of: open))
    }
    return false
  }

  /// Whether something is asked of the call's result in Objective-C, of which a literal does not say what
  /// its elements are.
  private func needsType(_ range: Range<Int>) -> Bool {
    !isSwift
      && (tokens.isWord(range.lowerBound - 1, "[") || tokens.isWord(range.upperBound, ".")
        || tokens.isWord(range.upperBound, "["))
  }

  // MARK: Names

  private func known(
    _ name: String, in knowledge: NameKnowledge
  ) throws(CallReplacementError) -> KnownName {
    guard case .exactly(let names) = knowledge else { throw .unseenNames }
    guard let known = memo.name(name, among: names) else { throw .notVariable(name: name) }
    return known
  }

  /// The variable that a name denotes.
  private func path(
    of name: KnownName, in site: FormatSite, isNumber: Bool = false
  ) throws(CallReplacementError) -> VariablePath {
    guard let span = name.expression, let range = tokens.tokens(of: span),
      let path = VariablePath(range, in: tokens), let call = try? systemCall(of: site).range
    else { throw .notVariable(name: name.name) }
    if !isUsable(path, isNumber: isNumber) { throw .wrongType(name: name.name) }
    if !isStable(path, in: call, isNumber: isNumber) { throw .mayChange(name: name.name) }
    return path
  }

  /// Returns the tokens of a call and the variable of a view; `nil` if the view is not a variable.
  func viewPath(
    named name: String, of site: FormatSite
  ) -> (call: Range<Int>, view: VariablePath)? {
    guard let call = try? systemCall(of: site).range,
      let known = try? known(name, in: site.views), let view = try? path(of: known, in: site)
    else { return nil }
    return (call, view)
  }

  private func number(
    of name: KnownName, in site: FormatSite
  ) throws(CallReplacementError) -> NumberExpression {
    if let value = name.expression.flatMap(tokens.tokens(of:)).flatMap(boxedNumber) {
      if name.value == nil, value.count == 1, tokens.tokens[value.lowerBound].kind == .number {
        return NumberExpression(text: text(value))
      }
      let inner = KnownName(name.name, span: name.span, expression: file.span(of: value))
      let path = try path(of: inner, in: site, isNumber: true)
      return isSwift
        ? NumberExpression(text: text(path.range), declaredType: declaredType(of: path))
        : NumberExpression(text: text(path.range), isPerhapsUnsigned: !hasSign(path))
    }
    let path = try path(of: name, in: site, isNumber: true)
    if !isSwift { return NumberExpression(text: text(path.range), isObject: true) }
    return NumberExpression(text: text(path.range), declaredType: declaredType(of: path))
  }

  /// The source text of some tokens.
  func text(_ range: Range<Int>) -> String { file.text(of: file.span(of: range)) }
}
