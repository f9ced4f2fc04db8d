import VFLDiagnostics

/// Conditional compilation.
extension HostSyntax {
  /// Whether a token stands in the same branch as another one, or in one around it.
  func isInBranch(_ index: Int, around other: Int) -> Bool {
    isInBranch(source.branch(of: index), around: other)
  }

  /// Whether a branch holds a token.
  func isInBranch(_ outer: Int32, around other: Int) -> Bool {
    let branch = source.branch(of: other)
    return branch == outer || source.conditionals.outermost(around: branch, inside: outer) != nil
  }

  /// The tokens of a branch.
  func tokens(ofBranch number: Int32) -> Range<Int> {
    let branch = source.conditionals[number]
    let start = min(branch.start, tokens.count)
    return start..<max(start, min(branch.end, tokens.count))
  }

  /// The choice that the condition of a branch is, and how it has to come out; `nil` where nothing is asked.
  ///
  /// Conditions that are spelled in the same way are one choice in the whole file.
  func choice(
    ofBranch number: Int32
  ) -> (name: String, yes: ChoiceBranch, no: ChoiceBranch)? {
    switch source.conditionals[number].test {
    case .always, .never: return nil
    case .condition(let span) where span.end - span.start > Self.conditionLimit:
      return ("#if \(number)", .yes, .no)
    case .condition(let span):
      let body = HostSyntax(
        isSwift
          ? SwiftLexer.tokens(of: source.bytes, in: span)
          : ObjectiveCLexer.tokens(of: source.bytes, in: span))
      let choice = body.spelledChoice(of: body.tokens.indices)
      return ("#if \(choice.name)", choice.yes, choice.no)
    case .defined(let span): return ("#if \(definition(span))", .yes, .no)
    case .undefined(let span): return ("#if \(definition(span))", .no, .yes)
    }
  }

  /// How a condition spells that a macro is there.
  private func definition(_ span: SourceSpan) -> String {
    let span = SourceSpan(span.start, min(span.end, span.start + Self.conditionLimit))
    let body = ObjectiveCLexer.tokens(of: source.bytes, in: span)
    let name = body.tokens.first.map { source.bytes[Int($0.start)..<Int($0.end)] } ?? []
    return "defined ( \(String(decoding: name, as: UTF8.self)) ) "
  }

  /// What has to be so for a token to be compiled.
  func picks(compiling index: Int) -> ChoicePicks {
    var result = ChoicePicks()
    var branch = source.branch(of: index)
    for _ in 0..<Self.branchLimit where branch != 0 {
      for other in source.conditionals.alternatives(of: branch, limit: Self.branchLimit) {
        if let choice = choice(ofBranch: other) {
          let answer = other == branch ? choice.yes : choice.no
          result = result.union(ChoicePicks(choice.name, answer, at: index)) ?? result
        }
        if other == branch { break }
      }
      branch = source.conditionals[branch].parent
    }
    return result
  }

  /// How many branches of one `#if` are told apart, and how many of them inside of each other.
  static let branchLimit = 32

  /// How many bytes of a condition are read.
  private static let conditionLimit = 512
}
