package import VFLDiagnostics

/// Reads what a function does with the views that it makes and lays out, as far as that is certain.
///
/// A view is followed if a local variable is given a new object of a class of the system, and if the uses of
/// the variable are of known kinds only.
package struct SetupReader {
  let calls: SetupCalls
  let syntax: HostSyntax
  let memo = SetupMemo()

  /// Reads a host file, in UTF-8.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    syntax = HostSyntax(
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes))
    calls = SetupCalls(syntax: syntax)
  }

  /// Where a view gets its superview behind the call of a site, which needs it already.
  package func laterAddition(of name: KnownName, in site: FormatSite) -> SourceSpan? {
    guard let call = try? calls.range(of: site), let view = variable(name).flatMap(localView),
      let addition = view.addition,
      addition.token >= call.upperBound, view.isUnplaced(before: call.lowerBound),
      isStraight(view.declaration, addition.token), runsInPlace(call),
      syntax.block(of: call.lowerBound) == syntax.block(of: view.declaration)
    else { return nil }
    return syntax.span(addition.token..<(addition.token + 1))
  }

  /// The variable that a name stands for.
  private func variable(_ name: KnownName) -> Int? {
    guard let range = name.expression.flatMap(syntax.tokens(of:)), range.count == 1,
      syntax.isName(range.lowerBound)
    else { return nil }
    return range.lowerBound
  }

  /// Whether two tokens stand in one block, of which no condition chooses a part.
  private func isStraight(_ first: Int, _ last: Int) -> Bool {
    syntax.block(of: first) == syntax.block(of: last)
      && syntax.source.branchRun(of: first) == syntax.source.branchRun(of: last)
  }

  /// Whether a call runs where it stands: nothing in its statement puts it off or asks for something first.
  private func runsInPlace(_ call: Range<Int>) -> Bool {
    let block = syntax.block(of: call.lowerBound)
    var inner = call.lowerBound
    while syntax.parent(inner) > block {
      inner = syntax.parent(inner)
      // What takes a closure may be given one by a value.
      let isGiven = syntax.at(inner, "(") && syntax.isName(inner - 1)
      if isGiven, !syntax.at(inner - 1, anyOf: ["addConstraints", "activate", "append"]) {
        return false
      }
    }
    return !(syntax.labelledStart(of: inner)..<call.lowerBound).contains {
      syntax.at($0, "?")
        || syntax.at(
          $0, anyOf: ["??", "&&", "||", "lazy", "if", "guard", "while", "for", "switch"])
    }
  }

  // MARK: Autoresizing masks

  /// A view that is laid out while its autoresizing mask makes constraints, too.
  package struct UnsetMask {
    /// The variable where it is declared.
    package let declaration: SourceSpan
    /// The edit that turns the mask off; `nil` where the declaration is not alone on its lines.
    package let edit: SourceEdit?
  }

  /// Where a view is made that a function lays out without a word on its autoresizing mask.
  package func unsetMask(of name: KnownName, in site: FormatSite) -> UnsetMask? {
    guard (try? calls.range(of: site)) != nil, let view = variable(name).flatMap(localView),
      view.addition != nil, !view.setsMask, view.isUnplaced(before: .max),
      let function = syntax.function(of: view.declaration), isPlain(function), masksAreSetByName
    else { return nil }
    return UnsetMask(
      declaration: syntax.span(view.declaration..<(view.declaration + 1)),
      edit: edit(behind: view))
  }

  /// Whether a function calls nothing but what the system has.
  private func isPlain(_ function: Int) -> Bool {
    if let known = memo.plainFunctions[function] { return known }
    let isPlain = callsOnlySystem(function)
    memo.plainFunctions[function] = isPlain
    return isPlain
  }

  private func callsOnlySystem(_ function: Int) -> Bool {
    let body = syntax.content(of: function)
    guard syntax.source.branchRun(of: function) == syntax.source.branchRun(of: body.upperBound)
    else { return false }
    let hasClosure = body.contains {
      syntax.at($0, "{") && !syntax.isBoxed($0) && syntax.kind(ofBlock: $0) == .closure
    }
    return !hasClosure && syntax.calls(in: body).allSatisfy { isOfSystem(callAt: Int($0)) }
  }

  /// Whether all that the file says of autoresizing masks is said to variables that it names, and not to
  /// whatever a loop or a function is given.
  private var masksAreSetByName: Bool {
    if let known = memo.masksAreSetByName { return known }
    let names = [Self.mask, "setTranslatesAutoresizingMaskIntoConstraints"]
    let areNamed = names.flatMap { syntax.mentions(of: $0) }.allSatisfy { mention in
      let index = Int(mention)
      let isMessage = syntax.at(index - 2, "[")
      guard isMessage || syntax.at(index - 1, ".") else { return true }
      let owner = isMessage ? index - 1 : index - 2
      guard syntax.isName(owner) else { return false }
      if syntax.at(owner, word: "self") || syntax.at(owner - 1, ".") { return true }
      switch syntax.binding(of: owner) {
      case .local, .member: return true
      case .parameter, .element, .function, .unknown: return false
      }
    }
    memo.masksAreSetByName = areNamed
    return areNamed
  }

  static let mask = "translatesAutoresizingMaskIntoConstraints"

  private func edit(behind view: LocalView) -> SourceEdit? {
    let start = syntax.statementStart(of: view.declaration)
    let end = syntax.isSwift ? view.value.upperBound : view.value.upperBound + 1
    let bytes = syntax.source.bytes
    guard syntax.tokens.indices.contains(end), syntax.tokens[start].isFirstOnLine,
      syntax.tokens[end].isFirstOnLine,
      var place = bytes[Int(syntax.tokens[end - 1].end)...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let first = Int(syntax.tokens[start].start)
    let line = bytes[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A comment that goes on in the next line has a star behind its slash.
    let rest = bytes[Int(syntax.tokens[end - 1].end)..<place]
    guard bytes[line..<first].allSatisfy(ByteKind.isBlank), !rest.contains(UInt8(ascii: "*")) else {
      return nil
    }
    let isDOS = bytes[place - 1] == UInt8(ascii: "\r")
    if isDOS { place -= 1 }
    let indent = String(decoding: bytes[line..<first], as: UTF8.self)
    return SourceEdit(
      SourceSpan(at: place),
      "\(isDOS ? "\r\n" : "\n")\(indent)\(syntax.text(view.declaration)).\(Self.mask) = "
        + (syntax.isSwift ? "false" : "NO;"))
  }
}
