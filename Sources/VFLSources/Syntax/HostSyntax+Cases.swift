import VFLDiagnostics

extension HostSyntax {
  /// The case of a `switch` that a token stands in.
  ///
  /// Where all labels are plain names or plain constants, two switches about the same are one choice,
  /// whichever labels they have; of any others only those are one choice that have the same labels.
  func label(around place: Int, in opener: Int) -> ChoicePicks? {
    let table = switchTable(of: opener)
    guard let index = table.cases.lastIndex(before: place) else { return nil }
    return ChoicePicks(table.choice, table.branches[index], at: blockStart(opener))
  }

  /// Where the case begins that a token stands in.
  func labelStart(before place: Int, in opener: Int) -> Int? {
    var best: Int?
    for word in ["case", "default"] {
      let found = mentions(of: word)
      var index = found.partitioningIndex { Int($0) > place }
      while index > found.startIndex {
        index -= 1
        let mention = Int(found[index])
        guard mention > opener, mention > best ?? -1 else { break }
        if parent(mention) == opener, isLabel(mention) {
          best = mention
          break
        }
      }
    }
    return best
  }

  /// Whether a token begins the label of a case.
  func isLabel(_ index: Int) -> Bool {
    at(index, anyOf: ["case", "default"])
      && !at(index - 1, anyOf: ["if", "guard", "while", "for"]) && !at(index - 1, ",")
      && !at(index - 1, ".")
  }

  /// The cases of a `switch`, looked at once.
  private func switchTable(of opener: Int) -> SwitchTable {
    if let known = switches.tables[opener] { return known }
    let table = makeSwitchTable(of: opener)
    switches.tables[opener] = table
    return table
  }

  private func makeSwitchTable(of opener: Int) -> SwitchTable {
    let end = partner(opener)
    var cases: [Int] = []
    var index = opener + 1
    while index < end {
      if isLabel(index) { cases.append(index) }
      index = next(after: index)
    }
    let head = blockStart(opener)..<opener
    var choice = head.map { text($0) }.joined(separator: " ") + state(of: head)
    let labels = zip(cases, cases.dropFirst() + [end]).map { start, end in
      start..<(first(":", in: start..<end) ?? end)
    }
    let constants = labels.map(constants(of:))
    let kinds = Set(constants.lazy.compactMap { $0?.isName })
    var branches: [ChoiceBranch]
    if kinds.count < 2, zip(cases, constants).allSatisfy({ at($0, word: "default") || $1 != nil }) {
      choice += kinds.first == false ? " # constants" : " # names"
      let all = constants.reduce(into: Set<String>()) { $0.formUnion($1?.texts ?? []) }
      branches = constants.map {
        $0.map { ChoiceBranch($0.texts) } ?? ChoiceBranch(all, isRest: true)
      }
    } else {
      let texts = labels.map { label in label.map { text($0) }.joined(separator: " ") }
      choice += zip(texts, labels).map { " # " + $0 + state(of: $1) }.joined()
      branches = texts.map { ChoiceBranch($0) }
    }
    for index in cases.indices.dropFirst()
    where runsOn(labels[index - 1].upperBound..<cases[index]) {
      branches[index] = branches[index].union(branches[index - 1])
    }
    return SwitchTable(choice: choice, cases: cases, branches: branches)
  }

  /// Whether what stands behind a label runs into the next one.
  private func runsOn(_ body: Range<Int>) -> Bool {
    if isSwift { return !mentions(of: "fallthrough", in: body).isEmpty }
    return body.count <= 1 || !exits(body)
  }

  /// The constants that a label names, as no other spelling does, and whether they are names; `nil` for
  /// any other label.
  private func constants(of label: Range<Int>) -> (texts: Set<String>, isName: Bool)? {
    guard at(label.lowerBound, word: "case") else { return nil }
    var texts: Set<String> = []
    var isName: Bool?
    for part in split((label.lowerBound + 1)..<label.upperBound, at: ",") {
      guard let last = part.last, let kind = isConstantName(part) else { return nil }
      guard isName ?? kind == kind else { return nil }
      isName = kind
      texts.insert(kind ? text(last) : part.map { text($0) }.joined())
    }
    return isName.map { (texts, $0) }
  }

  /// Whether some tokens are the name of a constant, or else a constant that is written out; `nil` for
  /// anything else.
  private func isConstantName(_ range: Range<Int>) -> Bool? {
    guard let last = range.last else { return nil }
    if isName(last) {
      guard isSwift else { return range.count == 1 ? true : nil }
      if range.count == 1 { return at(last, anyOf: ["true", "false", "nil"]) ? true : nil }
      let isPath = range.allSatisfy { index in
        (last - index).isMultiple(of: 2) ? isName(index) : at(index, ".")
      }
      return isPath && !at(range.lowerBound, anyOf: ["let", "var", "is"]) ? true : nil
    }
    if range.count == 1, isString(last) {
      let text = text(last)
      return text.contains("\\") || text.hasPrefix("#") || text.hasPrefix("\"\"\"") ? nil : false
    }
    // `1` and `0x1` are the same number.
    guard range.count == 1 || range.count == 2 && at(range.lowerBound, "-") else { return nil }
    let digits = text(last).utf8
    let isPlain = digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    let isDecimal = isPlain && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
    return isDecimal && text(last) != "0" || text(last) == "0" && range.count == 1 ? false : nil
  }
}
