/// Finds the variables of a file, and the variable that each name stands for.
struct Binder {
  /// Returns the variables of a file.
  static func bindings(of tree: SourceTree) -> Bindings { Bindings() }
}
