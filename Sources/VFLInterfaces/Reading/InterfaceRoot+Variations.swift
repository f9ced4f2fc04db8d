extension InterfaceRoot {
  /// The keys of all variations of the root and its descendants, such as `heightClass=compact`.
  var variationKeys: Set<String> {
    var keys: Set<String> = []
    var stack = [element]
    while let next = stack.popLast() {
      if next.isNamed("variation"), let key = next["key"] { keys.insert(key) }
      stack += next.children
    }
    return keys
  }
}
