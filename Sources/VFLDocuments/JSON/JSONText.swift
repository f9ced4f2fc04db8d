import VFLDiagnostics

/// A parsed JSON text: its values in the order of the text, in one flat array.
///
/// A value at any depth takes one element, without nesting, and every value has a source range.
package struct JSONText: Sendable {
  /// The kind of a value.
  enum Kind: UInt8, Sendable {
    case object
    case array
    case string
    /// A string that contains escape sequences.
    case escapedString
    case number
    case yes
    case no
    case null
  }

  /// A value.
  ///
  /// The members of an object are stored as alternating keys and values.
  struct Node: Sendable {
    let kind: Kind
    let start: Int32
    var end: Int32
    /// The index of the first node that is not inside this one.
    var next: Int32
  }

  /// The text.
  let bytes: [UInt8]
  /// The values.
  ///
  /// The first one is the root.
  let nodes: [Node]

  /// The root value.
  package var root: JSONValue { JSONValue(text: self, index: 0) }
}
