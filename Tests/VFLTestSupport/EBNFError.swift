/// Why a text is not a grammar in the notation.
package struct EBNFError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// What was found there.
  package let message: String

  /// The line and what was found there.
  package var description: String { "line \(line): \(message)" }
}
