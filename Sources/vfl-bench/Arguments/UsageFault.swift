/// An error in the arguments of a command line.
struct UsageFault: Error, Hashable, Sendable {
  let message: String
}
