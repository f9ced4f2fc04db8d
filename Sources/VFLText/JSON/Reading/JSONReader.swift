import VFLDiagnostics

/// Parses JSON exactly as defined by RFC 8259.
///
/// Foundation's parser preserves neither the order of members nor source positions. This parser makes a
/// single pass, limits the nesting depth to ``Limit/jsonNesting``, and keeps the open objects and arrays in
/// an array instead of the call stack.
package struct JSONReader {
  let bytes: [UInt8]
  /// Whether lone surrogates are allowed.
  ///
  /// They are replaced by U+FFFD.
  let takesLoneSurrogates: Bool
  var position = 0
  private var nodes: [JSONText.Node] = []
  /// The indices of the open objects and arrays; the innermost is last.
  private var open: [Int] = []

  /// Parses JSON.
  ///
  /// A byte order mark at the beginning is skipped.
  package static func read(
    _ bytes: [UInt8], takingLoneSurrogates: Bool = false
  ) throws(JSONError) -> JSONText {
    var reader = JSONReader(bytes: bytes, takesLoneSurrogates: takingLoneSurrogates)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    try reader.readText()
    return JSONText(bytes: bytes, nodes: reader.nodes)
  }

  private init(bytes: [UInt8], takesLoneSurrogates: Bool) {
    self.bytes = bytes
    self.takesLoneSurrogates = takesLoneSurrogates
  }

  /// The byte at the current position; `nil` at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func readText() throws(JSONError) {
    guard bytes.count <= Limit.inputBytes.value else {
      throw JSONError(
        span: SourceSpan(at: 0), expected: "a text of 1 GiB at most", found: "a longer one")
    }
    try readValue()
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let isFirst = nodes.count == container + 1
      skipBlanks()
      if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        position += 1
        close(container)
        continue
      }
      if !isFirst {
        guard take(",") else { throw error(isObject ? "`,` or `}`" : "`,` or `]`") }
        skipBlanks()
      }
      if isObject {
        try readKey(isFirst: isFirst)
        skipBlanks()
        guard take(":") else { throw error("`:` after the key") }
      }
      try readValue()
    }
    skipBlanks()
    guard position == bytes.count else { throw error("the end of the text") }
  }

  private mutating func readKey(isFirst: Bool) throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else {
      throw error(isFirst ? "a key in double quotes or `}`" : "a key in double quotes")
    }
    try readStringNode()
  }

  /// Reads a scalar value, or the beginning of an object or array.
  private mutating func readValue() throws(JSONError) {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "\""): try readStringNode()
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      let start = position
      try skipNumber()
      try append(.number, from: start)
    default: throw error("a value")
    }
  }

  private mutating func openContainer(_ kind: JSONText.Kind) throws(JSONError) {
    guard open.count < Limit.jsonNesting.value else {
      throw JSONError(
        span: SourceSpan(position, position + 1),
        expected: "values nested \(Limit.jsonNesting.value) deep at most",
        found: "deeper nesting")
    }
    open.append(nodes.count)
    position += 1
    try append(kind, from: position - 1)
  }

  private mutating func close(_ container: Int) {
    open.removeLast()
    nodes[container].end = Int32(position)
    nodes[container].next = Int32(nodes.count)
  }

  private mutating func readStringNode() throws(JSONError) {
    let start = position
    let hasEscapes = try skipString()
    try append(hasEscapes ? .escapedString : .string, from: start)
  }

  private mutating func readWord(_ word: String, _ kind: JSONText.Kind) throws(JSONError) {
    guard bytes[position...].starts(with: word.utf8) else { throw error("a value") }
    position += word.utf8.count
    try append(kind, from: position - word.utf8.count)
  }

  private mutating func append(_ kind: JSONText.Kind, from start: Int) throws(JSONError) {
    let limit = Limit.jsonValues.value
    guard nodes.count < limit else {
      throw JSONError(
        span: SourceSpan(at: start), expected: "at most \(limit) values", found: "one more")
    }
    nodes.append(
      JSONText.Node(
        kind: kind, start: Int32(start), end: Int32(position), next: Int32(nodes.count + 1)))
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }
}
