package import VFLDiagnostics

/// A key that the dictionary literal of a call lacks, although a variable with this name is visible there.
package struct AddableKey: Sendable, Hashable {
  /// The key, which is also the name of the variable.
  package let name: String
  /// The edit of the file that adds the key and the variable to the dictionary literal.
  package let edit: SourceEdit

  /// Creates a key.
  package init(_ name: String, edit: SourceEdit) { (self.name, self.edit) = (name, edit) }
}
