package import VFLDiagnostics
import VFLSyntax

/// A value in parsed JSON.
package struct JSONValue: Sendable {
  let text: JSONText
  let index: Int

  private var node: JSONText.Node { text.nodes[index] }

  /// The span of the value in the source.
  package var span: SourceSpan { SourceSpan(Int(node.start), Int(node.end)) }

  /// The span of the text between the quotes of a string.
  package var inside: SourceSpan {
    SourceSpan(span.start + 1, max(span.end - 1, span.start + 1))
  }

  /// The source of a scalar value, truncated to 40 bytes.
  package var source: String {
    String(decoding: text.bytes[span.start..<min(span.end, span.start + 40)], as: UTF8.self)
  }

  /// Whether the value is `null`.
  package var isNull: Bool { node.kind == .null }

  /// Whether the value is an object.
  package var isObject: Bool { node.kind == .object }

  /// Whether the value is an array.
  package var isArray: Bool { node.kind == .array }

  /// A phrase that describes the value, such as "a list of 3"; `nil` if diagnostics quote the value instead.
  package var phrase: String? {
    switch node.kind {
    case .object: return "an object"
    case .array:
      switch elements.reduce(0, { count, _ in count + 1 }) {
      case 0: return "an empty list"
      case 1: return "a list of one"
      case let count: return "a list of \(count)"
      }
    case .number: return number?.isFinite == true ? nil : "a number without end"
    case .string, .escapedString, .yes, .no, .null: return nil
    }
  }

  /// The number, or `nil` if the value is not a number.
  ///
  /// It is infinite if it is too large for a `Double`.
  package var number: Double? {
    guard node.kind == .number else { return nil }
    return NumberText.value(of: text.bytes[span.start..<span.end])
  }

  /// The Boolean value, or `nil` if the value is not `true` or `false`.
  package var bool: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The string, or `nil` if the value is not a string.
  package var string: String? { stringBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The string in UTF-8, or `nil` if the value is not a string.
  package var stringBytes: [UInt8]? {
    switch node.kind {
    case .string: return Array(text.bytes[inside.start..<inside.end])
    case .escapedString: return JSONEscapes.removed(from: text.bytes[inside.start..<inside.end])
    default: return nil
    }
  }

  /// The elements of an array; empty for any other value.
  package var elements: some Sequence<JSONValue> {
    let (text, end) = (text, node.kind == .array ? Int(node.next) : index + 1)
    return sequence(state: index + 1) { next -> JSONValue? in
      guard next < end else { return nil }
      defer { next = Int(text.nodes[next].next) }
      return JSONValue(text: text, index: next)
    }
  }

  /// The members of an object in source order; empty for any other value.
  package var members: some Sequence<(key: JSONValue, value: JSONValue)> {
    let (text, end) = (text, node.kind == .object ? Int(node.next) : index + 1)
    return sequence(state: index + 1) { next -> (key: JSONValue, value: JSONValue)? in
      guard next < end else { return nil }
      let key = JSONValue(text: text, index: next)
      let value = JSONValue(text: text, index: next + 1)
      next = Int(text.nodes[next + 1].next)
      return (key, value)
    }
  }
}
