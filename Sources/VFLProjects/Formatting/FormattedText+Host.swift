import VFLDiagnostics
import VFLSources

extension FormattedText {
  /// How often the result is scanned at most, to find out which changes do not prove right.
  private static let scanLimit = 64

  /// Formats the format strings of a host file; every other byte stays as it is.
  ///
  /// A string that has a hole or an error stays, and so does what ``HeldReason`` tells. The result is
  /// scanned again; a change with which the file would not have the very strings that it should have
  /// is left out, and no other one.
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
