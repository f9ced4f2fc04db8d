/// Parsed JSON: all values in source order, in a flat array.
///
/// Each value, at any depth, is one element of the array and has a source range.
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

  /// A value with its byte range in the source.
  ///
  /// The members of an object are stored as alternating keys and values.
  struct Node: Sendable {
    let kind: Kind
    let start: Int32
    var end: Int32
    /// The index of the first node after this node and its descendants.
    var next: Int32
  }

  /// The source in UTF-8.
  let bytes: [UInt8]
  /// The values in source order.
  ///
  /// The first value is the root.
  let nodes: [Node]

  /// The root value.
  package var root: JSONValue { JSONValue(text: self, index: 0) }
}
