extension JSONWriter {
  /// Writes a member with a string value.
  package mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member with an array value.
  package mutating func member<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { json in
      for element in elements { write(&json, element) }
    }
  }
}
