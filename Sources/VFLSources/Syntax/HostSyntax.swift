import VFLDiagnostics

/// The tokens of a file with what is asked of them again and again: brackets, statements, names.
final class HostSyntax {
  /// The kind of a block in braces.
  enum BlockKind: UInt8 {
    /// The body of a function, method, initialiser or accessor.
    case function
    /// A closure, block or lambda; also what could not be told.
    case closure
    /// A loop.
    case loop
    /// The cases of a `switch`.
    case cases
    /// Any other statement.
    case statement
    /// The members of a type, or a name space.
    case type
    /// A literal.
    case literal
  }

  let source: HostTokens
  let tokens: [HostToken]
  /// The mentions of all names, those of one name in a row.
  private let mentionTokens: [Int32]
  private let mentionStarts: [Int32]
  /// What each block is and where its head begins; told from the outer ones to the inner ones.
  private var blocks = BlockTable()
  /// The names that blocks declare, parameters among them.
  private(set) var locals = DeclarationIndex()
  /// The string literals of Swift with computed parts, in order.
  private var interpolated: [Int32] = []
  /// The first token of the statement of each token.
  private var statementStarts: [Int32] = []
  /// The budget of the search in the file.
  let budget: SearchBudget
  /// The brackets that open the arguments of calls, and messages.
  private(set) var calls: [Int32] = []
  /// The cases of each `switch` that was asked for.
  let switches = SwitchTable.Memo()
  /// The words of strings with computed parts.
  let interpolatedWords = InterpolatedWords.Memo()
  /// Where each statement of C ends that was asked for.
  let statements = StatementMemo()
  /// The outermost parentheses around others.
  let tuples = TupleMemo()
  /// The properties, by the number of their type's name, and the globals.
  private(set) var members = DeclarationIndex()

  /// Indexes some tokens.
  ///
  /// - Parameter budget: The budget of the search. The results are meaningless once it is exceeded.
  init(_ source: HostTokens, budget: SearchBudget = .unlimited()) {
    self.source = source
    tokens = source.tokens
    self.budget = budget
    var starts = [Int32](repeating: 0, count: source.names.count + 1)
    for token in source.tokens where token.kind == .identifier { starts[Int(token.link) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var mentions = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for (index, token) in source.tokens.enumerated() where token.kind == .identifier {
      mentions[Int(next[Int(token.link)])] = Int32(index)
      next[Int(token.link)] += 1
    }
    (mentionTokens, mentionStarts) = (mentions, starts)
    statementStarts = findStatementStarts()
    for index in tokens.indices {
      if at(index, "{") {
        blocks.append(index, start: labelledStart(of: index))
        blocks.setLast(findKind(ofBlock: index))
        addParameters(ofBlock: index)
      }
      if tokens[index].kind == .identifier, !budget.isExceeded { addDeclaration(at: index) }
      if opensCall(index) { calls.append(Int32(index)) }
      if isSwift, isString(index), mayCompute(index) { interpolated.append(Int32(index)) }
    }
    locals.sort()
    members.sort()
  }

  private func opensCall(_ index: Int) -> Bool {
    guard tokens[index].kind == .opener, !isBoxed(index), index > 0 else { return false }
    if at(index, "(") {
      return isName(index - 1)
        && !at(index - 1, anyOf: ["if", "while", "for", "switch", "return", "guard", "in", "else"])
    }
    return !isSwift && at(index, "[") && !isName(index - 1)
  }

  private func mayCompute(_ index: Int) -> Bool {
    let bytes = source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    return bytes.contains(UInt8(ascii: "\\")) && bytes.contains(UInt8(ascii: "("))
  }

  /// The string literals of Swift with computed parts among some tokens.
  func interpolatedStrings(in range: Range<Int>) -> ArraySlice<Int32> {
    Self.part(of: interpolated[...], in: range)
  }

  private func addParameters(ofBlock opener: Int) {
    let names: [Int]
    switch kind(ofBlock: opener) {
    case .function: names = parameters(ofFunction: opener).map { $0.name }
    case .closure: names = parameters(ofClosure: opener)
    default: return
    }
    for (index, name) in names.enumerated() where isName(name) {
      locals.append(
        DeclarationIndex.Entry(
          name: tokens[name].link, home: Int32(opener), token: Int32(name), start: Int32(opener),
          kind: .parameter(index)))
    }
  }

  private func addDeclaration(at index: Int) {
    guard let entry = declaration(at: index) else { return }
    let opener = Int(entry.home)
    guard opener < 0 || kind(ofBlock: opener) == .type else { return locals.append(entry) }
    guard case .variable = entry.kind else { return }
    let owner = opener < 0 ? -1 : typeName(ofBlock: opener) ?? -2
    members.append(
      DeclarationIndex.Entry(
        name: entry.name, home: owner, token: entry.token, start: entry.start, kind: entry.kind))
  }

  /// Where the head of the block begins that a brace opens.
  func blockStart(_ opener: Int) -> Int { blocks.start(of: opener) }

  /// What the block is that a brace opens.
  func kind(ofBlock opener: Int) -> BlockKind { blocks.kind(of: opener) }

  var isSwift: Bool { source.language == .swift }

  /// Returns the first token of the statement that contains a token, inside the innermost bracket around it.
  ///
  /// For a statement of thousands of parts, the result is the first token of a part of the statement.
  func statementStart(of index: Int) -> Int {
    index > 0 ? Int(statementStarts[min(index, tokens.count)]) : 0
  }

  // MARK: Tokens

  /// Whether a token is a bracket or sign.
  func at(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    switch token.kind {
    case .symbol, .opener, .closer: return token.byte == UInt8(ascii: sign)
    default: return false
    }
  }

  /// Whether a token says some word or operator.
  func at(_ index: Int, word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.has(count: word.utf8CodeUnitCount) else { return false }
    let start = Int(token.start)
    for offset in 0..<word.utf8CodeUnitCount
    where source.bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether a token says one of some words.
  func at(_ index: Int, anyOf words: [StaticString]) -> Bool {
    words.contains { at(index, word: $0) }
  }

  /// Whether a token is a name or keyword.
  func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// Whether a token is a string literal.
  func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  /// What a token says.
  func text(_ index: Int) -> String {
    String(
      decoding: source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
  }

  /// The bytes of the file from the first to the last of some tokens.
  func span(_ range: Range<Int>) -> SourceSpan {
    guard let last = range.last, tokens.indices.contains(last) else {
      return SourceSpan(at: source.bytes.count)
    }
    return SourceSpan(Int(tokens[range.lowerBound].start), Int(tokens[last].end))
  }

  /// The partner of a bracket; the end of the file for one that is not closed.
  func partner(_ index: Int) -> Int {
    let link = Int(tokens[index].link)
    return link >= 0 ? link : tokens.count
  }

  /// Whether a token stands behind a bracket and in front of its partner.
  func encloses(_ opener: Int, _ index: Int) -> Bool {
    opener < index && index < partner(opener)
  }

  /// The innermost bracket around a token; `-1` for none.
  func parent(_ index: Int) -> Int {
    budget.spend()
    return Int(source.parent(of: index))
  }

  /// The innermost brace around a token; `-1` for none, and when the budget is exceeded.
  func block(of index: Int) -> Int {
    guard !budget.isExceeded else { return -1 }
    var opener = parent(index)
    while opener >= 0, !at(opener, "{") || isBoxed(opener) { opener = parent(opener) }
    return opener
  }

  /// Whether an opening bracket has an `@` in front of it.
  func isBoxed(_ index: Int) -> Bool { tokens[index].has(count: 2) }

  /// The index behind what begins at a token: behind its partner for a bracket.
  func next(after index: Int) -> Int {
    budget.spend()
    return tokens[index].kind == .opener ? min(partner(index), tokens.count - 1) + 1 : index + 1
  }

  /// The index of what ends in front of a token: its bracket's partner, or the token in front of it.
  func previous(before index: Int) -> Int {
    let last = index - 1
    guard last >= 0, tokens[last].kind == .closer, tokens[last].link >= 0 else { return last }
    return Int(tokens[last].link)
  }

  // MARK: Names

  /// The tokens that say a name, in order.
  func mentions(of name: String) -> ArraySlice<Int32> {
    source.names.number(of: name, in: source.bytes).map { mentions($0) } ?? []
  }

  /// What a name says that has a number.
  func text(named number: Int32) -> String {
    mentions(number).first.map { text(Int($0)) } ?? ""
  }

  /// The tokens that say the name with a number, in order.
  func mentions(ofName number: Int32) -> ArraySlice<Int32> { number >= 0 ? mentions(number) : [] }

  /// The tokens that say the same name as a token, in order; none for a token that is no name.
  func mentions(ofToken index: Int) -> ArraySlice<Int32> {
    isName(index) ? mentions(tokens[index].link) : []
  }

  private func mentions(_ number: Int32) -> ArraySlice<Int32> {
    mentionTokens[Int(mentionStarts[Int(number)])..<Int(mentionStarts[Int(number) + 1])]
  }

  /// The tokens of a range that say the same name as a token, in order; none for a token that is no name.
  func mentions(ofToken index: Int, in range: Range<Int>) -> ArraySlice<Int32> {
    Self.part(of: mentions(ofToken: index), in: range)
  }

  /// The tokens of a range that say a name, in order.
  func mentions(of name: String, in range: Range<Int>) -> ArraySlice<Int32> {
    Self.part(of: mentions(of: name), in: range)
  }

  private static func part(of all: ArraySlice<Int32>, in range: Range<Int>) -> ArraySlice<Int32> {
    let start = all.partitioningIndex { Int($0) >= range.lowerBound }
    let end = all.partitioningIndex { Int($0) >= range.upperBound }
    return all[start..<max(start, end)]
  }
}
