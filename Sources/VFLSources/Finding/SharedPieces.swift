import VFLDiagnostics

/// Finds the string literals in formats that a program may use for something else as well.
///
/// Such a literal reaches its call by a variable that is read in other places than formats that were read to
/// their end.
struct SharedPieces {
  /// The parts, by what stands between their quotes.
  private(set) var pieces: Set<SourceSpan> = []

  private let finder: FormatFinder
  /// The parts of the file that are formats and were read to their end.
  private let formats: [SourceSpan]

  private var syntax: HostSyntax { finder.syntax }

  /// Looks at the parts of some sites.
  init(_ finder: FormatFinder, _ sites: [FormatSite], unread: [UnreadableSite]) {
    self.finder = finder
    let hollow = Set(sites.lazy.filter { !$0.literal.holes.isEmpty }.map { $0.call })
    let unread = Set(unread.map { $0.span })
    formats = finder.calls.compactMap { call in
      let span = finder.syntax.span(call.format)
      return unread.contains(span) || hollow.contains(finder.syntax.span(call.range)) ? nil : span
    }.sorted { $0.start < $1.start }
    var known: [Holder: Bool] = [:]
    var last: (token: Int, holder: Int?)?
    for site in sites {
      for piece in site.literal.pieces
      where !(site.call.start <= piece.span.start && piece.span.end <= site.call.end) {
        guard let token = token(at: piece.span.start), !finder.syntax.budget.isExceeded else {
          continue
        }
        // The parts of one sum are given to the same.
        let isBeside = last.map {
          $0.token == token - 1 || $0.token == token - 2 && syntax.at(token - 1, "+")
        }
        let found = isBeside == true ? last?.holder : holder(of: token)
        last = (token, found)
        guard let holder = found else {
          pieces.insert(piece.span)
          continue
        }
        let key = self.key(of: holder)
        let isShared = known[key] ?? isShared(holder)
        known[key] = isShared
        if isShared { pieces.insert(piece.span) }
      }
    }
  }

  /// The holder of literals: a variable, wherever it is given something, or one closure.
  private struct Holder: Hashable {
    /// The number of the variable's name, or the brace of the closure.
    let name: Int
    /// Where the name stands for the variable; empty for a closure.
    let scope: Range<Int>
  }

  private func key(of holder: Int) -> Holder {
    syntax.at(holder, "{")
      ? Holder(name: holder, scope: holder..<holder)
      : Holder(name: Int(syntax.tokens[holder].link), scope: scope(of: holder))
  }

  /// The string literal around an offset.
  private func token(at offset: Int) -> Int? {
    let tokens = syntax.tokens
    let end = tokens.partitioningIndex { Int($0.start) > offset }
    return end > 0 && syntax.isString(end - 1) ? end - 1 : nil
  }

  /// What a literal is given to: the name of a variable, or the brace of a closure that is called with
  /// each element of its list; `nil` for anything else.
  private func holder(of token: Int) -> Int? {
    let list = syntax.parent(token)
    if list >= 0, syntax.at(list, "["), let closure = closure(behind: syntax.partner(list)) {
      return closure
    }
    return name(givenTheValueOf: token)
  }

  /// Whether what a literal is given to may be read by anything but a format.
  private func isShared(_ holder: Int) -> Bool {
    syntax.at(holder, "{")
      ? isElementShared(ofClosure: holder, 0) : isShared(holder, in: scope(of: holder), 0)
  }

  /// Whether a variable may be read by anything but a format, itself or as the elements of a list.
  private func isShared(_ name: Int, in scope: Range<Int>, _ depth: Int) -> Bool {
    guard depth < 4 else { return true }
    return syntax.mentions(ofToken: name, in: scope).contains { mention in
      let index = Int(mention)
      if syntax.budget.isExceeded { return true }
      // Another loop may name its elements alike.
      if index == name || syntax.declares(index) || syntax.at(index + 1, word: "in") {
        return false
      }
      if syntax.isSwift, syntax.at(index + 1, ":"), !syntax.at(index - 1, "?") { return false }
      switch syntax.write(at: index, isArgument: { _ in true })?.effect {
      case .assignment, .append, .merge, .formatted: return false
      default: break
      }
      if isFormat(index) || isCompared(index) || finder.isReport(index) { return false }
      if let element = element(ofLoopOver: index) {
        return isShared(element, in: self.scope(of: element), depth + 1)
      }
      return closure(behind: index).map { isElementShared(ofClosure: $0, depth + 1) } ?? true
    }
  }

  /// The variable of a loop through the list that is mentioned at a token.
  private func element(ofLoopOver index: Int) -> Int? {
    var first = index
    while syntax.at(first - 1, "."), syntax.isName(first - 2) { first -= 2 }
    guard syntax.at(first - 1, word: "in"), syntax.isName(first - 2),
      syntax.at(index + 1, syntax.isSwift ? "{" : ")"), body(ofLoop: first - 2) != nil
    else { return nil }
    return first - 2
  }

  /// The closure that is called with each element of the list that ends at a token.
  private func closure(behind index: Int) -> Int? {
    guard syntax.isSwift, syntax.at(index + 1, ".") else { return nil }
    let opener = syntax.at(index + 3, "(") ? index + 4 : index + 3
    guard syntax.at(opener, "{"), finder.mappedList(ofClosure: opener, parameter: 0) != nil else {
      return nil
    }
    return opener
  }

  /// Whether a closure may read what it is called with in anything but a format.
  private func isElementShared(ofClosure opener: Int, _ depth: Int) -> Bool {
    let body = opener..<max(opener, min(syntax.partner(opener), syntax.tokens.count))
    if syntax.isName(opener + 1), syntax.at(opener + 2, word: "in") {
      return isShared(opener + 1, in: body, depth)
    }
    let mentions = syntax.mentions(of: "$0").map(Int.init).filter(body.contains)
    return mentions.isEmpty || !mentions.allSatisfy(isFormat)
  }

  /// Whether a mention is compared with a literal, which is another one then.
  private func isCompared(_ index: Int) -> Bool {
    let signs: [StaticString] = ["==", "!=", "isEqualToString"]
    if syntax.at(index + 1, anyOf: signs) {
      return syntax.isString(syntax.at(index + 2, ":") ? index + 3 : index + 2)
    }
    return syntax.at(index - 1, anyOf: signs) && syntax.isString(index - 2)
  }

  /// Whether a token stands in a format that was read to its end.
  private func isFormat(_ index: Int) -> Bool {
    let offset = Int(syntax.tokens[index].start)
    let end = formats.partitioningIndex { $0.start > offset }
    return end > 0 && offset < formats[end - 1].end
  }

  /// The variable that the value of an expression goes to, or the element of the list that a loop walks
  /// through; `nil` for anything else.
  private func name(givenTheValueOf token: Int) -> Int? {
    var outer = token
    while syntax.parent(outer) >= 0,
      !syntax.at(syntax.parent(outer), "{") || syntax.isBoxed(syntax.parent(outer))
    {
      outer = syntax.parent(outer)
      // A part of a call may be anything.
      if syntax.at(outer, "("), !syntax.isBoxed(outer), syntax.isName(outer - 1),
        !syntax.at(outer - 1, anyOf: ["for", "in", "return"])
      {
        return nil
      }
    }
    let start = syntax.labelledStart(of: outer)
    if syntax.at(start, word: "for") {
      let first = syntax.at(start + 1, "(") ? start + 2 : start + 1
      guard let word = (first..<token).first(where: { syntax.at($0, word: "in") }) else {
        return nil
      }
      return syntax.isName(word - 1) ? word - 1 : nil
    }
    var index = start
    var found: Int?
    while index < outer {
      if syntax.at(index, "=") || syntax.at(index, word: "+=") {
        found = nameInFront(of: index, from: start)
      }
      index = syntax.next(after: index)
    }
    return found
  }

  /// The name that an assignment or a declaration gives a value to.
  private func nameInFront(of equals: Int, from start: Int) -> Int? {
    guard syntax.isSwift else { return syntax.isName(equals - 1) ? equals - 1 : nil }
    var index = equals
    while index > start {
      let last = syntax.previous(before: index)
      if last < start || syntax.at(last, ",") || syntax.at(last, anyOf: ["let", "var"]) { break }
      index = last
    }
    return syntax.isName(index) ? index : nil
  }

  /// Where a name may stand for what it stands for at a token; the variable of a loop, in its body.
  private func scope(of name: Int) -> Range<Int> {
    if syntax.at(name + 1, word: "in"), let body = body(ofLoop: name) { return body }
    let opener = syntax.block(of: name)
    guard opener >= 0, syntax.kind(ofBlock: opener) != .type else { return syntax.tokens.indices }
    return opener..<max(opener, min(syntax.partner(opener), syntax.tokens.count))
  }

  /// The block of a loop, from the loop's variable on; `nil` where a loop has none.
  private func body(ofLoop name: Int) -> Range<Int>? {
    guard syntax.at(syntax.labelledStart(of: name), word: "for") else { return nil }
    var opener = syntax.next(after: name + 1)
    if syntax.isSwift {
      while opener < syntax.tokens.count, !syntax.at(opener, "{"), !syntax.at(opener, "}") {
        opener = syntax.next(after: opener)
      }
    } else {
      let list = syntax.parent(name)
      guard list >= 0, syntax.at(list, "(") else { return nil }
      opener = syntax.partner(list) + 1
    }
    guard opener < syntax.tokens.count, syntax.at(opener, "{") else { return nil }
    return name..<max(name, min(syntax.partner(opener), syntax.tokens.count))
  }
}
