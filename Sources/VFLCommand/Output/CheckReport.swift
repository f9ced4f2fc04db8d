import VFLDiagnostics
import VFLLowering
import VFLRendering

/// What a check found, as text: the findings, the names that are needed, and a summary.
struct CheckReport: Sendable {
  private let answers: [LayoutAnswer]
  private let documents: [LayoutDocument]

  /// Creates the report of the answers to some documents.
  init(_ answers: [LayoutAnswer], documents: [LayoutDocument]) {
    self.answers = answers
    self.documents = documents
  }

  /// The report for standard output; empty when there is nothing to tell.
  func text(_ printer: Printer, on console: some Console) -> String {
    let findings = answers.flatMap { answer in
      answer.faults.filter { group in !group.diagnostics.contains { $0.code == .unreadableFile } }
    }
    var parts = [printer.text(findings, for: .output, on: console)]
    let isSingle = answers.count == 1
    if printer.form == .text {
      for (answer, document) in zip(answers, documents) {
        let needs = Self.needs(of: answer)
        if !needs.isEmpty { parts.append((isSingle ? "" : "\(document.name) needs\n") + needs) }
      }
      if !isSingle || formatCount > 1 || console.isTerminal(.output) { parts.append(summary) }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var formatCount: Int { answers.reduce(0) { $0 + $1.layout.trees.count } }

  /// `2 formats checked, 1 error`.
  private var summary: String {
    let diagnostics = answers.flatMap { $0.faults.flatMap(\.diagnostics) }
    let unread = diagnostics.count { $0.code == .unreadableFile }
    let errors = diagnostics.count { $0.severity == .error } - unread
    let warnings = diagnostics.count - errors - unread
    let found = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap(\.self)
    return (Self.count(formatCount, "format") ?? "no format") + " checked, "
      + (found.isEmpty ? "nothing found" : found.joined(separator: " and "))
      + (Self.count(unread, "input").map { ", \($0) not read" } ?? "") + "\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The names that formats need, a line for each kind; empty where names were checked, or where
  /// there are errors.
  private static func needs(of answer: LayoutAnswer) -> String {
    guard let needs = answer.json.needs else { return "" }
    var text = ""
    for (kind, names) in [
      ("views", needs.views), ("metrics", needs.metrics), ("view or metric", needs.viewsOrMetrics),
    ] where !names.isEmpty {
      text += "\(kind): \(names.joined(separator: ", "))\n"
    }
    if needs.needsSuperview { text += "superview: yes, for `|`\n" }
    return text
  }
}
