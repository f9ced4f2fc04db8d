/// An error in a command line or in a script file.
struct UsageFault: Error, Hashable, Sendable {
  let message: String
}
