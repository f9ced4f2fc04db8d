extension JSONWriter {
  /// Writes a member that is a string.
  mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member that is a list.
  mutating func member<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { json in
      for element in elements { write(&json, element) }
    }
  }
}
