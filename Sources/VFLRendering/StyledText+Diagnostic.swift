import VFLDiagnostics

extension StyledText {
  /// Writes `error[VFL0110]: message`.
  mutating func writeHeadline(of diagnostic: Diagnostic) {
    let role = Role(diagnostic.severity)
    write("\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]", role)
    write(": " + DisplayColumn.shown(diagnostic.message), .emphasis)
    endLine()
  }

  /// Writes `  |` behind a gutter of a width, and does not end the line.
  mutating func writeGutter(_ width: Int) {
    space(width + 1)
    write("|", .gutter)
  }

  /// Writes `  = note: …`, further lines of it under the first.
  mutating func writeRemark(_ kind: String, _ message: String, gutter width: Int) {
    space(width + 1)
    write("=", .gutter)
    space(1)
    write("\(kind):", .note)
    var isFirst = true
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { space(width + 4 + kind.utf8.count) }
      write(" " + DisplayColumn.shown(String(line)))
      endLine()
      isFirst = false
    }
  }
}

extension StyledText.Role {
  /// The role of what has a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    }
  }
}
