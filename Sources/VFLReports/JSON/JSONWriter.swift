import VFLDiagnostics
import VFLRecords

/// A writer that appends JSON tokens in the order of the calls.
///
/// The output depends only on the calls. Keys keep their order, and numbers have their shortest exact form.
/// Numbers that JSON cannot represent (infinities and NaN) become `null`.
package struct JSONWriter: Sendable {
  /// The JSON written since the last call of `takeBytes()`, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  private let layout: JSONLayout
  /// Whether each open object or array is on one line, and whether it is empty so far.
  private var open: [(isFlat: Bool, isEmpty: Bool)] = []
  private var isAfterKey = false

  /// Creates a writer without output.
  package init(_ layout: JSONLayout) {
    self.layout = layout
  }

  /// Returns the JSON written so far and removes it from the writer.
  ///
  /// Later calls continue the same JSON value.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Writes an object whose members the closure writes.
  ///
  /// A flat object is on one line in any layout.
  package mutating func object(flat: Bool = false, _ members: (inout JSONWriter) -> Void) {
    bracket(0x7B, 0x7D, flat: flat, members)
  }

  /// Writes an array whose elements the closure writes.
  ///
  /// A flat array is on one line in any layout.
  package mutating func array(flat: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    bracket(0x5B, 0x5D, flat: flat, elements)
  }

  /// Writes the key of a member, whose value the next call writes.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(0x3A)
    bytes.append(0x20)
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a number, or `null` if the number is not finite.
  package mutating func number(_ value: Double) {
    separate()
    bytes.append(contentsOf: (value.isFinite ? DecimalText.shortest(value) : "null").utf8)
  }

  /// Writes an integer.
  package mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is already JSON in UTF-8.
  package mutating func value(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  private mutating func bracket(
    _ opening: UInt8, _ closing: UInt8, flat: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(opening)
    open.append((flat || open.last?.isFlat == true || layout == .compact, true))
    body(&self)
    if let closed = open.popLast(), !closed.isFlat, !closed.isEmpty { breakLine() }
    bytes.append(closing)
  }

  /// Writes the comma and the whitespace before the next value or key.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = open.last else { return }
    if !last.isEmpty { bytes.append(0x2C) }
    open[open.count - 1].isEmpty = false
    if !last.isFlat {
      breakLine()
    } else if !last.isEmpty {
      bytes.append(0x20)
    }
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * open.count))
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    defer { bytes.append(0x22) }
    // Most strings need no escaping and are copied at once.
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
      case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
      case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
      case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
      case 0x00..<0x20, 0x7F: escape(byte)
      default: bytes.append(byte)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F
  }

  /// Writes a byte as `\u00XX`.
  private mutating func escape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u00".utf8)
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 0xF)])
  }
}
