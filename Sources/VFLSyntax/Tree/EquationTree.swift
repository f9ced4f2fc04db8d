package import VFLDiagnostics
package import VFLRecords

/// The syntax tree of an equation, such as `a.width == 2 * b.height + 3 @750`.
///
/// Any byte string has a tree. If there is a syntax error, the tree contains the parts before the error.
package struct EquationTree: Sendable {
  /// An attribute of an item.
  package struct Attribute: Sendable, Hashable {
    /// The name of the item, or `|` for the container.
    package let item: SourceSpan
    /// The name of the attribute.
    package let name: SourceSpan

    /// The bytes of the item and the attribute.
    package var span: SourceSpan { item.union(name) }
  }

  /// A number or a metric.
  package enum Value: Sendable, Hashable {
    /// A number, which is infinite if the literal is too large for a `Double`.
    case number(Double, SourceSpan)
    /// The name of a metric.
    case metric(SourceSpan)

    /// The bytes of the number or the name.
    package var span: SourceSpan {
      switch self {
      case .number(_, let span), .metric(let span): span
      }
    }
  }

  /// A constant, or an attribute with an optional factor or divisor.
  package struct Term: Sendable, Hashable {
    /// Whether the term is subtracted.
    package let isNegative: Bool
    /// The attribute, or `nil` for a constant.
    package internal(set) var attribute: Attribute?
    /// The constant, factor or divisor, or `nil` if only an attribute is written.
    package internal(set) var value: Value?
    /// Whether ``value`` is a divisor.
    package internal(set) var isDivision = false
  }

  /// The bytes of the equation.
  package let text: [UInt8]
  /// The attribute on the left-hand side, or `nil` after a syntax error.
  package internal(set) var subject: Attribute?
  /// The relation.
  package internal(set) var relation = Relation.equal
  /// The terms of the expression on the right-hand side.
  package internal(set) var terms: [Term] = []
  /// The priority, or `nil` if none is written.
  package internal(set) var priority: Value?
  /// The syntax error, or `nil` if the equation follows the grammar.
  package internal(set) var error: LazyDiagnostic?

  /// Parses an equation.
  ///
  /// The tree of an equation that exceeds the length limit is empty.
  package init(_ text: [UInt8]) {
    self.text = text
    if text.count <= Limit.formatBytes.value {
      EquationParser.parse(into: &self)
    } else {
      error = .limitExceeded(.formatBytes, span: SourceSpan(at: 0))
    }
  }

  /// Returns the text of a span.
  ///
  /// Bytes that are not valid UTF-8 are replaced by U+FFFD.
  package func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }
}
