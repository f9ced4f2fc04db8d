import VFLDiagnostics

/// A JSON text that has been read: its values in the order of the text, in one flat list.
///
/// A value of any depth costs one element, nothing is nested, and every value knows where it stands.
package struct JSONText: Sendable {
  /// The kind of a value.
  enum Kind: UInt8, Sendable {
    case object
    case array
    case string
    /// A string with escapes in it.
    case escapedString
    case number
    case yes
    case no
    case null
  }

  /// A value; the members of an object are keys and values in turn.
  struct Node: Sendable {
    let kind: Kind
    let start: Int32
    var end: Int32
    /// The index of the first node that is not inside this one.
    var next: Int32
  }

  /// The text.
  let bytes: [UInt8]
  /// The values; the first is the whole text's.
  let nodes: [Node]

  /// The value of the whole text.
  package var root: JSONValue { JSONValue(text: self, index: 0) }
}
