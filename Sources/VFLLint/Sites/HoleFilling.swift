import VFLDiagnostics
import VFLLowering
import VFLSources

/// Checks a format some parts of which are computed: what is wrong with it whatever those are.
///
/// Nobody can try all fillings. A fault counts when it touches no hole, nothing that follows it can
/// mend it, and these agree on it: for a fault of syntax in front of the first hole, where the parser
/// has read no filling yet, and for a byte that no format has, all of them; for names and options in
/// their places those that make a format without faults of syntax, since no others matter.
struct HoleFilling {
  /// What is put into the holes: a filling for each state that a parser may be left in.
  private static let fillings = [
    "", "8", "x", "[x]", "-", "-8-", "]", ")]", ")", "8)]", "x]", "x)]", "|", "-|", "(8)", "@8",
    "==8", ">=8)]", ",8)]", "[x]-", "-[x]-[y]", "H:", "V:", "H:|-[x]-", "V:|-[x]-", ":", ":|[x]",
    "8)-[x]", ")-[x]", "8-[x]", "x-[x]", "[x", "[x(", "-(", "(x)]",
  ]

  private let literal: FormatLiteral
  private let names: SiteNames.Pair
  private let options: FormatOptions
  private let spacing: StandardSpacing

  /// Prepares the check of a site.
  init(
    _ literal: FormatLiteral, _ names: SiteNames.Pair, _ options: FormatOptions,
    _ spacing: StandardSpacing
  ) {
    (self.literal, self.names, self.options, self.spacing) = (literal, names, options, spacing)
  }

  /// The diagnostics that the fillings agree on, in the bytes of the text without its holes.
  var commonDiagnostics: [Diagnostic] {
    let all = Self.fillings.map(diagnostics)
    let sound = all.filter { !$0.contains { Self.isSyntax($0.diagnostic.code) } }
    let faults = Self.common(all).filter { Self.isSyntax($0.code) }
    let names = Self.common(sound.isEmpty ? all : sound).filter { !Self.isSyntax($0.code) }
    return (faults + names).inTextOrder
  }

  /// What several fillings agree on.
  private static func common(_ all: [[Finding]]) -> [Diagnostic] {
    guard let first = all.first else { return [] }
    return all.dropFirst().reduce(first.compactMap(\.reduced)) { common, found in
      common.filter { known in
        found.contains {
          $0.reduced?.code == known.code && $0.reduced?.location == known.location
            && $0.reduced?.message == known.message
        }
      }
    }
  }

  private static func isSyntax(_ code: DiagnosticCode) -> Bool { code.rawValue.hasPrefix("VFL01") }

  /// A diagnostic of a filled text, and what it is without the fillings if it counts there.
  private struct Finding {
    let diagnostic: Diagnostic
    let reduced: Diagnostic?
  }

  private func diagnostics(_ filling: String) -> [Finding] {
    let bytes = Array(filling.utf8)
    var text: [UInt8] = []
    var start = 0
    for hole in literal.holes {
      text += literal.text[start..<hole.offset]
      text += bytes
      start = hole.offset
    }
    text += literal.text[start...]
    let compiled = SiteCompilation(names, text: text, options: options, spacing: spacing)
    return compiled.diagnostics.map {
      Finding(diagnostic: $0, reduced: reduced($0, by: bytes.count))
    }
  }

  /// A diagnostic in the text without holes; `nil` when it touches one or may be mended by one.
  private func reduced(_ diagnostic: Diagnostic, by length: Int) -> Diagnostic? {
    guard let location = diagnostic.location, let span = reduced(location.span, by: length),
      lasts(diagnostic, at: span)
    else { return nil }
    func place(_ location: SourceLocation) -> SourceLocation? {
      reduced(location.span, by: length).map { SourceLocation(.document, $0) }
    }
    return Diagnostic(
      diagnostic.code, diagnostic.severity, diagnostic.message,
      at: SourceLocation(.document, span), caption: diagnostic.caption,
      labels: diagnostic.labels.compactMap { label in
        place(label.location).map { Diagnostic.Label($0, label.message) }
      },
      notes: diagnostic.notes,
      fixIts: diagnostic.fixIts.compactMap { fixIt in
        let edits = fixIt.edits.compactMap { edit in
          reduced(edit.span, by: length).map { SourceEdit($0, edit.replacement) }
        }
        return edits.count == fixIt.edits.count ? FixIt(fixIt.message, edits) : nil
      })
  }

  /// A span without the fillings; `nil` when it touches one.
  private func reduced(_ span: SourceSpan, by length: Int) -> SourceSpan? {
    var shift = 0
    for hole in literal.holes {
      let start = hole.offset + shift
      if span.end < start { break }
      if span.start <= start + length { return nil }
      shift += length
    }
    return SourceSpan(span.start - shift, span.end - shift)
  }

  /// Whether a fault is one whatever stands behind it.
  private func lasts(_ diagnostic: Diagnostic, at span: SourceSpan) -> Bool {
    switch diagnostic.code {
    case .whiteSpace, .nonASCIICharacter, .unexpectedCharacter: true
    case .unknownView, .unknownMetric, .viewAsGap, .viewAsPriority, .optionOffAxis: true
    case let code where Self.isSyntax(code):
      literal.holes.first.map { span.end < $0.offset } ?? true
    default: false
    }
  }
}
