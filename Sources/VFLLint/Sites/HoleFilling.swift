import VFLDiagnostics
import VFLLowering
import VFLSources

/// Checks a format string that has computed parts, and finds the errors that occur for all values of these
/// parts.
///
/// A computed part is called a hole. Syntax and names are checked separately in each part between holes.
/// Options are checked in the whole format string, with representative strings in place of the holes. An
/// error in an option is reported if it occurs with all of these strings.
struct HoleFilling {
  /// The representative fillings of the holes for the check of options.
  private static let fillings = [
    "", "8", "x", "[x]", "-", "-8-", "]", ")]", ")", "8)]", "x]", "x)]", "|", "-|", "(8)", "@8",
    "==8", ">=8)]", ",8)]", "[x]-", "-[x]-[y]", "H:", "V:", "H:|-[x]-", "V:|-[x]-", ":", ":|[x]",
    "8)-[x]", ")-[x]", "8-[x]", "x-[x]", "[x", "[x(", "-(", "(x)]", "H", "V",
  ]

  private let literal: FormatLiteral
  private let names: SiteNames.Pair
  private let options: FormatOptions
  private let spacing: StandardSpacing

  /// Creates the check of a literal.
  init(
    _ literal: FormatLiteral, _ names: SiteNames.Pair, _ options: FormatOptions,
    _ spacing: StandardSpacing
  ) {
    (self.literal, self.names, self.options, self.spacing) = (literal, names, options, spacing)
  }

  /// The diagnostics that apply to all values of the holes, with spans in the format string without its
  /// holes.
  var commonDiagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    let hasNumbers = literal.holes.contains { $0.isNumber }
    for part in parts(with: "8") {
      let others =
        hasNumbers
        ? ["-8", "8.5"].flatMap { parts(with: $0) }.filter { $0.offset == part.offset } : []
      if let diagnostics = part.syntaxFaults() {
        if others.allSatisfy({ $0.syntaxFaults() != nil }) { found += diagnostics }
      } else {
        found += part.nameFaults(names, spacing)
      }
    }
    // After a syntax error, the role of a name is uncertain.
    if !found.contains(where: { $0.code.rawValue.hasPrefix("VFL01") }) { found += tornNameFaults }
    return (found + optionFaults).inTextOrder
  }

  /// The diagnostics for partly computed names that cannot match any known name.
  private var tornNameFaults: [Diagnostic] {
    TornName.find(in: literal).compactMap { torn in
      let isView = torn.kind != .metric
      guard !torn.mayBe(in: names.views), torn.kind == .view || !torn.mayBe(in: names.metrics)
      else {
        return nil
      }
      let name = torn.text(in: literal)
      let diagnostic =
        torn.kind == .view
        ? LazyDiagnostic.unknownView(span: torn.span, name: name, known: names.views.names)
          .diagnostic(in: .document)
        : LazyDiagnostic.unknownMetric(
          span: torn.span, name: name, known: names.metrics.names, allowsView: isView,
          views: isView ? names.views.names : []
        ).diagnostic(in: .document)
      return Diagnostic(
        diagnostic.code, diagnostic.severity, diagnostic.message, at: diagnostic.location,
        caption: diagnostic.caption,
        notes: diagnostic.notes)
    }
  }

  /// Returns the non-empty parts between the holes that are not numbers.
  ///
  /// Holes that are numbers are filled with `number` and do not separate parts.
  private func parts(with number: String) -> [HolePart] {
    var parts: [HolePart] = []
    var text: [UInt8] = []
    var numbers: [Range<Int>] = []
    var (start, offset, isOpen) = (0, 0, false)
    func add(_ isOpenBehind: Bool) {
      guard !text.isEmpty else { return }
      parts.append(
        HolePart(
          text: text, offset: offset, numbers: numbers, isOpenBefore: isOpen,
          isOpenBehind: isOpenBehind))
    }
    for hole in literal.holes {
      text += literal.text[start..<hole.offset]
      start = hole.offset
      if hole.isNumber {
        numbers.append(text.count..<(text.count + number.utf8.count))
        text += number.utf8
      } else {
        add(true)
        (text, numbers, offset, isOpen) = ([], [], hole.offset, true)
      }
    }
    text += literal.text[start...]
    add(false)
    return parts
  }

  // MARK: Options

  /// The diagnostics for options that are wrong with all fillings that produce valid syntax.
  private var optionFaults: [Diagnostic] {
    guard !options.isEmpty else { return [] }
    let isKnown = literal.holes.allSatisfy { $0.isNumber }
    var common: [Diagnostic]?
    for filling in isKnown ? ["8"] : Self.fillings {
      guard let found = optionFaults(filling) else { continue }
      common =
        common?.filter { known in
          found.contains { $0.location == known.location && $0.message == known.message }
        } ?? found
      if common?.isEmpty == true { return [] }
    }
    return common ?? []
  }

  /// Returns the option diagnostics if all holes that are not numbers are filled with the same string; `nil`
  /// if the filled format string has a syntax error.
  private func optionFaults(_ filling: String) -> [Diagnostic]? {
    let bytes = Array(filling.utf8)
    var text: [UInt8] = []
    var start = 0
    for hole in literal.holes {
      text += literal.text[start..<hole.offset]
      text += hole.isNumber ? Array(repeating: UInt8(ascii: "8"), count: bytes.count) : bytes
      start = hole.offset
    }
    text += literal.text[start...]
    let compiled = SiteCompilation(names, text: text, options: options, spacing: spacing)
    guard !compiled.diagnostics.contains(where: { $0.code.rawValue.hasPrefix("VFL01") }) else {
      return nil
    }
    return compiled.diagnostics.compactMap { diagnostic in
      guard diagnostic.code == .optionOffAxis, let location = diagnostic.location,
        let span = reduced(location.span, by: bytes.count)
      else { return nil }
      return Diagnostic(
        diagnostic.code, diagnostic.severity, diagnostic.message,
        at: SourceLocation(.document, span), caption: diagnostic.caption, notes: diagnostic.notes)
    }
  }

  /// Converts a span in the filled format string to a span without fillings; `nil` if it begins or ends at a
  /// filling.
  private func reduced(_ span: SourceSpan, by length: Int) -> SourceSpan? {
    guard let start = reduced(span.start, by: length), let end = reduced(span.end, by: length)
    else { return nil }
    return SourceSpan(start, end)
  }

  private func reduced(_ offset: Int, by length: Int) -> Int? {
    var shift = 0
    for hole in literal.holes {
      let start = hole.offset + shift
      if offset < start { break }
      if offset <= start + length { return nil }
      shift += length
    }
    return offset - shift
  }
}
