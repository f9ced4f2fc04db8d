/// Why a file is no problem, and in which line.
struct ProblemFault: Error, Hashable, Sendable {
  /// The line, from 1.
  let line: Int
  let message: String
}
