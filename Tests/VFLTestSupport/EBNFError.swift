/// A syntax error in a grammar.
package struct EBNFError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// The unexpected text.
  package let message: String

  /// The line and the unexpected text.
  package var description: String { "line \(line): \(message)" }
}
