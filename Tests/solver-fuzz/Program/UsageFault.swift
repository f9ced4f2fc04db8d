/// An error in a command line, or in a file that it names.
struct UsageFault: Error, Hashable, Sendable {
  let message: String
}
