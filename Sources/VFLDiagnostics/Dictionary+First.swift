extension Dictionary {
  /// Creates a dictionary of pairs, of which the first one with each key is used.
  @inlinable
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where index(forKey: key) == nil { updateValue(value, forKey: key) }
  }
}
