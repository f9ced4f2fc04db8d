/// What is wrong with the words of a command line.
struct UsageFault: Error, Hashable, Sendable {
  let message: String
}
