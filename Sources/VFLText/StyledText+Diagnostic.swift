package import VFLDiagnostics

extension StyledText {
  /// Writes `error[VFL0110]: message`.
  package mutating func writeHeadline(of diagnostic: Diagnostic) {
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    let lines = wrapped(label + ": " + DisplayColumn.shown(diagnostic.message), indentation: 4)
    write(label, Role(diagnostic.severity))
    write(String(lines[0].dropFirst(label.count)), .emphasis)
    endLine()
    for line in lines.dropFirst() {
      space(4)
      write(line, .emphasis)
      endLine()
    }
  }

  /// Writes the vertical bar after an empty gutter with the given width, without a line feed.
  package mutating func writeGutter(_ width: Int) {
    space(width + 1)
    write("|", .gutter)
  }

  /// Writes `  = note: …`, with further lines of the message aligned under the first line.
  ///
  /// - Parameters:
  ///   - kind: The label, `note` or `help`.
  ///   - message: The message, which may contain line feeds.
  ///   - width: The width of the gutter.
  ///   - wraps: Whether a long message is wrapped. Code to be copied must not be wrapped.
  package mutating func writeRemark(
    _ kind: String, _ message: String, gutter width: Int, wraps: Bool = true
  ) {
    space(width + 1)
    write("=", .gutter)
    space(1)
    write("\(kind):", .note)
    let indentation = width + 5 + kind.utf8.count
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let shown = DisplayColumn.shown(String(line))
      return wraps ? wrapped(shown, indentation: indentation) : [shown]
    }
    for (index, line) in lines.enumerated() {
      space(index == 0 ? 1 : indentation)
      write(line)
      endLine()
    }
  }

  /// Returns the lines of a message, wrapped to the message width minus the indentation.
  ///
  /// If messages are not wrapped, the message is returned as a single line.
  private func wrapped(_ message: String, indentation: Int) -> [String] {
    guard let messageWidth else { return [message] }
    return WrappedText.lines(message, width: max(24, messageWidth - indentation))
  }
}

extension StyledText.Role {
  /// Creates the role for a severity.
  package init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    }
  }
}
