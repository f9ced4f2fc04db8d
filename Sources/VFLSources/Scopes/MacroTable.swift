import VFLDiagnostics

/// The macros of a file by their names, with the bytes of the file in which each definition holds.
struct MacroTable {
  /// The indices of the definitions, in order.
  private var byName: [String: [Int]] = [:]
  /// For each definition the bytes in which it holds; empty where that depends on conditional compilation.
  private var reach: [Range<Int>] = []

  init(_ source: HostTokens) {
    var last: [String: Int] = [:]
    let bytes = source.bytes
    var ends = source.undefined[...]
    func close(upTo offset: Int) {
      while let end = ends.first, end.start < offset {
        ends = ends.dropFirst()
        guard let index = last.removeValue(forKey: source.text(of: end)) else { continue }
        reach[index] = reach[index].lowerBound..<min(reach[index].upperBound, end.start)
      }
    }
    for (index, macro) in source.macros.enumerated() {
      close(upTo: macro.name.start)
      reach.append(macro.name.start..<bytes.count)
      let name = source.text(of: macro.name)
      if let known = last[name] {
        let start = reach[known].lowerBound
        if source.macros[known].branch == macro.branch {
          reach[known] = start..<macro.name.start
        } else {
          // A condition decides which of the two holds.
          reach[known] = start..<start
          reach[index] = macro.name.start..<macro.name.start
        }
      }
      last[name] = index
      byName[name, default: []].append(index)
    }
    close(upTo: bytes.count)
  }

  /// Returns the indices of the definitions of a name, in order.
  func definitions(of name: String) -> [Int] { byName[name] ?? [] }

  /// Returns whether conditional compilation decides whether a definition holds.
  func isConditional(_ index: Int) -> Bool { reach.indices.contains(index) && reach[index].isEmpty }

  /// Returns the index of the definition that replaces a name.
  ///
  /// - Parameter offset: The byte at which the name is replaced; `nil` if that is not known.
  func definition(of name: String, at offset: Int?) -> Int? {
    let found = definitions(of: name)
    guard let offset else { return found.contains(where: isConditional) ? nil : found.last }
    return found.last { reach[$0].contains(offset) }
  }
}
