import Foundation

/// A JSON value, parsed by Foundation and thus independently of this package's parser.
package indirect enum JSONTree: Sendable, Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Parses a JSON document.
  package init(parsing bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
  }

  /// Decodes a value of any type.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }

  /// The member of an object; `nil` if it does not exist.
  package subscript(key: String) -> JSONTree? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The element of an array; `nil` if it does not exist.
  package subscript(index: Int) -> JSONTree? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The elements of an array; empty for any other value.
  package var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The string if the value is a string; `nil` for any other value.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The integer if the value is a whole number; `nil` for any other value.
  package var int: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
