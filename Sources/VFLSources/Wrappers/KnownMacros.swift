import VFLDiagnostics

/// The macros of a file that hand an argument on as a format, for those that call them.
struct KnownMacros {
  /// For each name what its definitions are.
  private var wrappers: [String: [[FormatWrapper]]] = [:]

  /// Adds the wrappers that a definition of a macro is.
  mutating func add(_ definition: [FormatWrapper]) {
    guard let name = definition.first?.name else { return }
    wrappers[name, default: []].append(definition)
  }

  /// The body of a macro; `nil` if it can neither have a format nor call a known macro.
  func body(of macro: HostTokens.Macro, in bytes: [UInt8]) -> HostSyntax? {
    let mayMatter = NeedleSearch.mayMatter(bytes[macro.body.start..<macro.body.end])
    guard mayMatter || !wrappers.isEmpty else { return nil }
    let tokens = ObjectiveCLexer.tokens(of: bytes, in: macro.body)
    let body = HostSyntax(tokens, budget: SearchBudget(tokenCount: tokens.tokens.count))
    return mayMatter || !called(in: body).isEmpty ? body : nil
  }

  /// The wrappers that the body of a macro calls, in the order of the calls.
  func called(in body: HostSyntax) -> [FormatWrapper] {
    guard !wrappers.isEmpty else { return [] }
    var seen: Set<String> = []
    var called: [FormatWrapper] = []
    for index in body.tokens.indices where body.isName(index) && body.at(index + 1, "(") {
      let name = body.text(index)
      guard let known = wrappers[name], seen.insert(name).inserted else { continue }
      called += FormatWrapper.mergedMacros(known)
    }
    return called
  }
}
