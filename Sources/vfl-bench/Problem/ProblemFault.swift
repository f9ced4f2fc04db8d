/// An error in a problem file, with its line.
struct ProblemFault: Error, Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  let message: String
}
