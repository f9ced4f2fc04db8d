/// A temporary line on a terminal that shows the progress of a long run.
struct ProgressLine {
  /// The number of seconds that a run must take before the line is shown.
  static let delay = 1.0
  /// The minimum number of seconds between two updates, which limits the output to the terminal.
  static let interval = 0.1

  private let start: Double
  private let isShown: Bool
  private var hasShown = false
  /// The time of the last update.
  private var last = -Double.infinity

  /// Creates the line for a run that starts now.
  ///
  /// Nothing is shown if `isQuiet` is `true` or standard error is not a terminal.
  init(isQuiet: Bool = false, on console: some Console) {
    start = console.seconds
    isShown = !isQuiet && console.isTerminal(.error)
  }

  /// Shows the progress, unless the run is too short or the last update too recent.
  ///
  /// `words` is evaluated only if the line is updated.
  mutating func show(_ words: @autoclosure () -> String, on console: inout some Console) {
    guard isShown else { return }
    let now = console.seconds
    guard now - start >= Self.delay, now - last >= Self.interval else { return }
    (hasShown, last) = (true, now)
    // A write error is ignored here, because writing the results would report it.
    try? console.write(Array("\r\u{1B}[K\(words())".utf8), to: .error)
  }

  /// Erases the line.
  mutating func erase(on console: inout some Console) {
    guard hasShown else { return }
    hasShown = false
    try? console.write(Array("\r\u{1B}[K".utf8), to: .error)
  }
}
