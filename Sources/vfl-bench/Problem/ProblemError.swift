/// An error in a problem file, with its line.
struct ProblemError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  let message: String
}
