/// The choices that `switch` statements are.
extension Walk {
  /// Returns the choice that a `switch` is, and the branch that each of its cases is.
  ///
  /// If all labels are plain names or plain constants, two switches on the same value are one choice, even if
  /// their labels differ. Any other `switch` is a separate choice.
  func choice(
    of cases: [Statement.Case], on subject: Expression
  ) -> (number: Int, branches: [ChoiceBranch]) {
    var name = "switch " + words(subject.range) + versions(of: subject.range)
    let constants = cases.map(constants)
    let kinds = Set(constants.compactMap { $0?.isName })
    var branches: [ChoiceBranch]
    let arePlain = zip(cases, constants).allSatisfy { $0.patterns.isEmpty || $1 != nil }
    if kinds.count < 2, arePlain {
      name += kinds.first == false ? " # constants" : " # names"
      let all = constants.reduce(into: Set<String>()) { $0.formUnion($1?.texts ?? []) }
      branches = constants.map {
        $0.map { ChoiceBranch($0.texts) } ?? ChoiceBranch(all, isRest: true)
      }
    } else {
      let texts = cases.map { item in
        item.patterns.map { words($0.range) }.joined(separator: ",")
          + (item.isFiltered ? " where \(item.start)" : "")
      }
      // Labels may overlap, so that no other statement is the same choice.
      name += " # \(advance())"
      branches = texts.map { ChoiceBranch($0) }
    }
    for index in cases.indices.dropFirst() where runsOn(cases[index - 1]) {
      branches[index] = branches[index].union(branches[index - 1])
      file.budget.spend(Self.stepsPerAnswer * branches[index].answers.count)
    }
    return (file.number(ofChoice: name), branches)
  }

  /// The steps for each label that leads to a case because another case runs into it.
  private static let stepsPerAnswer = 16

  /// Returns cases in which several labels in a row are the patterns of one case.
  func withoutEmptyCases(_ cases: [Statement.Case]) -> [Statement.Case] {
    var result: [Statement.Case] = []
    var patterns: [Pattern] = []
    for (index, item) in cases.enumerated() {
      patterns += item.patterns
      let isBeforeLabel = index + 1 < cases.count && !cases[index + 1].patterns.isEmpty
      if item.body.statements.isEmpty, !item.patterns.isEmpty, isBeforeLabel { continue }
      result.append(Statement.Case(start: item.start, patterns: patterns, body: item.body))
      patterns = []
    }
    return result
  }

  private func words(_ range: Range<Int>) -> String {
    range.map { tokens.word($0) }.joined(separator: " ")
  }

  private func runsOn(_ item: Statement.Case) -> Bool {
    isSwift ? item.body.falls : !item.body.leaves
  }

  /// The constants that the labels of a case name, and whether they are names; `nil` for other labels.
  private func constants(_ item: Statement.Case) -> (texts: Set<String>, isName: Bool)? {
    guard !item.isFiltered, !item.patterns.isEmpty else { return nil }
    var texts: Set<String> = []
    var isName: Bool?
    for pattern in item.patterns {
      guard let found = constant(pattern), isName ?? found.isName == found.isName else {
        return nil
      }
      isName = found.isName
      texts.insert(found.text)
    }
    return isName.map { (texts, $0) }
  }

  private func constant(_ pattern: Pattern) -> (text: String, isName: Bool)? {
    guard case .expression(let expression) = pattern.form else { return nil }
    switch expression.kind {
    case .name(let token):
      let isWord = tokens.isWord(token, anyOf: ["true", "false", "nil"])
      return !isSwift || isWord ? (tokens.word(token), true) : nil
    case .member(let base, let name):
      guard isSwift, base.map(isPath) ?? true else { return nil }
      return (tokens.word(name), true)
    case .string(let parts):
      guard parts.count == 1, case .literal(let token, _) = parts[0] else { return nil }
      let text = tokens.word(token)
      return text.contains("\\") || text.hasPrefix("#") || text.hasPrefix("\"\"\"")
        ? nil : (text, false)
    case .number(let token): return plainNumber(token).map { ($0, false) }
    case .prefix(let sign, let inner):
      guard tokens.isWord(sign, "-"), case .number(let token) = inner.kind,
        let text = plainNumber(token), text != "0"
      else { return nil }
      return ("-" + text, false)
    default: return nil
    }
  }

  private func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base, _): base.map(isPath) ?? true
    default: false
    }
  }

  /// The text of a number that has only one spelling.
  private func plainNumber(_ token: Int) -> String? {
    let text = tokens.word(token)
    let isPlain = text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isPlain && (text.utf8.count == 1 || !text.hasPrefix("0")) ? text : nil
  }
}

extension Block {
  /// Whether the last statement leads elsewhere, or the block is a block that does.
  var leaves: Bool {
    switch statements.last?.kind {
    case .jump?: true
    case .block(let block, _)?: block.leaves
    default: false
    }
  }
}
