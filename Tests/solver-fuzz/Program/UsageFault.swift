/// What is wrong with the words of a command line, or a file that they name.
struct UsageFault: Error, Hashable, Sendable {
  let message: String
}
