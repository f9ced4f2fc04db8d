import VFLDiagnostics

/// The parts of a tree that other modules read.
extension SourceTree {
  /// The texts of all tokens, including the tokens of macros.
  package var words: [String] { tokens.tokens.indices.map { tokens.word($0) } }

  /// The replacement texts of the macros that have no parameters and only one, unconditional definition, if
  /// they are one expression.
  package var plainMacros: [String: Expression] {
    var result: [String: Expression] = [:]
    var seen: Set<String> = []
    for macro in macros {
      let name = tokens.text(of: macro.definition.name)
      result[name] = nil
      guard seen.insert(name).inserted, macro.definition.branch == 0, macro.parameters == nil,
        macro.body.count == 1,
        case .expression(let value) = macro.body[0].kind
      else { continue }
      result[name] = value
    }
    return result
  }

  /// Returns the text that the parts of a string spell; `nil` if a part is computed.
  package func text(of parts: [Expression.StringPart]) -> [UInt8]? {
    var builder = LiteralBuilder(tokens.bytes)
    for part in parts {
      guard case .literal(let index, let computed) = part, computed.isEmpty else { return nil }
      let token = tokens.tokens[index]
      LiteralReader.read(
        from: Int(token.start), to: Int(token.end), of: tokens.bytes, tokens.language,
        into: &builder)
    }
    return builder.text
  }
}
