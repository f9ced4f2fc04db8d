package import VFLDiagnostics

/// The format strings of one host file.
package struct HostScan: Sendable, Hashable {
  /// The format strings that were read, by their place in the file.
  package let sites: [FormatSite]
  /// The calls whose format string could not be read, by their place.
  package let unreadable: [UnreadableSite]
  /// The comments that speak to this tool, by their place.
  package let comments: [HostComment]
  /// The wrappers that the file defines, as they were learnt from their bodies.
  package let wrappers: [FormatWrapper]
  /// The string literals that are parts of formats and that the file may also use for something else, by the
  /// spans between their quotes.
  package let sharedPieces: Set<SourceSpan>
  /// The strings of the extended dialect that were read, of which neither names nor options are looked for.
  package let extended: [FormatSite]
  /// The facts about functions that the file provides and requires.
  package let shared: SharedScan

  /// Creates the answer of a scan.
  package init(
    sites: [FormatSite], unreadable: [UnreadableSite], comments: [HostComment],
    wrappers: [FormatWrapper], sharedPieces: Set<SourceSpan> = [],
    extended: [FormatSite] = [], shared: SharedScan = SharedScan()
  ) {
    self.sites = sites
    self.unreadable = unreadable
    self.comments = comments
    self.wrappers = wrappers
    self.sharedPieces = sharedPieces
    self.extended = extended
    self.shared = shared
  }
}
