import VFLDiagnostics
import VFLLowering
import VFLSyntax

/// A part of a format between two holes, or between a hole and an end of the format, checked by itself.
///
/// A fault of the part counts only if it is there whatever stands in the holes. In front of the part may be
/// any text that leads a parser to some state; behind it, any text that leads from there to the end.
struct HolePart {
  /// The bytes of the part, with a number in the place of each hole that is one.
  let text: [UInt8]
  /// The offset of the part in the text without holes.
  let offset: Int
  /// Where the numbers stand in it that fill holes.
  let numbers: [Range<Int>]
  /// Whether a hole stands in front of it.
  let isOpenBefore: Bool
  /// Whether a hole stands behind it.
  let isOpenBehind: Bool

  /// A text in front of the part and a text behind it.
  private struct Context {
    let before: [UInt8]
    let behind: [UInt8]
  }

  /// The faults of syntax that it has in any case, in the text without holes; `nil` where it has none.
  ///
  /// Only the first one is told, for what follows may be of its making.
  func syntaxFaults() -> [Diagnostic]? {
    let texts = isOpenBefore ? HoleContexts.beforeWithNumbers : [""]
    var best: (context: Context, reach: Int)?
    for before in texts {
      for behind in isOpenBehind ? HoleContexts.behind : [""] {
        let context = Context(before: Array(before.utf8), behind: Array(behind.utf8))
        guard let place = faultPlace(in: context) else { return nil }
        let reach = place - context.before.count
        if reach > best?.reach ?? -1 { best = (context, reach) }
        if behind.isEmpty, isBeyondMending(reach) { break }
      }
    }
    guard let context = best?.context else { return nil }
    let found = FormatTree.parse(whole(context), origin: .document).diagnostics
    return found.prefix(1).compactMap { fault in
      reduced(fault, in: context) ?? fault.location.flatMap { nearest(fault, $0.span, context) }
    }
  }

  /// What is wrong with the names in it in any case.
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

  /// What stands behind the part so that there is no fault, with some text in front of it.
  private func soundContext(behind before: String) -> Context? {
    for behind in isOpenBehind ? HoleContexts.behind : [""] {
      let context = Context(before: Array(before.utf8), behind: Array(behind.utf8))
      guard let place = faultPlace(in: context) else { return context }
      if behind.isEmpty, isBeyondMending(place - context.before.count) { return nil }
    }
    return nil
  }

  /// Whether nothing that stands behind the part mends a fault in it: its token ends in the part.
  private func isBeyondMending(_ place: Int) -> Bool {
    let ends = Array("[]()|,@:".utf8)
    return text.dropFirst(max(0, place)).contains { ends.contains($0) }
  }

  /// A fault that touches a hole which is a number: told without fix-its at the hole.
  private func nearest(
    _ fault: Diagnostic, _ span: SourceSpan, _ context: Context
  ) -> Diagnostic? {
    let start = span.start - context.before.count
    guard
      let index = numbers.firstIndex(where: { $0.lowerBound <= start && start <= $0.upperBound })
    else { return nil }
    let shift = numbers[..<index].reduce(0) { $0 + $1.count }
    let place = SourceSpan(at: offset + numbers[index].lowerBound - shift)
    let (quoted, shown) = quotation(of: span, context)
    func told(_ words: String) -> String { words.replacing(each: quoted, by: shown) }
    return Diagnostic(
      fault.code, fault.severity, told(fault.message), at: SourceLocation(.document, place),
      caption: told(fault.caption), notes: fault.notes.map(told))
  }

  /// How a fault quotes its own bytes, and how they are shown without the numbers in them, which nobody has
  /// written.
  private func quotation(of span: SourceSpan, _ context: Context) -> (quoted: String, shown: String)
  {
    let bytes = whole(context)[span.start..<span.end]
    var shown = bytes[...]
    for number in numbers.reversed() {
      let range =
        (number.lowerBound + context.before.count)..<(number.upperBound + context.before.count)
      let common = range.clamped(to: bytes.indices)
      if !common.isEmpty { shown.replaceSubrange(common, with: "…".utf8) }
    }
    let text = String(decoding: shown, as: UTF8.self)
    return ("`\(String(decoding: bytes, as: UTF8.self))`", text == "…" ? "a number" : "`\(text)`")
  }

  private func whole(_ context: Context) -> [UInt8] { context.before + text + context.behind }

  /// Where the first fault of syntax begins in some context; `nil` where there is none.
  private func faultPlace(in context: Context) -> Int? {
    AppleParser.firstFault(of: whole(context))
  }

  /// A diagnostic in the text without holes; `nil` when it touches a hole.
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
