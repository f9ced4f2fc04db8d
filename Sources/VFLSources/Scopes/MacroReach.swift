import VFLDiagnostics

/// The bytes of a file in which each definition of a macro holds, for macros that are defined more than once.
struct MacroReach {
  /// For each definition of a macro the bytes of the file in which it holds; empty where that depends on
  /// conditional compilation.
  private(set) var ranges: [Range<Int>] = []

  /// Looks at the macros of a file.
  init(_ source: HostTokens) {
    var last: [String: Int] = [:]
    let bytes = source.bytes
    var ends = source.undefined[...]
    func close(upTo offset: Int) {
      while let end = ends.first, end.start < offset {
        ends = ends.dropFirst()
        guard let index = last.removeValue(forKey: source.text(of: end)) else { continue }
        ranges[index] = ranges[index].lowerBound..<min(ranges[index].upperBound, end.start)
      }
    }
    for (index, macro) in source.macros.enumerated() {
      close(upTo: macro.name.start)
      ranges.append(macro.name.start..<bytes.count)
      if let known = last[source.text(of: macro.name)] {
        let start = ranges[known].lowerBound
        if source.macros[known].branch == macro.branch {
          ranges[known] = start..<macro.name.start
        } else {
          // Which of the two it is hangs on a condition.
          ranges[known] = start..<start
          ranges[index] = macro.name.start..<macro.name.start
        }
      }
      last[source.text(of: macro.name)] = index
    }
    close(upTo: bytes.count)
  }
}
