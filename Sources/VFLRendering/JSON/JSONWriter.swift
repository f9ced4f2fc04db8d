import VFLDiagnostics
import VFLRecords

/// Writes JSON a token at a time, in the order in which it is told to.
///
/// The bytes depend on nothing but the calls: keys keep their order, numbers have their shortest
/// exact form, and what JSON has no number for (infinities, NaN) is `null`.
package struct JSONWriter: Sendable {
  /// What was written, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  private let layout: JSONLayout
  /// For each open object or array: whether it is on one line, and whether anything is in it.
  private var open: [(isFlat: Bool, isEmpty: Bool)] = []
  private var isAfterKey = false

  /// Creates a writer that has written nothing.
  package init(_ layout: JSONLayout) {
    self.layout = layout
  }

  /// Hands out what was written; what comes next is to be written behind it.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Writes an object whose members the closure writes; a flat one is on one line in any layout.
  package mutating func object(flat: Bool = false, _ members: (inout JSONWriter) -> Void) {
    bracket(0x7B, 0x7D, flat: flat, members)
  }

  /// Writes an array whose elements the closure writes; a flat one is on one line in any layout.
  package mutating func array(flat: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    bracket(0x5B, 0x5D, flat: flat, elements)
  }

  /// Writes the key of the member whose value comes next.
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

  /// Writes a number; `null` when it is not finite.
  package mutating func number(_ value: Double) {
    separate()
    bytes.append(contentsOf: (value.isFinite ? DecimalText.shortest(value) : "null").utf8)
  }

  /// Writes a whole number.
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

  /// Writes a value that is JSON already, as UTF-8.
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

  /// Writes what stands between the last token and the next value or key.
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
    // Nearly all strings can stand as they are, and are copied at once.
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

  /// Writes `\u00XX`.
  private mutating func escape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u00".utf8)
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 0xF)])
  }
}
