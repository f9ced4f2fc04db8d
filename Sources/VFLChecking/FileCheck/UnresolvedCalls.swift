import VFLDiagnostics
import VFLSources
import VFLSyntax

/// Finds the string literals that look like format strings but are passed to functions whose declarations are
/// unknown.
///
/// Such a literal is not checked, because it may have another purpose. It is counted, so that the summary
/// does not claim that the file contains no format string.
enum UnresolvedCalls {
  /// Returns the literals in a source file that are passed to unknown functions.
  ///
  /// Literals that `scan` contains, and literals that are passed to functions of the file or of the
  /// configuration, are omitted. A literal must be a valid format string with a view.
  static func literals(
    in file: HostFile, _ scan: HostScan, _ known: KnownFunctions
  ) -> [PassedLiteral] {
    guard !scan.unreadable.contains(where: { $0.reason == .effort }) else { return [] }
    var pieces: Set<Int> = []
    for site in scan.sites { pieces.formUnion(site.literal.pieces.map { $0.span.start }) }
    for site in scan.extended { pieces.formUnion(site.literal.pieces.map { $0.span.start }) }
    let found = HostScan.passedLiterals(in: file, except: pieces).filter {
      isFormat($0.literal)
    }
    guard !found.isEmpty else { return [] }
    // The strings of these functions are not format strings.
    let others = Set(
      known.wrappers.filter { $0.language == .none }.map {
        String($0.name.prefix { $0 != "(" && $0 != ":" })
      })
    let own = file.index.sharedFunctions(named: Set(found.map { $0.word }))
    // The spans are sorted by their starts. For each span, the largest end of this and the preceding spans is
    // stored, so that a span around a literal is found without comparing all spans.
    var ends: [Int] = []
    for site in scan.unreadable { ends.append(max(site.span.end, ends.last ?? 0)) }
    func isCounted(_ span: SourceSpan) -> Bool {
      let count = scan.unreadable.partitioningIndex { $0.span.start > span.start }
      return count > 0 && ends[count - 1] >= span.end
    }
    return found.filter { passed in
      !others.contains(passed.word) && !isCounted(passed.literal.span)
        && !own.contains { passed.isCall(of: $0) }
    }
  }

  /// Whether the whole literal is a valid format string that contains more than names in brackets.
  ///
  /// A literal such as `"[main]"` is more likely a log prefix or a JSON array.
  private static func isFormat(_ literal: FormatLiteral) -> Bool {
    guard literal.text.contains(where: Array("|-(:".utf8).contains) else { return false }
    // A name can be a view, a metric or a part of a name, so it replaces any computed part.
    let name = Array("x1".utf8)
    var text: [UInt8] = []
    var end = 0
    for hole in literal.holes {
      text += literal.text[end..<hole.offset] + name
      end = hole.offset
    }
    text += literal.text[end...]
    let (tree, diagnostics) = FormatTree.parse(text)
    return diagnostics.isEmpty && !tree.views.isEmpty
  }
}
