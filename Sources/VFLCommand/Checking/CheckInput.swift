/// One thing to check: formats of the command line, standard input, or a file that is not read yet.
struct CheckInput: Sendable {
  /// Where the text is.
  enum Content: Sendable {
    /// A layout that has been read, or could not be.
    case document(LayoutDocument)
    /// The text of standard input, to be understood by its name.
    case bytes([UInt8])
    /// A file.
    case file
  }

  /// What people call it.
  let name: String
  /// The file, as the system is asked for it; `nil` for what is no file.
  var absolutePath: FilePath?
  /// The index of its configuration.
  let configuration: Int
  let content: Content
  /// Whether a person named it; a walk finds layouts whose names nobody asked for.
  var isNamed = true
  /// Whether the file that standard input stands for is excluded: nothing is said of it, and its text
  /// is shown as it is where it is to be shown.
  var isPassedOver = false
}
