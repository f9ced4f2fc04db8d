/// An error that is thrown if a layout exists only because constraints were broken, as permitted by the
/// conflict policy of the root.
struct BrokenConstraintsError: Error, CustomStringConvertible {
  /// The broken constraints as text.
  let constraints: [String]

  var description: String {
    "broken constraints:\n"
      + constraints.map { "  \($0)\n" }.joined()
  }
}
