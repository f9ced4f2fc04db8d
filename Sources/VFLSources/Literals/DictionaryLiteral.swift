import VFLDiagnostics

/// A dictionary literal in a host file, to which entries can be added in its own syntax and layout.
struct DictionaryLiteral {
  private let bytes: [UInt8]
  /// The text between the brackets of the literal.
  private let content: SourceSpan
  /// The keys, with their quotation marks, and the values of the entries in source order; both are the same
  /// for an argument of `NSDictionaryOfVariableBindings`.
  private let entries: [(key: SourceSpan, value: SourceSpan)]

  /// Creates a literal from the bytes of a file and the names that the literal contains.
  init(_ names: [KnownName], in content: SourceSpan, of bytes: [UInt8]) {
    (self.bytes, self.content) = (bytes, content)
    entries = names.compactMap { name in
      guard let value = name.expression, content.contains(value), content.contains(name.span) else {
        return nil
      }
      if value == name.span { return (value, value) }
      let isBoxed = name.span.start > 1 && bytes[name.span.start - 2] == UInt8(ascii: "@")
      return (SourceSpan(name.span.start - (isBoxed ? 2 : 1), name.span.end + 1), value)
    }.sorted { $0.value.start < $1.value.start }
  }

  /// Returns whether a value begins with a prefix such as `self.`.
  func hasValue(withPrefix prefix: String) -> Bool {
    entries.contains { bytes[$0.value.start...].starts(with: prefix.utf8) }
  }

  /// Returns the edit that adds an entry after the last entry, in the layout of the last entry.
  ///
  /// Returns `nil` if the literal cannot have such an entry, or if there are comments, which may belong to
  /// an entry.
  func edit(adding name: String, _ value: String) -> SourceEdit? {
    guard let last = entries.last else { return editOfEmptyLiteral(adding: name, value) }
    let whole = last.key.union(last.value)
    let line = bytes[whole.end..<content.end].prefix { !ByteKind.isNewline($0) }
    let previous = entries.dropLast().last.map { $0.key.union($0.value) }
    let lead = bytes[(previous?.end ?? content.start)..<whole.start]
    guard lead.allSatisfy({ Self.isBlank($0) || $0 == UInt8(ascii: ",") }),
      !line.contains(UInt8(ascii: "/"))
    else { return nil }
    let leadText = String(decoding: lead, as: UTF8.self)
    let separator =
      previous != nil ? leadText : lead.contains(where: ByteKind.isNewline) ? "," + leadText : ", "
    let entry: String
    if last.key == last.value {
      guard name == value else { return nil }
      entry = value
    } else {
      let key = (bytes[last.key.start] == UInt8(ascii: "@") ? "@\"" : "\"") + name + "\""
      entry =
        last.key.start < last.value.start
        ? key + text(from: last.key.end, to: last.value.start) + value
        : value + text(from: last.value.end, to: last.key.start) + key
    }
    return SourceEdit(SourceSpan(at: whole.end), separator + entry)
  }

  private func editOfEmptyLiteral(adding name: String, _ value: String) -> SourceEdit? {
    let text = bytes[content.start..<content.end].filter { !Self.isBlank($0) }
    guard content.start > 0, text.isEmpty || text == [UInt8(ascii: ":")] else { return nil }
    switch bytes[content.start - 1] {
    case UInt8(ascii: "["): return SourceEdit(content, "\"\(name)\": \(value)")
    case UInt8(ascii: "{"): return SourceEdit(content, "@\"\(name)\": \(value)")
    default: return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    ByteKind.isBlank(byte) || ByteKind.isNewline(byte)
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    start <= other.start && other.end <= end
  }
}
