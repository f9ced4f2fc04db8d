import VFLDiagnostics
import VFLSources

extension FormattedText {
  /// The maximum number of scans that are made to find the changes that would alter the set of format
  /// strings.
  private static let scanLimit = 64

  /// Formats the format strings in a source file.
  ///
  /// All other bytes are unchanged.
  ///
  /// A format string is also unchanged if it has an error, contains computed parts, or for one of the reasons
  /// in ``UnformattedReason``. To verify the changes, the result is scanned again. Changes after which the
  /// scan would not find exactly the expected format strings are discarded.
  init(
    host text: [UInt8], language: HostLanguage,
    knowing known: KnownFunctions = KnownFunctions()
  ) {
    let scan = known.scan(HostFile(text, language: language))
    shared = scan.shared
    var spelling = FormattingChanges(scan, in: text)
    var chosen: Set<Int> = []
    var scanCount = 0
    bytes = text
    func tryOut(_ groups: ArraySlice<Int>, _ bytes: inout [UInt8]) {
      guard !groups.isEmpty, scanCount < Self.scanLimit else { return }
      scanCount += 1
      let all = chosen.union(groups)
      let result = SourceEdit.apply(spelling.edits(of: all), to: text)
      let found = known.scan(HostFile(result, language: language))
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
    invalidCount = spelling.invalidCount
    spelling.reject(Set(spelling.changing).subtracting(chosen), .unproven)
    unformatted = spelling.unformatted
  }
}
