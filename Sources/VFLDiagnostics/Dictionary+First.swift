extension Dictionary {
  /// Creates a dictionary of pairs; of those with the same key the first one counts.
  @inlinable
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where index(forKey: key) == nil { updateValue(value, forKey: key) }
  }
}
