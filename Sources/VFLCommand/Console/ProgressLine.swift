/// A line on a terminal that says how far a long run is; nothing of it stays.
struct ProgressLine {
  /// For how many seconds a run goes on before anything is shown.
  static let delay = 1.0
  /// For how many seconds what is shown stays, so that a terminal has no more to do than eyes have.
  static let interval = 0.1

  private let start: Double
  private let isShown: Bool
  private var hasShown = false
  /// When something was shown the last time.
  private var last = -Double.infinity

  /// Creates the line of a run that begins now; nothing is shown where standard error is no terminal.
  init(isQuiet: Bool = false, on console: some Console) {
    start = console.seconds
    isShown = !isQuiet && console.isTerminal(.error)
  }

  /// Shows how far the run is, in a few words; they are asked for only if they are shown.
  mutating func show(_ words: @autoclosure () -> String, on console: inout some Console) {
    guard isShown else { return }
    let now = console.seconds
    guard now - start >= Self.delay, now - last >= Self.interval else { return }
    (hasShown, last) = (true, now)
    // Nobody is told when this cannot be written: the answer itself will say so.
    try? console.write(Array("\r\u{1B}[K\(words())".utf8), to: .error)
  }

  /// Takes the line away.
  mutating func erase(on console: inout some Console) {
    guard hasShown else { return }
    hasShown = false
    try? console.write(Array("\r\u{1B}[K".utf8), to: .error)
  }
}
