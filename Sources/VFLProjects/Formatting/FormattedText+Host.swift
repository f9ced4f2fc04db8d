import VFLDiagnostics
import VFLSources

extension FormattedText {
  /// The maximum number of scans of the result to find the changes that alter the set of format strings.
  private static let scanLimit = 64

  /// Formats the format strings of a source.
  ///
  /// All other bytes are unchanged.
  ///
  /// A string with computed parts or an error is unchanged, and so are those with a ``HeldReason``. The
  /// result is scanned again. Only the changes after which the scan would not find exactly the expected
  /// strings are left out.
  init(
    host text: [UInt8], language: HostLanguage,
    knowing known: KnownFunctions = KnownFunctions()
  ) {
    let scan = known.scan(text, language)
    shared = scan.shared
    var spelling = HostSpelling(scan, in: text)
    var chosen: Set<Int> = []
    var scanCount = 0
    bytes = text
    func tryOut(_ groups: ArraySlice<Int>, _ bytes: inout [UInt8]) {
      guard !groups.isEmpty, scanCount < Self.scanLimit else { return }
      scanCount += 1
      let all = chosen.union(groups)
      let result = SourceEdit.apply(spelling.edits(of: all), to: text)
      let found = known.scan(result, language)
      if found.sites.map({ $0.literal.text }) == spelling.texts(with: all) {
        (bytes, chosen) = (result, all)
      } else if groups.count > 1 {
        let middle = (groups.startIndex + groups.endIndex) / 2
        tryOut(groups[..<middle], &bytes)
        tryOut(groups[middle...], &bytes)
      }
    }
    tryOut(spelling.changing[...], &bytes)
    formatCount = spelling.count
    changedCount = spelling.changedCount(of: chosen)
    faultyCount = spelling.faultyCount
    spelling.hold(Set(spelling.changing).subtracting(chosen), .unproven)
    held = spelling.held
  }
}
