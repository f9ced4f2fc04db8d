import VFLDiagnostics

/// The parser of XML documents.
///
/// It reads the part of XML 1.0 that Interface Builder writes: elements, attributes, texts, comments, CDATA
/// sections and the XML declaration. A document type declaration is an error, so a document cannot define
/// entities or include other files. Elements are parsed in a loop, so nested elements need no stack.
struct XMLParser {
  private(set) var nodes: [XMLDocument.Node] = []
  private(set) var attributes: [XMLDocument.Attribute] = []
  private let bytes: [UInt8]
  private var position = 0
  /// The elements whose end tag has not been read.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A line of an Interface Builder file has about 100 bytes, one element and 4 attributes.
    nodes.reserveCapacity(bytes.count / 100)
    attributes.reserveCapacity(bytes.count / 30)
  }

  /// Parses the document.
  mutating func parse() throws(XMLError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      let start = position
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      try readText(start..<end)
      position = end
      guard position < bytes.count else { break }
      try readMarkup()
    }
    if let last = open.last {
      position = bytes.count
      try fail("the end tag `</\(text(nodes[last].name))>`")
    }
    if nodes.isEmpty { try fail("an element") }
  }

  // MARK: Texts

  /// Checks a text between tags, and stores it if it precedes the first child of its element.
  private mutating func readText(_ range: Range<Int>) throws(XMLError) {
    try checkReferences(in: range)
    guard let parent = open.last else {
      if let offset = range.first(where: { !Self.isBlank(bytes[$0]) }) {
        position = offset
        try fail("`<`")
      }
      return
    }
    if parent == nodes.count - 1 { extendText(of: parent, to: range.upperBound) }
  }

  private mutating func extendText(of node: Int, to end: Int) {
    nodes[node].text = nodes[node].tagEnd..<end
  }

  private mutating func checkReferences(in range: Range<Int>) throws(XMLError) {
    var next = bytes[range].firstIndex(of: UInt8(ascii: "&"))
    while let start = next {
      position = start
      guard let reference = XMLReference(in: bytes, at: start) else {
        try fail("a reference to a character, such as `&amp;`")
      }
      next =
        reference.end < range.upperBound
        ? bytes[reference.end..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) : nil
    }
  }

  // MARK: Markup

  /// Reads the markup at a `<`.
  private mutating func readMarkup() throws(XMLError) {
    if starts("</") { return try readEndTag() }
    if let end = Self.endOfSkippedMarkup(in: bytes, at: position) {
      position = end
      return
    }
    if starts("<!--") { try fail("the end `-->` of the comment") }
    if starts("<?") { try fail("`?>`") }
    if let section = Self.section(in: bytes, at: position) {
      guard let parent = open.last else { try fail("an element") }
      position = section.upperBound + 3
      if parent == nodes.count - 1 { extendText(of: parent, to: position) }
      return
    }
    if starts("<!DOCTYPE") {
      throw XMLError(reason: .doctype, span: SourceSpan(position, position + 9))
    }
    try readStartTag()
  }

  /// Returns the content of the CDATA section that begins at an offset.
  static func section(in bytes: [UInt8], at start: Int) -> Range<Int>? {
    let opening = "<![CDATA["
    guard bytes[start...].starts(with: opening.utf8) else { return nil }
    let content = start + opening.utf8.count
    var end = content
    while end + 2 < bytes.count {
      if bytes[end] == 0x5D, bytes[end + 1] == 0x5D, bytes[end + 2] == 0x3E { return content..<end }
      end += 1
    }
    return nil
  }

  private mutating func readStartTag() throws(XMLError) {
    if starts("<<<<<<<") {
      throw XMLError(reason: .mergeConflict, span: SourceSpan(position, position + 7))
    }
    guard open.count < Limit.xmlNesting.value else {
      throw XMLError(reason: .tooDeep, span: SourceSpan(position, position + 1))
    }
    let start = position
    position += 1
    let name = try readName("the name of an element")
    if open.isEmpty, !nodes.isEmpty {
      position = start
      try fail("the end of the document")
    }
    let first = attributes.count
    while true {
      let blanks = position
      skipBlanks()
      let isEmpty = starts("/>")
      if isEmpty || starts(">") {
        position += isEmpty ? 2 : 1
        let node = XMLDocument.Node(
          name: name, start: start, tagEnd: position, attributes: first..<attributes.count,
          end: nodes.count + 1, text: position..<position)
        if !isEmpty { open.append(nodes.count) }
        nodes.append(node)
        return
      }
      guard blanks < position else { try fail("`>` or a space before an attribute") }
      try readAttribute()
    }
  }

  private mutating func readAttribute() throws(XMLError) {
    let name = try readName("an attribute, `>` or `/>`")
    skipBlanks()
    guard starts("=") else { try fail("`=` after the name of an attribute") }
    position += 1
    skipBlanks()
    guard starts("\"") || starts("'") else { try fail("a value in quotation marks") }
    let quote = bytes[position]
    let start = position + 1
    guard let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
      bytes[end] == quote
    else {
      try fail("a value with a closing quotation mark and without `<`")
    }
    try checkReferences(in: start..<end)
    attributes.append(XMLDocument.Attribute(name: name, value: start..<end))
    position = end + 1
  }

  private mutating func readEndTag() throws(XMLError) {
    let start = position
    guard let last = open.last else { try fail("an element") }
    position += 2
    let name = try readName("the name of an element")
    guard text(name) == text(nodes[last].name) else {
      position = start
      try fail("the end tag `</\(text(nodes[last].name))>`")
    }
    skipBlanks()
    guard starts(">") else { try fail("`>`") }
    position += 1
    nodes[last].end = nodes.count
    open.removeLast()
  }

  /// Returns the offset after the comment or the processing instruction that begins at an offset.
  static func endOfSkippedMarkup(in bytes: [UInt8], at start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      var end = start + opening.utf8.count
      while end < bytes.count {
        if bytes[end...].starts(with: closing.utf8) { return end + closing.utf8.count }
        end += 1
      }
    }
    return nil
  }

  // MARK: Tokens

  private mutating func readName(_ expected: String) throws(XMLError) -> Range<Int> {
    let start = position
    guard start < bytes.count, NameText.begins(bytes[start]) || bytes[start] >= 0x80 else {
      try fail(expected)
    }
    while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
    return start..<position
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    NameText.continues(byte) || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Throws an error at the current position.
  private func fail(_ expected: String) throws(XMLError) -> Never {
    let end = min(position + 1, bytes.count)
    throw XMLError(
      reason: .unexpected(expected: expected), span: SourceSpan(min(position, end), end))
  }
}
