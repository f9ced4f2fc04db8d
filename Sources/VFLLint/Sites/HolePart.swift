import VFLDiagnostics
import VFLLowering
import VFLSyntax

/// A part of a format string between two holes, or between a hole and an end of the format string, which is
/// checked separately.
///
/// An error is only reported if it occurs for all contents of the holes. Therefore, the part is checked in
/// all contexts: after each prefix that leads the parser to some state, and before each suffix that leads
/// from there to the end.
struct HolePart {
  /// The bytes of the part.
  ///
  /// If a hole in the part is a number, a sample number replaces the hole.
  let text: [UInt8]
  /// The offset of the part in the format string without holes.
  let offset: Int
  /// The ranges of the sample numbers.
  let numbers: [Range<Int>]
  /// Whether a hole precedes the part.
  let isOpenBefore: Bool
  /// Whether a hole follows the part.
  let isOpenBehind: Bool

  /// A prefix before the part and a suffix after it.
  private struct Context {
    let before: [UInt8]
    let behind: [UInt8]
  }

  /// Returns the first syntax error of the part if it has an error in all contexts; `nil` otherwise.
  ///
  /// Spans refer to the format string without holes. Later errors are not reported, because they may be
  /// consequences of the first error.
  func syntaxFaults() -> [Diagnostic]? {
    let texts = isOpenBefore ? HoleContexts.beforeWithNumbers : [""]
    var best: (context: Context, reach: Int)?
    for before in texts {
      for behind in isOpenBehind ? HoleContexts.behind : [""] {
        let context = Context(before: Array(before.utf8), behind: Array(behind.utf8))
        guard let place = errorOffset(in: context) else { return nil }
        let reach = place - context.before.count
        if reach > best?.reach ?? -1 { best = (context, reach) }
        if behind.isEmpty, isUnfixable(reach) { break }
      }
    }
    guard let context = best?.context else { return nil }
    let found = FormatTree.parse(whole(context), origin: .document).diagnostics
    return found.prefix(1).map { withoutSamples($0, context) }.compactMap { diagnostic in
      reduced(diagnostic, in: context)
        ?? diagnostic.location.flatMap { nearest(diagnostic, $0.span, context) }
    }
  }

  /// Returns the errors in names that occur in all contexts.
  func nameFaults(_ names: SiteNames.Pair, _ spacing: StandardSpacing) -> [Diagnostic] {
    guard text.contains(where: { NameText.begins($0) || $0 == UInt8(ascii: "@") }) else {
      return []
    }
    var common: [Diagnostic]?
    for before in isOpenBefore ? HoleContexts.before : [""] {
      guard let context = soundContext(behind: before) else { continue }
      let compiled = SiteCompilation(names, text: whole(context), options: [], spacing: spacing)
      let found = compiled.diagnostics.filter { Self.isOfName($0.code) }
        .compactMap { reduced($0, in: context) }
      common = common?.filter { known in
        found.contains {
          $0.code == known.code && $0.location == known.location && $0.message == known.message
        }
      }
      common = common ?? found
      if common?.isEmpty == true { return [] }
    }
    return common ?? []
  }

  private static func isOfName(_ code: DiagnosticCode) -> Bool {
    [
      .unknownView, .unknownMetric, .viewAsGap, .viewAsPriority, .priorityOutOfRange,
      .constantNotFinite,
    ].contains(code)
  }

  /// Returns a context with the given prefix in which the part has no syntax error; `nil` if none exists.
  private func soundContext(behind before: String) -> Context? {
    for behind in isOpenBehind ? HoleContexts.behind : [""] {
      let context = Context(before: Array(before.utf8), behind: Array(behind.utf8))
      guard let place = errorOffset(in: context) else { return context }
      if behind.isEmpty, isUnfixable(place - context.before.count) { return nil }
    }
    return nil
  }

  /// Returns whether no suffix can fix an error at an offset of the part, because the token with the error
  /// ends inside the part.
  private func isUnfixable(_ place: Int) -> Bool {
    let ends = Array("[]()|,@:".utf8)
    return text.dropFirst(max(0, place)).contains { ends.contains($0) }
  }

  /// Moves an error that touches a sample number to the hole of this number, without fix-its; `nil` if the
  /// error touches no sample number.
  private func nearest(
    _ diagnostic: Diagnostic, _ span: SourceSpan, _ context: Context
  ) -> Diagnostic? {
    let start = span.start - context.before.count
    guard
      let index = numbers.firstIndex(where: { $0.lowerBound <= start && start <= $0.upperBound })
    else { return nil }
    let shift = numbers[..<index].reduce(0) { $0 + $1.count }
    let place = SourceSpan(at: offset + numbers[index].lowerBound - shift)
    return Diagnostic(
      diagnostic.code, diagnostic.severity, diagnostic.message,
      at: SourceLocation(.document, place), caption: diagnostic.caption, notes: diagnostic.notes)
  }

  /// Returns a diagnostic whose texts do not quote the sample numbers, which are not in the file.
  private func withoutSamples(_ diagnostic: Diagnostic, _ context: Context) -> Diagnostic {
    guard let start = diagnostic.location?.span.start, !numbers.isEmpty else { return diagnostic }
    let following = whole(context)[start...]
    func shown(_ words: String) -> String {
      var result: [UInt8] = []
      // Every second part is a quotation.
      for (index, part) in words.utf8.split(separator: 0x60, omittingEmptySubsequences: false)
        .enumerated()
      {
        guard index % 2 == 1, following.starts(with: part) else {
          if index % 2 == 1 { result += [0x60] + part + [0x60] } else { result += part }
          continue
        }
        result += quotation(of: start..<(start + part.count), context)
      }
      return String(decoding: result, as: UTF8.self)
    }
    return Diagnostic(
      diagnostic.code, diagnostic.severity, shown(diagnostic.message), at: diagnostic.location,
      caption: shown(diagnostic.caption), labels: diagnostic.labels,
      notes: diagnostic.notes.map(shown), fixIts: diagnostic.fixIts)
  }

  /// Returns the quotation of some bytes, with an ellipsis in place of each sample number.
  private func quotation(of range: Range<Int>, _ context: Context) -> [UInt8] {
    var shown = whole(context)[range]
    for number in numbers.reversed() {
      let start = number.lowerBound + context.before.count
      let common = (start..<(start + number.count)).clamped(to: range)
      if !common.isEmpty { shown.replaceSubrange(common, with: "…".utf8) }
    }
    let isNumber = !shown.isEmpty && String(decoding: shown, as: UTF8.self).allSatisfy { $0 == "…" }
    return isNumber ? Array("a number".utf8) : [0x60] + shown + [0x60]
  }

  private func whole(_ context: Context) -> [UInt8] { context.before + text + context.behind }

  /// Returns the offset of the first syntax error in a context; `nil` if there is no error.
  private func errorOffset(in context: Context) -> Int? {
    AppleParser.firstErrorOffset(of: whole(context))
  }

  /// Returns the diagnostic with its spans mapped to the format string without holes.
  ///
  /// The result is `nil` if the primary span touches a hole.
  private func reduced(_ diagnostic: Diagnostic, in context: Context) -> Diagnostic? {
    func place(_ span: SourceSpan) -> SourceSpan? {
      let start = span.start - context.before.count
      let end = span.end - context.before.count
      guard isOpenBefore ? start > 0 : start >= 0,
        isOpenBehind ? end < text.count : end <= text.count
      else { return nil }
      var shift = offset
      for number in numbers {
        if end <= number.lowerBound { break }
        if start < number.upperBound { return nil }
        shift -= number.count
      }
      return SourceSpan(start + shift, end + shift)
    }
    guard let span = diagnostic.location.flatMap({ place($0.span) }) else { return nil }
    return Diagnostic(
      diagnostic.code, diagnostic.severity, diagnostic.message,
      at: SourceLocation(.document, span), caption: diagnostic.caption,
      labels: diagnostic.labels.compactMap { label in
        place(label.location.span).map {
          Diagnostic.Label(SourceLocation(.document, $0), label.message)
        }
      },
      notes: diagnostic.notes,
      fixIts: diagnostic.fixIts.compactMap { fixIt in
        let edits = fixIt.edits.compactMap { edit in
          place(edit.span).map { SourceEdit($0, edit.replacement) }
        }
        return edits.count == fixIt.edits.count ? FixIt(fixIt.message, edits) : nil
      })
  }
}
