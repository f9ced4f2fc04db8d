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
  /// The string literals that are parts of formats and that the file may use for something else as well,
  /// by what stands between their quotes.
  package private(set) var sharedPieces: Set<SourceSpan> = []
  /// The strings of the extended dialect that were read, of which neither names nor options are looked for.
  package private(set) var extended: [FormatSite] = []
  /// What the file tells other files of its functions, and what it asks them.
  package private(set) var shared = SharedScan()
}
