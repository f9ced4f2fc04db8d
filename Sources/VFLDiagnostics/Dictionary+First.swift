extension Dictionary {
  /// Creates a dictionary from key-value pairs.
  ///
  /// If a key occurs more than once, its first value is used.
  @inlinable
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where index(forKey: key) == nil { updateValue(value, forKey: key) }
  }
}
