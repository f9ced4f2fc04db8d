package import VFLDiagnostics
package import VFLLowering
package import VFLRecords
package import VFLSources
package import VFLSyntax

/// A format string of a host file, compiled, and the way from its bytes back to those of the file.
package final class CheckedSite: Sendable {
  /// The site: where the string was found, and what is known of its names.
  package let site: FormatSite
  /// The tree of the text; of the text without its holes when there are any.
  package let tree: FormatTree
  /// The records, in the format's own bytes; `nil` when there is an error, or a hole.
  ///
  /// Item 0 is the superview. The metrics that ``hiddenMetrics`` names have stand-ins.
  package let records: [ConstraintRecord]?
  /// The metrics of the format whose numbers are not seen, in the order of the text; in the records
  /// each of them has a number that no other one has.
  package let hiddenMetrics: [String]
  /// The names of the items of the records, by their numbers; the superview has none.
  package let itemNames: [String]
  /// The options that are given; `nil` when they are not known.
  package let options: FormatOptions?
  /// Whether the format has a name that may or may not be given, since not all given names are seen.
  package let hasUnseenNames: Bool
  /// What is wrong if the program makes this very string, in the bytes of the file;
  /// ``SiteCheck/diagnostics(of:)`` keeps what is certain.
  package let diagnostics: [Diagnostic]

  /// Checks a site.
  init(_ site: FormatSite, _ names: SiteNames.Pair, spacing: StandardSpacing) {
    self.site = site
    let options = Self.options(of: site)
    self.options = options
    let compiled = SiteCompilation(
      names, text: site.literal.text, options: options ?? [], spacing: spacing)
    tree = compiled.tree
    hasUnseenNames = SiteScope.hasUnseenNames(names, tree)
    let isWhole = site.literal.holes.isEmpty
    let found =
      isWhole
      ? Self.explained(compiled.diagnostics, of: site.literal.text)
      : HoleFilling(site.literal, names, options ?? [], spacing).commonDiagnostics
    records = isWhole && !compiled.hasErrors ? compiled.records : nil
    hiddenMetrics = compiled.hiddenMetrics
    itemNames = compiled.itemNames
    diagnostics =
      found.filter { diagnostic in
        guard let location = diagnostic.location, site.literal.isAdded(location.span) else {
          return true
        }
        // What a wrapper puts around a string is told at the wrapper, unless the string makes it wrong.
        guard isWhole, diagnostic.severity == .error, let around = site.literal.surroundings else {
          return false
        }
        return !HoleFilling(around, names, options ?? [], spacing).commonDiagnostics.contains {
          $0.code == diagnostic.code
        }
      }.map { Self.inFile($0, of: site) } + GivenKinds.diagnostics(of: site, names, compiled.tree)
  }

  /// The faults of a format, the first with a note where the text is one of the extended dialect.
  private static func explained(_ found: [Diagnostic], of text: [UInt8]) -> [Diagnostic] {
    guard let first = found.first, first.code.rawValue.hasPrefix("VFL01"),
      ExtendedParser.accepts(text, despite: first)
    else { return found }
    let noted = first.notingConversion(of: String(decoding: text, as: UTF8.self))
    return [noted] + found.dropFirst()
  }

  private static func options(of site: FormatSite) -> FormatOptions? {
    guard case .exactly(let known) = site.options else { return nil }
    return known.reduce(into: FormatOptions()) { options, option in
      options.formUnion(FormatOptions(name: option.name) ?? [])
    }
  }
}
