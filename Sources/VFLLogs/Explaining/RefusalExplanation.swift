package import VFLDiagnostics
import VFLLowering

/// The explanation of a format string that made a program crash: what `vfl check` finds in it.
///
/// The log does not tell which names were given and which views had superviews; the system's words on these
/// are believed.
package struct RefusalExplanation: Sendable {
  /// The string as the log tells it.
  package let refusal: RefusedFormat
  /// The faults of the string, their places counted in the log.
  package let diagnostics: [Diagnostic]

  /// Explains a string of a log.
  package init(_ refusal: RefusedFormat, in log: [UInt8]) {
    self.refusal = refusal
    guard let span = refusal.format else {
      diagnostics = [
        Finding.formatCrash(span: refusal.span, reason: refusal.reason).diagnostic(in: .document)
      ]
      return
    }
    let reading = RefusedString(text: Array(log[span.start..<span.end]), refusal: refusal)
    let found = reading.diagnostics.map { $0.moved(by: span.start) }
    diagnostics =
      found.isEmpty
      ? [Finding.formatCrash(span: span, reason: refusal.reason).diagnostic(in: .document)] : found
  }
}

/// A refused string with the words of the system.
private struct RefusedString {
  let text: [UInt8]
  let refusal: RefusedFormat

  /// What is wrong with the string, its places counted in it.
  var diagnostics: [Diagnostic] {
    let note = "the program crashed here: \(LogQuote.text(refusal.reason))"
    return (told.map { [$0] } ?? checked).map { $0.adding([note]) }
  }

  /// What `vfl check` finds.
  private var checked: [Diagnostic] {
    let scope = UncheckedScope()
    return FormatCompilation(text, in: scope).diagnostics.filter { $0.severity == .error }
  }

  /// What only a run can find: names, superviews and options.
  private var told: Diagnostic? {
    let reason = refusal.reason
    if let end = reason.firstPlace(of: " is not a key in the views dictionary") {
      let name = String(reason[..<end.lowerBound])
      return unknown(
        .unknownView, name, "no view is named \(LogQuote.text(name)) in the views dictionary")
    }
    let metric = "Encountered metric with name \""
    if reason.hasPrefix(metric) {
      let name = String(reason.dropFirst(metric.count).prefix { $0 != "\"" })
      return unknown(
        .unknownMetric, name, "no metric is named \(LogQuote.text(name)) in the dictionaries")
    }
    if reason.hasPrefix("Unable to interpret '|' character") { return bar }
    return reason.hasPrefix("Options mask required views to be aligned") ? option : nil
  }

  private func unknown(_ code: DiagnosticCode, _ name: String, _ message: String) -> Diagnostic? {
    let place = word(name) ?? SourceSpan(0, text.count)
    return Diagnostic(
      code, .error, message, at: SourceLocation(.document, place),
      caption: code == .unknownView ? "stands for no view" : "stands for no number",
      notes: ["names are compared letter by letter; a dot in one is no part of it"])
  }

  /// Where a name stands by itself.
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

  /// The bar that has no superview: the system points behind the first view that it has read.
  private var bar: Diagnostic? {
    let sign = UInt8(ascii: "|")
    guard let place = text.firstIndex(of: sign) else { return nil }
    let isLast = text.last == sign && place == text.count - 1
    guard let open = isLast ? text.lastIndex(of: 0x5B) : text.firstIndex(of: 0x5B) else {
      return nil
    }
    let name = text[(open + 1)...].prefix { $0.isOfName }
    return Finding.barWithoutSuperview(
      span: SourceSpan(place, place + 1), view: String(decoding: name, as: UTF8.self),
      viewSpan: SourceSpan(name.startIndex, name.endIndex)
    ).diagnostic(in: .document)
  }

  /// The views that an option lines up along the format's own axis; which option it is, is not told.
  private var option: Diagnostic? {
    let isVertical = text.first == UInt8(ascii: "V")
    let options: FormatOptions = isVertical ? .alignAllTop : .alignAllLeft
    let scope = UncheckedScope()
    let found = FormatCompilation(text, in: scope, options: options).diagnostics
    guard let place = found.first(where: { $0.code == .optionOffAxis }) else { return nil }
    let axis = isVertical ? "vertical" : "horizontal"
    return Diagnostic(
      .optionOffAxis, .error,
      "an option fits \(isVertical ? "horizontal" : "vertical") formats only, found a \(axis) one",
      at: place.location, caption: place.caption, labels: place.labels, notes: place.notes)
  }
}

extension UInt8 {
  /// Whether the byte can stand in the name of a view or a metric.
  fileprivate var isOfName: Bool {
    isDecimal || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
  }
}

extension Diagnostic {
  /// The diagnostic of a text that begins at an offset of the log, its places counted in the log.
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
