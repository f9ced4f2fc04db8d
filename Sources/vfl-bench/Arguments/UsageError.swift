/// An error in the arguments of a command line.
struct UsageError: Error, Hashable, Sendable {
  let message: String
}
