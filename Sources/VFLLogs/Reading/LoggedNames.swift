/// The names at the end of a description: `names: hero image:0x2, '|':UIView:0x3`.
struct LoggedNames {
  /// The item that `|` represents.
  private(set) var superview: LoggedItem?
  /// The names that replace a class and an address, sorted by descending length.
  private var named: [(name: String, address: String)] = []

  /// Reads the text between the word `active` and the end of the description.
  init(_ info: [UInt8]) {
    var rest = info[...]
    if let word = rest.indices.first(where: { rest[$0...].starts(with: "ames:".utf8) }) {
      rest = rest[(word + 5)...]
    } else if rest.first.map({ $0.isBlank || $0 == UInt8(ascii: "'") }) != true {
      return
    }
    while let entry = Self.takeEntry(of: &rest) {
      if entry.name.hasPrefix("'|':") {
        superview = LoggedItem(
          className: ClassName.repaired(String(entry.name.dropFirst(4))), address: entry.address,
          label: entry.label)
      } else {
        named.append((entry.name, entry.address))
      }
    }
    // The list may also contain a name for the superview.
    if let item = superview,
      let name = named.first(where: { $0.address == item.address && $0.name == item.className })
    {
      superview = LoggedItem(address: item.address, name: name.name, label: item.label)
    }
    named.sort { $0.name.utf8.count > $1.name.utf8.count }
  }

  private struct Entry {
    let name: String
    let address: String
    let label: String?
  }

  /// Consumes an entry, or returns `nil` if there is none.
  ///
  /// An entry ends with an address, which a label may follow.
  private static func takeEntry(of rest: inout ArraySlice<UInt8>) -> Entry? {
    rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: ",") }
    var index = rest.startIndex
    while index < rest.endIndex {
      guard rest[index] == UInt8(ascii: ":"), let end = AddressText.end(of: rest[(index + 1)...])
      else {
        index += 1
        continue
      }
      let name = String(decoding: rest[..<index], as: UTF8.self)
      let address = AddressText.string(rest[(index + 1)..<end])
      rest = rest[end...]
      var label: String?
      if rest.first == UInt8(ascii: "'"),
        let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "'"))
      {
        label = String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self)
        rest = rest[(close + 1)...]
      }
      return Entry(name: name, address: address, label: label)
    }
    return nil
  }

  /// Returns the address of the item with a name, or `nil` if the name is unknown.
  ///
  /// If several items have the name, returns the first address that was not returned before.
  mutating func takeAddress(of name: String) -> String? {
    guard let first = named.firstIndex(where: { $0.name == name }) else { return nil }
    let isShared = named.dropFirst(first + 1).contains { $0.name == name }
    return isShared ? named.remove(at: first).address : named[first].address
  }

  /// Returns whether a text begins with a name of the list.
  func begin(_ text: ArraySlice<UInt8>) -> Bool {
    named.contains { text.starts(with: $0.name.utf8) }
  }
}

/// An address, `0x7f9a77b3cd20`.
enum AddressText {
  /// Returns the end of the address at the start of a text, with or without a blank before it, or `nil` if
  /// the text does not begin with an address.
  static func end(of text: ArraySlice<UInt8>) -> Int? {
    let text = text.first == 0x20 ? text.dropFirst() : text
    guard text.starts(with: "0x".utf8) else { return nil }
    let digits = text.dropFirst(2).prefix { $0.isHexadecimal }
    return digits.isEmpty ? nil : digits.endIndex
  }

  /// Returns an address as a string, without a leading blank.
  static func string(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.first == 0x20 ? text.dropFirst() : text, as: UTF8.self)
  }
}
