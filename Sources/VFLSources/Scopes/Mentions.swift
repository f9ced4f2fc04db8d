import VFLDiagnostics

/// The tokens of a file that spell each name, in order.
struct Mentions {
  private var tokens: [Int32] = []
  private var starts: [Int32] = []

  init(_ source: HostTokens) {
    starts = Array(repeating: 0, count: source.names.count + 1)
    for token in source.tokens where token.kind == .identifier { starts[Int(token.link) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    tokens = Array(repeating: 0, count: Int(starts.last ?? 0))
    for (index, token) in source.tokens.enumerated() where token.kind == .identifier {
      tokens[Int(next[Int(token.link)])] = Int32(index)
      next[Int(token.link)] += 1
    }
  }

  /// The tokens that spell the name with a number; none for a number of no name of the file.
  subscript(name: Int32) -> ArraySlice<Int32> {
    guard name >= 0, Int(name) + 1 < starts.count else { return [] }
    return tokens[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])]
  }
}
