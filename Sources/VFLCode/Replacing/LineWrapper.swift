import VFLSources

/// Breaks long lines of generated code.
struct LineWrapper: Sendable {
  /// The maximum number of columns of a line that can be broken.
  static let limit = 100

  let language: HostLanguage
  /// One level of indentation.
  let step: String
  let lineBreak: String

  /// Returns the number of columns of a line, in which a tab has 4 columns.
  static func width(of line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  /// Returns an expression with line breaks between its arguments if it does not fit on its line.
  ///
  /// - Parameters:
  ///   - before: The code before the expression on its first line, with the indentation.
  ///   - indentation: The indentation of the statement or the element that the expression belongs to.
  ///   - reserved: The number of columns that the code after the expression needs.
  func wrapped(
    _ expression: String, after before: String, indentation: String, reserving reserved: Int
  ) -> String {
    let start = Self.width(of: before)
    if start + Self.width(of: expression) + reserved <= Self.limit { return expression }
    guard let call = split(expression) else { return expression }
    let inner = indentation + step
    var result = call.head
    var column = start + Self.width(of: call.head)
    for (index, argument) in call.arguments.enumerated() {
      let isLast = index + 1 == call.arguments.count
      let end = isLast ? reserved + 1 : language == .swift ? 1 : 0
      // The arguments of Swift begin on a new line.
      let breaks = index == 0 && language == .swift
      let separator = index == 0 && language == .swift ? "" : " "
      let width = Self.width(of: argument)
      if breaks || column + separator.utf8.count + width + end > Self.limit {
        result += lineBreak + inner
        column = Self.width(of: inner)
      } else {
        result += separator
        column += separator.utf8.count
      }
      result += argument
      column += width
      if language == .swift, !isLast {
        result += ","
        column += 1
      }
    }
    return result + call.tail
  }

  /// Splits a call into the code before its arguments, its arguments with their labels, and its last bracket.
  private func split(_ call: String) -> (head: String, arguments: [String], tail: String)? {
    let bytes = Array(call.utf8)
    let isSwift = language == .swift
    guard bytes.last == UInt8(ascii: isSwift ? ")" : "]"), let open = lastOpener(in: bytes) else {
      return nil
    }
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in bytes[(open + 1)..<(bytes.count - 1)] {
      depth += Self.change(of: byte)
      if depth == 0, byte == UInt8(ascii: isSwift ? "," : " ") {
        parts.append([])
      } else if !parts[parts.count - 1].isEmpty || byte != UInt8(ascii: " ") {
        parts[parts.count - 1].append(byte)
      }
    }
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    let head = String(decoding: bytes[...open], as: UTF8.self)
    if isSwift { return (head, texts, ")") }
    return texts.count > 1 ? (head + texts[0], Array(texts.dropFirst()), "]") : nil
  }

  /// Returns the index of the bracket whose partner is the last byte.
  private func lastOpener(in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in bytes.indices.reversed() {
      depth -= Self.change(of: bytes[index])
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the change of the bracket depth at a byte.
  private static func change(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }
}
