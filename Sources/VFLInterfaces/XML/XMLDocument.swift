package import VFLDiagnostics

/// A parsed XML document.
///
/// The names, values and texts of its elements are ranges of the document's bytes, so parsing allocates only
/// a few arrays.
package final class XMLDocument: Sendable {
  /// An element in the order of the start tags.
  struct Node: Sendable {
    let name: Range<Int>
    /// The start of the element, at its `<`.
    let start: Int
    /// The end of the start tag, after its `>`.
    var tagEnd: Int
    /// The attributes of the element.
    var attributes: Range<Int>
    /// The index after the last descendant of the element.
    ///
    /// The first child, if any, is the next node.
    var end: Int
    /// The text before the first child.
    var text: Range<Int>
  }

  /// An attribute, whose value may contain references such as `&amp;`.
  struct Attribute: Sendable {
    let name: Range<Int>
    let value: Range<Int>
  }

  /// The bytes of the document in UTF-8.
  let bytes: [UInt8]
  let nodes: [Node]
  let attributes: [Attribute]

  /// Parses a document; throws the first error.
  package init(_ bytes: [UInt8]) throws(XMLError) {
    var parser = XMLParser(bytes)
    try parser.parse()
    (self.bytes, nodes, attributes) = (bytes, parser.nodes, parser.attributes)
  }

  /// The root element.
  package var root: XMLElement { XMLElement(document: self, index: 0) }
}

/// An error that prevents an XML document from being read.
package struct XMLError: Error, Sendable, Hashable {
  /// The kind of an error.
  package enum Reason: Sendable, Hashable {
    /// The text at the span is not the expected text, a phrase such as "`>` after the attributes".
    case unexpected(expected: String)
    /// The document is not an Interface Builder file of Xcode 5 or a later version.
    case otherFormat
    /// The document is an Interface Builder file for tvOS or watchOS.
    case otherSystem
    /// The document contains the conflict markers of a merge.
    case mergeConflict
    /// The document has a document type declaration, which could define entities or refer to other files.
    case doctype
    /// An element is nested too deeply.
    case tooDeep
  }

  /// The reason.
  package let reason: Reason
  /// The location in the document.
  package let span: SourceSpan
}
