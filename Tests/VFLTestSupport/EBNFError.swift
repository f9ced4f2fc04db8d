/// A syntax error in a grammar.
package struct EBNFError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line number, from 1.
  package let line: Int
  /// The unexpected part of the line.
  package let message: String

  /// A description with the line number and the unexpected part.
  package var description: String { "line \(line): \(message)" }
}
