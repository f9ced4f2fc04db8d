/// A layout came about by breaking constraints, as a root whose conflict policy says so does.
struct BrokenConstraintsError: Error, CustomStringConvertible {
  /// What the constraints say.
  let constraints: [String]

  var description: String {
    "these constraints are broken, so that the others hold\n"
      + constraints.map { "  \($0)\n" }.joined()
  }
}
