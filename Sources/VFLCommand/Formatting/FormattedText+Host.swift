import VFLDiagnostics
import VFLLint
import VFLSources

extension FormattedText {
  /// Formats the format strings of a host file; every other byte stays as it is.
  ///
  /// A string that has a hole or an error stays, and so does one whose edits would reach over two
  /// literals. The result is scanned again, and is the file itself where it does not have the very
  /// strings that it should have.
  init(host text: [UInt8], language: HostLanguage, wrappers: [FormatWrapper] = []) {
    let scan = HostScan(text, language: language, wrappers: wrappers)
    var edits: [SourceEdit] = []
    var expected: [[UInt8]] = []
    // A string that is given to several calls is spelled once.
    var seen: [SourceSpan: [UInt8]] = [:]
    for literal in scan.sites.map(\.literal) {
      if let known = seen[literal.span] {
        expected.append(known)
        continue
      }
      formatCount += 1
      let result = spell(literal, &edits)
      seen[literal.span] = result
      expected.append(result)
    }
    bytes = edits.isEmpty ? text : SourceEdit.apply(edits, to: text)
    guard !edits.isEmpty else { return }
    let result = HostScan(bytes, language: language, wrappers: wrappers)
    if result.sites.map(\.literal.text) != expected {
      bytes = text
      heldCount += changedCount
      changedCount = 0
    }
  }

  /// Adds the edits of a literal, and gives what it says with them.
  private mutating func spell(
    _ literal: FormatLiteral, _ edits: inout [SourceEdit]
  ) -> [UInt8] {
    guard literal.holes.isEmpty else { return literal.text }
    guard let spelling = FormatRespelling(literal.text) else {
      faultyCount += 1
      return literal.text
    }
    let own = spelling.edits.compactMap { literal.fileEdit(for: $0) }
    guard own.count == spelling.edits.count else {
      heldCount += 1
      return literal.text
    }
    if !own.isEmpty { changedCount += 1 }
    edits += own
    return spelling.text
  }
}
