import ExactNumbers

/// An error in a problem file or a certificate file.
package struct Invalid: Error, CustomStringConvertible {
  /// The location and the reason.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Adds a location to the error that a closure throws.
  static func inside<Result>(_ place: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as Invalid { throw Invalid("\(place): \(error)") }
  }
}

/// Throws an error if a condition is false.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Invalid(message()) }
}

/// A JSON value: a `String`, an `Int`, an array, an object without duplicate names, or nil if it is absent.
struct JSON {
  typealias Object = [(name: String, value: JSON)]
  let value: Any?

  private func get<Value>(_ kind: String) throws -> Value {
    guard let value = value as? Value else { throw Invalid("expected \(kind)") }
    return value
  }

  func text() throws -> String { try get("a string") }
  func integer() throws -> Int { try get("an integer") }
  func array() throws -> [JSON] { value == nil ? [] : try get("an array") }
  func object() throws -> Object { value == nil ? [] : try get("an object") }

  /// Returns a number of limited length, because reading a number takes quadratic time.
  func number() throws -> Rational {
    guard let text = value as? String, text.utf8.count <= 1000, let number = Rational(text)
    else { throw Invalid("expected a string with a number of at most 1,000 characters") }
    return number
  }

  func index(_ indices: Range<Int>) throws -> Int {
    let index = try integer()
    try require(indices.contains(index), "the index \(index) is not allowed")
    return index
  }

  func optional<Result>(_ read: (JSON) throws -> Result) rethrows -> Result? {
    value == nil ? nil : try read(self)
  }

  func map<Result>(_ item: String, _ transform: (JSON) throws -> Result) throws -> [Result] {
    try array().enumerated().map { index, value in
      try Invalid.inside("\(item) \(index)") { try transform(value) }
    }
  }

  /// Returns the name and the value of an object with a single name.
  func variant() throws -> (name: String, value: JSON) {
    guard case let object = try object(), let first = object.first, object.count == 1
    else { throw Invalid("expected an object with one name") }
    return first
  }

  /// Returns the values of an object with exactly these names, except that names with `?` can be absent.
  func fields(_ names: String...) throws -> [JSON] {
    let (object, known) = (try object(), names.map { $0.prefix { $0 != "?" } })
    if let other = object.first(where: { !known.contains($0.name[...]) }) {
      throw Invalid("unexpected `\(other.name)`")
    }
    return try zip(names, known).map { name, key in
      if let field = object.first(where: { $0.name[...] == key }) { return field.value }
      try require(name[...] != key, "`\(key)` is missing")
      return JSON(value: nil)
    }
  }
}

/// A parser for the part of JSON that the files use, which contains no fractions, `true`, `false` and `null`.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Returns the list with a name in version 1 of a file.
  static func list(_ name: String, in bytes: [UInt8]) throws -> JSON {
    var parser = JSONParser(bytes: bytes)
    let fields = try parser.value(depth: 0).fields("version", name)
    guard try fields[0].integer() == 1, !parser.take(" "), parser.next == nil
    else { throw Invalid("expected only version 1") }
    return fields[1]
  }

  private var error: Invalid { Invalid("unexpected text at byte \(position)") }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space, and the given character if it follows.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSON {
    guard depth < 16 else { throw error }
    if take("\"") { return JSON(value: try string()) }
    if take("[") { return JSON(value: try items("]") { try $0.value(depth: depth + 1) }) }
    if take("{") {
      let object: JSON.Object = try items("}") { parser in
        guard parser.take("\""), case let name = try parser.string(), parser.take(":")
        else { throw parser.error }
        return (name, try parser.value(depth: depth + 1))
      }
      let isUnique = Set(object.map(\.name)).count == object.count
      try require(isUnique, "duplicate names before byte \(position)")
      return JSON(value: object)
    }
    let digits = bytes[position...].prefix { $0 == UInt8(ascii: "-") || $0 >= 48 && $0 <= 57 }
    guard let integer = Int(String(decoding: digits, as: UTF8.self)) else { throw error }
    position = digits.endIndex
    return JSON(value: integer)
  }

  private mutating func items<Item>(
    _ end: Unicode.Scalar, _ item: (inout JSONParser) throws -> Item
  ) throws -> [Item] {
    var items: [Item] = []
    if take(end) { return items }
    repeat { items.append(try item(&self)) } while take(",")
    guard take(end) else { throw error }
    return items
  }

  /// Parses the rest of a string without decoding escape sequences, which only texts for display contain.
  private mutating func string() throws -> String {
    let start = position
    while let byte = next, byte >= 32, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next == UInt8(ascii: "\"") else { throw error }
    position += 1
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }
}
