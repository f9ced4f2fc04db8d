import Foundation

/// A script in a file, in the format of traces and reports.
struct ScriptFile {
  private(set) var calls: [LiveEdit] = []
  /// The number of calls that refer to variables or rows that no previous call adds.
  ///
  /// A shortened script can have such calls if the limit of attempts ended the shortening.
  private(set) var strayCount = 0
  private var makesSolver = false
  private var variables: Set<Int> = []
  private var rows: Set<Int> = []

  /// Reads a file, or standard input if the path is `-`.
  ///
  /// Empty lines, comments and the line that creates the solver are skipped.
  ///
  /// - Throws: ``UsageError`` if the file cannot be read, has an invalid line or never calls `solve`.
  init(at path: String) throws(UsageError) {
    let name = path == "-" ? "the standard input" : path
    let handle =
      path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      throw UsageError(message: "cannot read \(name)")
    }
    let lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(UsageError) {
        try parse(line.trimmingCharacters(in: .whitespaces))
      } catch {
        throw UsageError(message: "\(name):\(index + 1): \(error.message)")
      }
    }
    if !calls.contains(.solve) { throw UsageError(message: "\(name) never calls `solve`") }
  }

  private mutating func parse(_ line: String) throws(UsageError) {
    if line.isEmpty || line.hasPrefix("//") { return }
    if line == "var solver = IncrementalSolver()" {
      if makesSolver || !calls.isEmpty {
        throw UsageError(message: "unexpected beginning of a script")
      }
      makesSolver = true
      return
    }
    guard let call = LiveEdit(line) else { throw UsageError(message: "unknown call `\(line)`") }
    let isKnown =
      call.mentionedVariables.allSatisfy(variables.contains)
      && call.mentionedRows.allSatisfy(rows.contains)
    if !isKnown { strayCount += 1 }
    switch call {
    case .addVariable(let label): variables.insert(label)
    case .addRow(let label, _), .addEditRow(let label, _, _): rows.insert(label)
    default: break
    }
    calls.append(call)
  }
}
