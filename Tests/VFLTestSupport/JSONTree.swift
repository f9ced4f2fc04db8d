import Foundation

/// A JSON value, read by Foundation and so by nothing of ours.
package indirect enum JSONTree: Sendable, Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads a text.
  package init(parsing bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
  }

  /// Decodes whatever value stands there.
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

  /// The member of an object; `nil` where there is none.
  package subscript(key: String) -> JSONTree? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The element of an array; `nil` where there is none.
  package subscript(index: Int) -> JSONTree? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The elements of an array; none of anything else.
  package var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The string; `nil` when it is none.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number; `nil` when it is none.
  package var int: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
