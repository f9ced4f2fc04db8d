import VFLDiagnostics

/// Reads calls of the system's own function for code that is to replace them.
///
/// An expression that a dictionary has for a view is written into that code only where it means the same
/// there. So it is a variable or a property, no other variable has its name there, and nothing is assigned to
/// it in between. Properties are taken to be stored unless the file shows that they are computed; other files
/// are taken not to assign to them in between.
package struct CallReader {
  let syntax: HostSyntax
  let variables: VariableIndex
  /// The names by which code may be run that writes to a variable, for each variable that was asked for.
  let writerNames = WriterNames.Memo()
  /// The tokens at which conditions unwrap names.
  let unwrappedNames = UnwrappedNames.Memo()
  /// The calls that add views to superviews.
  let subviews: SubviewIndex
  /// Known facts about variables and dictionaries.
  let memo = CallReaderMemo()
  /// The words of macros: what they read is not followed.
  let macroWords: Set<Substring>

  /// Reads a host file, in UTF-8.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    self.init(
      HostSyntax(
        language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)))
  }

  /// Creates a reader of an indexed host file.
  init(_ syntax: HostSyntax) {
    self.syntax = syntax
    variables = VariableIndex(syntax)
    subviews = SubviewIndex(syntax)
    macroWords = Set(
      syntax.source.macros.flatMap { Self.words(of: syntax.source.text(of: $0.body)) })
  }

  /// The words of the body of a macro that are no labels of arguments: `views` of `views:views` and of
  /// `f(views)`.
  private static func words(of body: String) -> [Substring] {
    body.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }.compactMap { part in
      part.hasSuffix(":") ? nil : part.split(separator: ":").last
    }
  }

  /// Whether the file contains a name, even in another scope.
  package func mentions(_ name: String) -> Bool { !syntax.mentions(of: name).isEmpty }

  /// The call that gives a site its format, with what it is sent to.
  ///
  /// - Throws: Why nothing can take its place, whatever its names are.
  package func call(of site: FormatSite) throws(CallReplacementError) -> ReplaceableCall {
    let range = try range(of: site)
    guard site.choices.isEmpty, !site.isComposed, !site.hasUnreadRivals,
      site.literal.pieces.allSatisfy({
        site.call.start < $0.span.start && $0.span.end < site.call.end
      })
    else { throw .formatElsewhere }
    for index in range.dropFirst() where hasRemark(before: index) { throw .comment }
    let bracket = syntax.isSwift ? syntax.previous(before: range.upperBound) : range.lowerBound
    guard syntax.interpolatedStrings(in: range).isEmpty,
      site.literal.pieces.allSatisfy({ piece in
        // The quotes are no part of it.
        syntax.token(around: piece.span).map { syntax.parent($0) == bracket } ?? false
      })
    else { throw .formatComputed }
    guard arguments(in: range, of: bracket).allSatisfy(isPlain) else { throw .effects }
    return ReplaceableCall(
      span: syntax.span(range), isArgumentOfMacro: isArgumentOfMacro(range.lowerBound),
      needsType: needsType(range), statement: statement(around: range))
  }

  /// Whether a call uses the name that the system's function had before Swift 3.
  package func usesFormerName(_ site: FormatSite) -> Bool {
    guard syntax.isSwift, let first = syntax.token(at: site.call.start) else { return false }
    return syntax.at(first, word: "constraintsWithVisualFormat") && syntax.at(first - 1, ".")
      && syntax.at(first - 2, word: "NSLayoutConstraint")
  }

  /// The expressions of the views with some names, as they may stand in the call's place.
  ///
  /// - Throws: Which of them is not known.
  package func views(
    named names: [String], of site: FormatSite
  ) throws(CallReplacementError) -> [ViewExpression] {
    var expressions: [ViewExpression] = []
    for name in names {
      let path = try path(of: try known(name, in: site.views), in: site)
      let known =
        memo.views[path]
        ?? ViewExpression(
          text: text(path), isLayoutSupport: isLayoutSupport(path))
      memo.views[path] = known
      expressions.append(known)
    }
    return expressions
  }

  /// The expression of the number of a metric, as it may stand in the call's place; `nil` for a number that
  /// is written as one, or is known where no variable has it.
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

  /// The tokens of a call of the system's function, `NSLayoutConstraint` in front of it included.
  func range(of site: FormatSite) throws(CallReplacementError) -> Range<Int> {
    guard let first = syntax.token(at: site.call.start) else { throw .otherFunction }
    if !syntax.isSwift {
      guard syntax.at(first, "["), syntax.at(first + 1, word: "NSLayoutConstraint"),
        syntax.at(first + 2, word: "constraintsWithVisualFormat"), isClosed(first)
      else { throw .otherFunction }
      return first..<(syntax.partner(first) + 1)
    }
    guard let call = syntax.call(at: first), syntax.at(first, word: "constraints"),
      call.arguments.first?.label == "withVisualFormat",
      syntax.at(first - 1, "."), syntax.at(first - 2, word: "NSLayoutConstraint")
    else { throw .otherFunction }
    var start = first - 2
    if syntax.at(start - 1, ".") {
      guard syntax.at(start - 2, anyOf: ["UIKit", "AppKit"]) else { throw .otherFunction }
      start -= 2
    }
    return start..<call.range.upperBound
  }

  /// Whether a bracket is closed.
  func isClosed(_ opener: Int) -> Bool { syntax.partner(opener) < syntax.tokens.count }

  /// The tokens of the metrics and the views of a call, between the brackets of its arguments.
  private func arguments(in range: Range<Int>, of bracket: Int) -> [Range<Int>] {
    let labels = range.filter {
      syntax.parent($0) == bracket && syntax.at($0, anyOf: ["metrics", "views"])
        && syntax.at($0 + 1, ":")
    }
    return labels.map { label in
      let end = range.dropFirst(label + 2 - range.lowerBound).first {
        syntax.parent($0) == bracket && (syntax.at($0, ",") || labels.contains($0))
      }
      return (label + 2)..<(end ?? range.upperBound - 1)
    }
  }

  /// Whether more than blanks, such as a comment, stands between a token and the one in front of it.
  func hasRemark(before index: Int) -> Bool {
    let gap = Int(syntax.tokens[index - 1].end)..<Int(syntax.tokens[index].start)
    return syntax.source.bytes[gap].contains { $0 > UInt8(ascii: " ") }
  }

  /// Whether a token stands in the arguments of what may be a macro of C, to which a comma is one between
  /// arguments unless it stands in parentheses.
  private func isArgumentOfMacro(_ index: Int) -> Bool {
    var open = syntax.isSwift ? -1 : syntax.parent(index)
    while open >= 0, !syntax.at(open, "{") || syntax.isBoxed(open) {
      if syntax.at(open, "("), !syntax.isBoxed(open) {
        return syntax.isName(open - 1)
          && !syntax.at(open - 1, anyOf: ["if", "while", "for", "switch", "return", "in"])
      }
      open = syntax.parent(open)
    }
    return false
  }

  /// Whether something is asked of the call's result in Objective-C, of which a literal does not say what
  /// its elements are.
  private func needsType(_ range: Range<Int>) -> Bool {
    if syntax.isSwift { return false }
    let isReceiver = syntax.at(range.lowerBound - 1, "[") && !syntax.isBoxed(range.lowerBound - 1)
    return isReceiver || syntax.at(range.upperBound, ".") || syntax.at(range.upperBound, "[")
  }

  // MARK: Names

  private func known(
    _ name: String, in knowledge: NameKnowledge
  ) throws(CallReplacementError) -> KnownName {
    guard case .exactly(let names) = knowledge else { throw .unseenNames }
    guard let known = memo.name(name, among: names) else { throw .notVariable(name: name) }
    return known
  }

  /// The tokens of the variable that a name stands for.
  private func path(
    of name: KnownName, in site: FormatSite, isNumber: Bool = false
  ) throws(CallReplacementError) -> Range<Int> {
    guard let span = name.expression, let range = syntax.tokens(of: span), isPath(range),
      let place = syntax.token(at: site.call.start),
      let end = syntax.isSwift ? syntax.call(at: place)?.range.upperBound : syntax.partner(place)
    else { throw .notVariable(name: name.name) }
    if !isUsable(range, isNumber: isNumber) { throw .wrongType(name: name.name) }
    if !isStable(range, in: place..<end, isNumber: isNumber) { throw .mayChange(name: name.name) }
    return range
  }

  /// Returns the tokens of a call and of the variable of a view; `nil` if the view is not a variable.
  func viewPath(named name: String, of site: FormatSite) -> (call: Range<Int>, view: Range<Int>)? {
    guard let call = try? range(of: site), let known = try? known(name, in: site.views),
      let view = try? path(of: known, in: site)
    else { return nil }
    return (call, view)
  }

  private func number(
    of name: KnownName, in site: FormatSite
  ) throws(CallReplacementError) -> NumberExpression {
    if let span = name.expression, let value = boxedNumber(in: span) {
      if name.value == nil, value.count == 1, syntax.tokens[value.lowerBound].kind == .number {
        return NumberExpression(text: text(value))
      }
      let inner = KnownName(name.name, span: name.span, expression: syntax.span(value))
      let path = try path(of: inner, in: site, isNumber: true)
      return syntax.isSwift
        ? NumberExpression(text: text(path), declaredType: declaredType(of: path))
        : NumberExpression(text: text(path), isPerhapsUnsigned: !hasSign(path))
    }
    let path = try path(of: name, in: site, isNumber: true)
    if !syntax.isSwift { return NumberExpression(text: text(path), isObject: true) }
    return NumberExpression(text: text(path), declaredType: declaredType(of: path))
  }

  /// The source text of some tokens.
  func text(_ range: Range<Int>) -> String {
    syntax.source.text(of: syntax.span(range))
  }
}
