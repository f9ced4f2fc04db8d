/// The code of tests that is expected to raise an exception.
extension Walk {
  /// Evaluates code that a test perhaps expects to fail.
  func expectingFailure<Result>(_ isExpected: Bool, _ body: () -> Result) -> Result {
    let outer = expectsFailure
    expectsFailure = outer || isExpected
    defer { expectsFailure = outer }
    return body()
  }

  /// Whether a function or method checks that its arguments or its receiver raise an exception, such as
  /// `XCTAssertThrows(…)`, `[[block should] raise]` and `expect { … }.to(raiseException())`.
  func checksFailure(_ call: Expression.Call, named name: Int) -> Bool {
    isFailureCheck(name)
      || call.arguments.contains { argument in
        guard case .call(let matcher) = argument.value.kind, let name = matcher.name else {
          return false
        }
        return isFailureCheck(name)
      }
  }

  private func isFailureCheck(_ name: Int) -> Bool {
    guard Int(tokens.tokens[name].end - tokens.tokens[name].start) >= 5 else { return false }
    let word = tokens.word(name).utf8.map { $0 == UInt8(ascii: "_") ? $0 : $0 | 0x20 }
    func contains(_ text: StaticString) -> Bool {
      word.indices.contains { word.has(text, at: $0, before: word.count) }
    }
    return Self.failureWords.contains(where: contains) && !Self.negations.contains(where: contains)
  }

  /// Whether a block is one in which a test expects an exception, which a handler after it catches.
  func isExpectedToFail(_ block: Block, _ handlers: [Statement.Handler]) -> Bool {
    guard !isSwift, !handlers.isEmpty else { return false }
    let function = file.index.outermostFunction(around: home)
    // Code outside of functions, such as the text of a macro, has no number.
    guard function >= 0 else { return callsTests(block.range) }
    if let known = file.testFunctions[function] { return known }
    let isTest = callsTests(file.range(ofClosure: function))
    file.testFunctions[function] = isTest
    return isTest
  }

  /// Whether code mentions a function of a test library.
  private func callsTests(_ range: Range<Int>) -> Bool {
    file.budget.spend(range.count)
    return range.contains { index in
      guard tokens.isName(index) else { return false }
      let (start, end) = (Int(tokens.tokens[index].start), Int(tokens.tokens[index].end))
      return Self.testPrefixes.contains { tokens.bytes.has($0, at: start, before: end) }
    }
  }

  /// The lower-case words for failures in the names of functions that check for them.
  private static let failureWords: [StaticString] = ["throw", "raise", "exception"]
  /// The lower-case words in the names of functions that check that nothing fails.
  private static let negations: [StaticString] = [
    "nothrow", "no_throw", "notthrow", "notraise", "noexception",
  ]
  /// How the functions of test libraries begin.
  private static let testPrefixes: [StaticString] = [
    "XCT", "STAssert", "STFail", "GHAssert", "GHFail",
  ]
}
