/// An error in the command line.
struct FuzzUsageError: Error, Equatable, Sendable {
  let message: String
}
