import VFLDiagnostics

/// Finds the statements that contain calls.
extension CallReader {
  /// Returns the statement that contains a call; `nil` if other statements cannot be inserted before it.
  ///
  /// The code of the statement before the call must have no effects and must not be a condition. In Swift,
  /// the statement must not be an implicit return value.
  func statement(around call: Range<Int>) -> SourceSpan? {
    let block = syntax.block(of: call.lowerBound)
    guard block >= 0, isBody(block) else { return nil }
    let start = syntax.statementStart(of: syntax.outermost(call.lowerBound, in: block))
    // For a longer statement, `statementStart` may return a token inside of the statement.
    guard call.lowerBound - start < Self.beginningLimit else { return nil }
    let end = syntax.expressionEnd(from: start)
    guard syntax.tokens[start].isFirstOnLine, end >= call.upperBound,
      syntax.isSwift || syntax.at(end, ";"), isSimple(start..<call.lowerBound),
      !isImplicitlyReturned(start..<end, with: call)
    else { return nil }
    return syntax.span(start..<(syntax.isSwift ? end : end + 1))
  }

  /// The maximum number of tokens of a statement before a call.
  private static let beginningLimit = 4096

  /// Whether a block contains statements among which a variable can be declared.
  private func isBody(_ block: Int) -> Bool {
    switch syntax.kind(ofBlock: block) {
    case .function, .closure, .loop, .statement: true
    // C does not allow a jump to a label that skips the initialization of a variable.
    case .cases: syntax.isSwift
    case .type, .literal: false
    }
  }

  /// Whether the beginning of a statement only names variables and functions.
  private func isSimple(_ beginning: Range<Int>) -> Bool {
    var index = beginning.lowerBound
    if syntax.isSwift, syntax.at(index, anyOf: ["let", "var"]) {
      guard let sign = syntax.first("=", in: beginning) else { return false }
      index = sign
    }
    while index < beginning.upperBound {
      if let end = formatCallEnd(at: index) {
        index = end
        continue
      }
      let isPart =
        switch syntax.tokens[index].kind {
        case .identifier: !syntax.at(index, anyOf: Self.heads)
        case .opener: !syntax.isBoxed(index)
        case .symbol:
          [".", ",", ":", "=", "+", "*", "<", ">", "!"].contains { syntax.at(index, $0) }
        case .compound: syntax.at(index, anyOf: ["+=", "->"])
        case .number, .string, .closer, .other: false
        }
      guard isPart else { return false }
      index += 1
    }
    return true
  }

  /// Keywords of statements before which no statement can be inserted, or that make a call conditional.
  private static let heads: [StaticString] = [
    "if", "guard", "while", "for", "switch", "case", "default", "else", "do", "repeat", "defer",
    "throw", "try", "await", "in", "static", "lazy", "func", "class", "struct",
  ]

  /// Returns the end of another call that creates constraints, which does not affect this call.
  private func formatCallEnd(at index: Int) -> Int? {
    let isCall =
      syntax.isSwift && syntax.at(index, word: "NSLayoutConstraint") && syntax.at(index + 1, ".")
      && syntax.at(index + 2, word: "constraints") && syntax.at(index + 3, "(")
    return isCall ? syntax.partner(index + 3) + 1 : nil
  }

  /// Whether a statement may be the implicit return value of its function or closure.
  private func isImplicitlyReturned(_ statement: Range<Int>, with call: Range<Int>) -> Bool {
    let start = statement.lowerBound
    let isOnly =
      (syntax.at(start - 1, "{") || syntax.at(start - 1, word: "in"))
      && syntax.at(statement.upperBound, "}")
    if syntax.isSwift, statement == call { return true }
    guard syntax.isSwift, isOnly, !syntax.at(start, anyOf: ["let", "var", "return"]) else {
      return false
    }
    let isAssignment = (start..<call.lowerBound).contains {
      syntax.at($0, "=") || syntax.at($0, word: "+=")
    }
    let bracket = syntax.parent(call.lowerBound)
    let isPassedOn =
      bracket > start && syntax.at(bracket, "(")
      && syntax.at(bracket - 1, anyOf: Self.procedures)
      && syntax.partner(bracket) + 1 == statement.upperBound
    return !isAssignment && !isPassedOn
  }

  /// Functions of the system without a result to which constraints are passed.
  private static let procedures: [StaticString] = [
    "activate", "deactivate", "addConstraints", "removeConstraints", "append",
  ]
}
