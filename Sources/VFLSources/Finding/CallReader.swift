package import VFLDiagnostics

/// Reads the calls of the system's own function again, for code that is to take their place.
///
/// What a dictionary says of a view may be written into that code only where it means the same there: a
/// variable, which nothing else is called by in between and to which nothing is assigned.
package struct CallReader {
  let syntax: HostSyntax

  /// Reads a host file, in UTF-8.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    syntax = HostSyntax(
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes))
  }

  /// The bytes of the call that gives a site its format, with what it is sent to.
  ///
  /// - Throws: Why nothing can take its place, whatever its names are.
  package func span(of site: FormatSite) throws(CallObstacle) -> SourceSpan {
    let range = try range(of: site)
    guard site.choices.isEmpty, !site.isComposed, !site.hasUnreadRivals,
      site.literal.pieces.allSatisfy({
        site.call.start < $0.span.start && $0.span.end < site.call.end
      })
    else { throw .formatElsewhere }
    for index in range.dropFirst() where hasRemark(before: index) { throw .comment }
    guard syntax.interpolatedStrings(in: range).isEmpty,
      site.literal.pieces.allSatisfy({ piece in
        // The quotes are no part of it.
        token(around: piece.span).map { syntax.parent($0) == parent(ofArgumentsIn: range) } ?? false
      })
    else { throw .formatComputed }
    return syntax.span(range)
  }

  /// The expressions of the views with some names, as they may stand in the call's place.
  ///
  /// - Throws: Which of them is not known.
  package func views(
    named names: [String], of site: FormatSite
  ) throws(CallObstacle) -> [String] {
    var expressions: [String] = []
    for name in names {
      expressions.append(text(try path(of: try known(name, in: site.views), in: site)))
    }
    return expressions
  }

  /// The expression of the number of a metric, as it may stand in the call's place; `nil` for a number that
  /// is written as one, or is known where no variable has it.
  ///
  /// - Parameter type: What Swift has to make of it, `CGFloat` or `Float`.
  /// - Throws: That it is not known.
  package func number(
    ofMetric name: String, of site: FormatSite, as type: String
  ) throws(CallObstacle) -> String? {
    let known = try known(name, in: site.metrics)
    do {
      return try number(of: known, in: site, as: type)
    } catch {
      guard known.value != nil else { throw error }
      return nil
    }
  }

  // MARK: Calls

  /// The tokens of a call of the system's function, `NSLayoutConstraint` in front of it included.
  private func range(of site: FormatSite) throws(CallObstacle) -> Range<Int> {
    guard let first = token(at: site.call.start) else { throw .otherFunction }
    if !syntax.isSwift {
      guard syntax.at(first, "["), syntax.at(first + 1, word: "NSLayoutConstraint"),
        syntax.at(first + 2, word: "constraintsWithVisualFormat")
      else { throw .otherFunction }
      return first..<(syntax.partner(first) + 1)
    }
    guard let call = syntax.call(at: first), let label = call.arguments.first?.label,
      syntax.at(first, word: "constraints") && label == "withVisualFormat"
        || syntax.at(first, word: "constraintsWithVisualFormat"),
      syntax.at(first - 1, "."), syntax.at(first - 2, word: "NSLayoutConstraint")
    else { throw .otherFunction }
    var start = first - 2
    if syntax.at(start - 1, ".") {
      guard syntax.at(start - 2, anyOf: ["UIKit", "AppKit"]) else { throw .otherFunction }
      start -= 2
    }
    return start..<call.range.upperBound
  }

  /// Whether something else than blanks stands between a token and the one in front of it.
  func hasRemark(before index: Int) -> Bool {
    let gap = Int(syntax.tokens[index - 1].end)..<Int(syntax.tokens[index].start)
    return syntax.source.bytes[gap].contains { $0 > UInt8(ascii: " ") }
  }

  // MARK: Names

  private func known(
    _ name: String, in knowledge: NameKnowledge
  ) throws(CallObstacle) -> KnownName {
    guard case .exactly(let names) = knowledge else { throw .unseenNames }
    guard let known = names.first(where: { $0.name == name }) else {
      throw .expression(name: name)
    }
    return known
  }

  /// The tokens of the variable that a name stands for.
  private func path(of name: KnownName, in site: FormatSite) throws(CallObstacle) -> Range<Int> {
    guard let span = name.expression, let range = tokens(of: span), isPath(range),
      meansTheSame(range, in: site)
    else { throw .expression(name: name.name) }
    return range
  }

  private func number(
    of name: KnownName, in site: FormatSite, as type: String
  ) throws(CallObstacle) -> String {
    if !syntax.isSwift, let span = name.expression, let first = token(at: span.start),
      syntax.at(first, "("), syntax.isBoxed(first)
    {
      let content = syntax.content(of: first)
      guard !content.isEmpty, Int(syntax.tokens[syntax.partner(first)].end) == span.end else {
        throw .expression(name: name.name)
      }
      let inner = KnownName(name.name, span: name.span, expression: syntax.span(content))
      return text(try path(of: inner, in: site))
    }
    let path = try path(of: name, in: site)
    let text = text(path)
    if !syntax.isSwift { return "\(text).doubleValue" }
    return path.count == 1 && self.type(of: path.lowerBound) == type ? text : "\(type)(\(text))"
  }

  /// The type that a variable says it has, where that is one word.
  private func type(of name: Int) -> String? {
    switch syntax.binding(of: name) {
    case .local(let declaration, _), .member(let declaration):
      syntax.at(declaration + 1, ":") && syntax.isName(declaration + 2)
        && !syntax.at(declaration + 3, "?") && !syntax.at(declaration + 3, ".")
        ? syntax.text(declaration + 2) : nil
    case .parameter, .element, .function, .unknown: nil
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let span = syntax.span(range)
    return String(decoding: syntax.source.bytes[span.start..<span.end], as: UTF8.self)
  }

  /// Whether some tokens are a variable, or a property of one: `label`, `self.label`, `cell.label!`.
  private func isPath(_ range: Range<Int>) -> Bool {
    var expectsName = true
    for index in range {
      if index > range.lowerBound, hasBlank(before: index) { return false }
      if expectsName {
        guard syntax.isName(index), !syntax.at(index, anyOf: Self.noVariables) else { return false }
        expectsName = false
      } else if syntax.at(index, ".") || syntax.at(index, word: "->") {
        expectsName = true
      } else if !(syntax.isSwift && syntax.at(index, "!")) {
        return false
      }
    }
    return !expectsName
  }

  private static let noVariables: [StaticString] = [
    "nil", "NULL", "Nil", "YES", "NO", "true", "false", "super",
  ]

  private func hasBlank(before index: Int) -> Bool {
    syntax.tokens[index - 1].end != syntax.tokens[index].start
  }

  /// Whether a variable is the same one in a call, and has the same in it.
  private func meansTheSame(_ path: Range<Int>, in site: FormatSite) -> Bool {
    guard let place = token(at: site.call.start) else { return false }
    let (root, offset) = (path.lowerBound, Int(syntax.tokens[path.lowerBound].start))
    if site.call.start <= offset && offset < site.call.end { return true }
    var block = syntax.block(of: place)
    let home = syntax.block(of: root)
    while block >= 0, block != home {
      // In a closure of Swift a property may have to be asked for by `self`.
      let isClosure = syntax.isSwift && syntax.kind(ofBlock: block) == .closure
      if isClosure, !syntax.at(root, word: "self"), !isLocal(root) { return false }
      block = syntax.block(of: block)
    }
    guard block == home, root < place else { return false }
    if !syntax.at(root, word: "self"),
      syntax.binding(of: root) != syntax.binding(of: root, at: place)
    {
      return false
    }
    let named = path.last { syntax.isName($0) } ?? root
    return ![root, named].contains { name in
      syntax.mentions(ofToken: name, in: path.upperBound..<place).contains { isAssigned(Int($0)) }
    }
  }

  private func isLocal(_ name: Int) -> Bool {
    switch syntax.binding(of: name) {
    case .local, .parameter, .element: true
    case .member, .function, .unknown: false
    }
  }

  /// Whether a mention of a variable gives it another value.
  private func isAssigned(_ mention: Int) -> Bool {
    if syntax.at(mention - 1, "&") { return true }
    if case .assignment? = syntax.write(at: mention, isArgument: { _ in true })?.effect {
      return true
    }
    return syntax.at(mention + 1, "=")
  }

  // MARK: Tokens

  /// The token that begins at an offset.
  private func token(at offset: Int) -> Int? {
    var (low, high) = (0, syntax.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(syntax.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < syntax.tokens.count && Int(syntax.tokens[low].start) == offset ? low : nil
  }

  /// The bracket right around the arguments of a call that is some tokens.
  private func parent(ofArgumentsIn range: Range<Int>) -> Int {
    syntax.isSwift ? syntax.previous(before: range.upperBound) : range.lowerBound
  }

  /// The token that some bytes stand in.
  private func token(around span: SourceSpan) -> Int? {
    var (low, high) = (0, syntax.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(syntax.tokens[middle].end) < span.end { low = middle + 1 } else { high = middle }
    }
    return low < syntax.tokens.count && Int(syntax.tokens[low].start) <= span.start ? low : nil
  }

  /// The tokens that some bytes are, from the first to the last.
  func tokens(of span: SourceSpan) -> Range<Int>? {
    guard let first = token(at: span.start) else { return nil }
    var end = first
    while end < syntax.tokens.count, Int(syntax.tokens[end].end) <= span.end { end += 1 }
    return end > first && Int(syntax.tokens[end - 1].end) == span.end ? first..<end : nil
  }
}
