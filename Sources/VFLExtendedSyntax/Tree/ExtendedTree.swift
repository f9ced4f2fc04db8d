package import VFLDiagnostics

/// A text of the extended dialect as a tree: its statements, in their order.
///
/// A text of any bytes has a tree; a statement with a fault in its syntax is not in it.
package struct ExtendedTree: Sendable, Hashable {
  /// The bytes of the text.
  package let text: [UInt8]
  /// The statements.
  package internal(set) var statements: [ExtendedStatement] = []
  /// How many statements there are, those with faults in their syntax included.
  package internal(set) var statementCount = 0

  init(text: [UInt8]) {
    self.text = text
  }

  /// The text of a span.
  ///
  /// Bytes that are not UTF-8 come out as U+FFFD.
  package func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }
}
