/// A source file whose comments declare the format strings and the faults that a check has to find.
///
/// The first line `// strings: N` contains the number of format strings that the check reads. The second
/// line can be `// unread: N`, with the number of strings whose value only the running program knows. A line
/// whose string has a fault ends with `// fault: WORD`. The diagnostic has to contain this word in its
/// message or in the text at its location.
package struct MarkedSource: Sendable {
  /// A diagnostic that a check reports.
  package struct Report: Sendable {
    /// The number of the line in which the diagnostic begins.
    package let line: Int
    /// The message and the text at the location.
    package let words: String

    /// Creates a report for a diagnostic whose location is a range of bytes.
    package init(message: String, bytes: Range<Int>, in text: String) {
      let utf8 = Array(text.utf8)
      let end = min(bytes.upperBound, utf8.count)
      let start = min(bytes.lowerBound, end)
      line = utf8[..<start].count { $0 == 0x0A } + 1
      words = "\(message) at \(String(decoding: utf8[start..<end], as: UTF8.self))"
    }
  }

  /// The content of the file.
  package let text: String
  /// The number of format strings that the check reads; `nil` if the first line is malformed.
  private let readCount: Int?
  /// The number of strings whose value is not known before the program runs.
  private let unreadCount: Int
  /// The word of the fault in each line that has a fault.
  private let faults: [Int: String]

  /// Reads the marks of a file's content.
  package init(_ text: String) {
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func number(inLine index: Int, after mark: String) -> Int? {
      guard index < lines.count, lines[index].hasPrefix(mark) else { return nil }
      return Int(lines[index].dropFirst(mark.count))
    }
    readCount = number(inLine: 0, after: "// strings: ")
    unreadCount = number(inLine: 1, after: "// unread: ") ?? 0
    var faults: [Int: String] = [:]
    for (index, line) in lines.enumerated() {
      guard let mark = line.firstRange(of: " // fault: ") else { continue }
      faults[index + 1] = String(line[mark.upperBound...])
    }
    self.faults = faults
  }

  /// The number of lines that have a fault.
  package var faultCount: Int { faults.count }

  /// Returns the false alarms: the diagnostics in lines without a fault, and diagnostics that do not contain
  /// the word of their line.
  package func falseAlarms(_ reports: [Report]) -> [String] {
    reports.filter { report in faults[report.line].map { !report.words.contains($0) } ?? true }
      .map { "line \($0.line): unexpected \($0.words)" }
  }

  /// Returns the differences between the marks and the results of a check.
  package func differences(read: Int, unread: Int, _ reports: [Report]) -> [String] {
    guard let readCount else { return ["the first line is not `// strings: N`"] }
    var found = falseAlarms(reports)
    if read != readCount { found.append("\(read) of \(readCount) strings are read") }
    if unread != unreadCount { found.append("\(unread) instead of \(unreadCount) are unread") }
    for (line, word) in faults.sorted(by: { $0.key < $1.key }) {
      let count = reports.count { $0.line == line }
      if count != 1 { found.append("line \(line): \(count) diagnostics with \(word)") }
    }
    return found
  }
}
