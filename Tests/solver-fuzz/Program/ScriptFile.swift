import Foundation

/// A script in a file, as traces and reports print it.
struct ScriptFile {
  /// From how many positions on the solver measures them from one another, if a line says so.
  private(set) var leastLocality: Int?
  private(set) var calls: [LiveEdit] = []

  /// Reads a file, or the standard input for `-`.
  ///
  /// Empty lines and comments are no calls, and neither
  /// is the line that makes the solver.
  init(at path: String) throws(UsageFault) {
    let handle =
      path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      throw UsageFault(message: "\(path) cannot be read")
    }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.isEmpty || line.hasPrefix("//") { continue }
      if let creation = line.wholeMatch(
        of: #/var solver = IncrementalSolver\((?:leastLocality: (\d+))?\)/#)
      {
        leastLocality = creation.output.1.flatMap { Int($0) }
        continue
      }
      guard let call = LiveEdit(String(line)) else {
        throw UsageFault(message: "\(path):\(index + 1): `\(line)` is no call")
      }
      calls.append(call)
    }
  }
}
