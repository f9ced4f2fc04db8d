import VFLDiagnostics

/// Values of the tokens of a file, of which long runs of tokens have the same one.
struct TokenRuns {
  private let initial: Int32
  private var runs: [(first: Int32, value: Int32)] = []

  /// Creates a list in which tokens have a value until another one is added.
  init(_ initial: Int32) { self.initial = initial }

  /// Sets the value of a token and of those after it.
  mutating func append(_ value: Int32, at token: Int) {
    if value != runs.last?.value ?? initial { runs.append((Int32(token), value)) }
  }

  /// The number of the run that contains a token.
  func run(of token: Int) -> Int { runs.partitioningIndex { Int($0.first) > token } }

  subscript(token: Int) -> Int32 {
    let run = run(of: token)
    return run > 0 ? runs[run - 1].value : initial
  }
}
