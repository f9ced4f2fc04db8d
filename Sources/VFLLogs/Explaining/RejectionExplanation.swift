package import VFLDiagnostics
import VFLLowering

/// The explanation of a format string that crashed a program: the diagnostics of `vfl check`.
///
/// The log does not contain the names in the dictionaries or the superviews. Facts about the names and
/// superviews come from the message of the exception.
package struct RejectionExplanation: Sendable {
  /// The format string in the log.
  package let rejection: RejectedFormat
  /// The diagnostics of the format string, with source ranges in the log.
  package let diagnostics: [Diagnostic]

  /// Explains a format string in a log.
  package init(_ rejection: RejectedFormat, in log: [UInt8]) {
    self.rejection = rejection
    guard let span = rejection.format else {
      diagnostics = [
        LazyDiagnostic.formatCrash(span: rejection.span, reason: rejection.reason).diagnostic(
          in: .document)
      ]
      return
    }
    let reading = RejectedString(text: Array(log[span.start..<span.end]), rejection: rejection)
    let found = reading.diagnostics.map { $0.moved(by: span.start) }
    diagnostics =
      found.isEmpty
      ? [LazyDiagnostic.formatCrash(span: span, reason: rejection.reason).diagnostic(in: .document)]
      : found
  }
}

/// A rejected format string with the message of the system.
private struct RejectedString {
  let text: [UInt8]
  let rejection: RejectedFormat

  /// The diagnostics of the format string, with source ranges in the format string.
  var diagnostics: [Diagnostic] {
    let note = "the program crashed here: \(LogQuote.text(rejection.reason))"
    return (reported.map { [$0] } ?? checked).map { $0.adding([note]) }
  }

  /// The errors that `vfl check` reports.
  private var checked: [Diagnostic] {
    let scope = UncheckedScope.shared
    return FormatCompilation(text, in: scope).diagnostics.filter { $0.severity == .error }
  }

  /// The diagnostic for an error that depends on the running program, such as an unknown name, a missing
  /// superview or an unsuitable option.
  ///
  /// The value is `nil` if the reason is not recognized.
  private var reported: Diagnostic? {
    let reason = rejection.reason
    if let end = reason.firstPlace(of: " is not a key in the views dictionary") {
      let name = String(reason[..<end.lowerBound])
      return unknown(
        .unknownView, name, "unknown view \(LogQuote.text(name)): not a key in the views dictionary"
      )
    }
    let metric = "Encountered metric with name \""
    if reason.hasPrefix(metric) {
      let name = String(reason.dropFirst(metric.count).prefix { $0 != "\"" })
      return unknown(
        .unknownMetric, name,
        "unknown metric \(LogQuote.text(name)): not a key in the metrics or views dictionary")
    }
    if reason.hasPrefix("Unable to interpret '|' character") { return bar }
    return reason.hasPrefix("Options mask required views to be aligned") ? option : nil
  }

  private func unknown(_ code: DiagnosticCode, _ name: String, _ message: String) -> Diagnostic? {
    let place = word(name) ?? SourceSpan(0, text.count)
    return Diagnostic(
      code, .error, message, at: SourceLocation(.document, place),
      caption: code == .unknownView ? "not in the dictionary" : "not in the dictionaries",
      notes: ["names must match exactly; a name cannot contain a dot"])
  }

  /// Returns the source range of the first occurrence of a name as a whole word, or `nil` if there is none.
  private func word(_ name: String) -> SourceSpan? {
    let name = Array(name.utf8)
    guard !name.isEmpty, text.count >= name.count else { return nil }
    let start = (0...(text.count - name.count)).first { start in
      let end = start + name.count
      return text[start...].starts(with: name) && (start == 0 || !text[start - 1].isOfName)
        && (end == text.count || !text[end].isOfName)
    }
    return start.map { SourceSpan($0, $0 + name.count) }
  }

  /// The diagnostic for a `|` without a superview, or `nil` if the `|` is unknown.
  ///
  /// The caret is under the `|` or after the last character that the system has parsed: the `|` at the end,
  /// or the view after the `|` at the start.
  private var bar: Diagnostic? {
    let sign = UInt8(ascii: "|")
    let bars = text.indices.filter { text[$0] == sign }
    let place =
      bars.count == 1 ? bars[0] : rejection.caret.flatMap { caret in bars.last { $0 <= caret } }
    guard let place,
      let open = text[..<place].lastIndex(of: 0x5B) ?? text[place...].firstIndex(of: 0x5B)
    else { return nil }
    let name = text[(open + 1)...].prefix { $0.isOfName }
    return LazyDiagnostic.barWithoutSuperview(
      span: SourceSpan(place, place + 1), view: String(decoding: name, as: UTF8.self),
      viewSpan: SourceSpan(name.startIndex, name.endIndex)
    ).diagnostic(in: .document)
  }

  /// The diagnostic for an option that aligns views along the axis of the format string.
  ///
  /// The log does not name the option.
  private var option: Diagnostic? {
    let isVertical = text.first == UInt8(ascii: "V")
    let options: FormatOptions = isVertical ? .alignAllTop : .alignAllLeft
    let scope = UncheckedScope.shared
    let found = FormatCompilation(text, in: scope, options: options).diagnostics
    guard let place = found.first(where: { $0.code == .optionOffAxis }) else { return nil }
    let axis = isVertical ? "vertical" : "horizontal"
    return Diagnostic(
      .optionOffAxis, .error,
      "option requires a \(isVertical ? "horizontal" : "vertical") format string, found a \(axis) one",
      at: place.location, caption: place.caption, labels: place.labels, notes: place.notes)
  }
}

extension UInt8 {
  /// Whether the byte can be part of the name of a view or a metric.
  fileprivate var isOfName: Bool {
    isDecimal || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its source ranges moved by the offset of the format string in the log.
  fileprivate func moved(by offset: Int) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(span.start + offset, span.end + offset)
    }
    return Diagnostic(
      code, severity, message,
      at: location.map { SourceLocation(.document, moved($0.span)) }, caption: caption,
      labels: labels.map { Label(SourceLocation(.document, moved($0.location.span)), $0.message) },
      notes: notes,
      fixIts: fixIts.map { fix in
        FixIt(
          fix.message, fix.edits.map { SourceEdit(moved($0.span), $0.replacement) },
          applicability: fix.applicability)
      })
  }
}
