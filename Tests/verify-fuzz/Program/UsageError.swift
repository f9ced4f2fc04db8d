/// An error in the command line or in an input file.
struct UsageError: Error, Equatable, Sendable {
  /// The text that is printed after the name of the program.
  let message: String
}
