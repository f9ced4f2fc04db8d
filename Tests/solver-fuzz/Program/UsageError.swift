/// An error in a command line or in a script file.
struct UsageError: Error, Hashable, Sendable {
  let message: String
}
