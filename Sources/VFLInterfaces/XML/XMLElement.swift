package import VFLDiagnostics

/// An element of an XML document.
package struct XMLElement: Sendable {
  private let document: XMLDocument
  private let index: Int

  init(document: XMLDocument, index: Int) {
    (self.document, self.index) = (document, index)
  }

  private var node: XMLDocument.Node { document.nodes[index] }

  /// The name of the element.
  package var name: String { String(decoding: document.bytes[node.name], as: UTF8.self) }

  /// Whether the element has a name.
  package func isNamed(_ name: StaticString) -> Bool { document.has(name, at: node.name) }

  /// The span of the name in the start tag.
  package var nameSpan: SourceSpan { SourceSpan(node.name.lowerBound, node.name.upperBound) }

  /// The span of the start tag.
  package var span: SourceSpan { SourceSpan(node.start, node.tagEnd) }

  /// The child elements.
  package var children: Children {
    Children(document: document, position: index + 1, end: node.end)
  }

  /// The text before the first child element.
  package var text: String { document.decoded(node.text) }

  /// Returns the value of an attribute; `nil` if the element does not have it.
  package subscript(name: StaticString) -> String? {
    for attribute in document.attributes[node.attributes]
    where document.has(name, at: attribute.name) {
      return document.decoded(attribute.value)
    }
    return nil
  }

  /// Returns the value of an attribute as a number; `nil` if the element does not have it or if it is not a
  /// finite number.
  package func number(_ name: StaticString) -> Double? {
    self[name].flatMap { Self.number($0) }
  }

  /// Returns the finite number that a text consists of; `nil` if it is another text.
  static func number(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the value of an attribute is `YES`; `nil` if the element does not have it.
  package func flag(_ name: StaticString) -> Bool? { self[name].map { $0 == "YES" } }

  /// Returns the first child element with a name, and with a value of the attribute `key` if one is given.
  package func child(_ name: StaticString, key: String? = nil) -> XMLElement? {
    for child in children where child.isNamed(name) {
      if let key, child["key"] != key { continue }
      return child
    }
    return nil
  }

  /// Returns the first child element with a value of the attribute `key`.
  package func child(key: String) -> XMLElement? {
    for child in children where child["key"] == key { return child }
    return nil
  }

  /// The child elements of an element.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let document: XMLDocument
    fileprivate var position: Int
    fileprivate let end: Int

    /// Returns the next child element.
    package mutating func next() -> XMLElement? {
      guard position < end else { return nil }
      defer { position = document.nodes[position].end }
      return XMLElement(document: document, index: position)
    }
  }
}

extension XMLDocument {
  /// Whether the bytes of a range are a string.
  fileprivate func has(_ name: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    let start = name.utf8Start
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<range.count where bytes[range.lowerBound + offset] != start[offset] {
        return false
      }
      return true
    }
  }

  /// Returns the text of a range without comments, in which references are replaced with their characters.
  fileprivate func decoded(_ range: Range<Int>) -> String {
    let slice = bytes[range]
    guard slice.contains(UInt8(ascii: "&")) || slice.contains(UInt8(ascii: "<")) else {
      return String(decoding: slice, as: UTF8.self)
    }
    var text: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "&") {
        guard let reference = XMLReference(in: bytes, at: position) else { break }
        text += Array(String(reference.scalar).utf8)
        position = reference.end
      } else if let section = XMLParser.section(in: bytes, at: position) {
        text += bytes[section]
        position = section.upperBound + 3
      } else if let end = XMLParser.endOfSkippedMarkup(in: bytes, at: position) {
        position = end
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
