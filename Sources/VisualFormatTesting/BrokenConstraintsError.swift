/// An error that is thrown if a layout exists only because constraints were broken, as permitted by the
/// conflict policy of the root.
struct BrokenConstraintsError: Error, CustomStringConvertible {
  /// The broken constraints as text.
  let constraints: [String]

  var description: String {
    "these constraints are broken, so that the others hold\n"
      + constraints.map { "  \($0)\n" }.joined()
  }
}
