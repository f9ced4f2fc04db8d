package import VFLDiagnostics
import VFLLowering
package import VFLRecords
package import VFLSources
package import VFLSyntax

/// A checked call site: its compiled format string, and the mapping from the format string to the file.
package final class CheckedSite: Sendable {
  /// The call site: the location of the string and the known names.
  package let site: FormatSite
  /// The tree of the format string without its computed parts.
  package let tree: FormatTree
  /// The records, with spans in the format string; `nil` if there is an error or a computed part.
  ///
  /// Item 0 is the superview. Metrics in ``hiddenMetrics`` have substitute values.
  package let records: [ConstraintRecord]?
  /// The metrics of the format string whose values are not visible, in source order.
  ///
  /// In the records, each of these metrics has a unique number.
  package let hiddenMetrics: [String]
  /// The names of the items in the records, by index.
  ///
  /// The name of the superview is empty.
  package let itemNames: [String]
  /// The options; `nil` if they are not known.
  package let options: FormatOptions?
  /// Whether a dictionary is incompletely known and the format string uses a name that is not visible in it.
  package let hasUnseenNames: Bool
  /// The diagnostics that apply if the program creates exactly this string, with spans in the file.
  ///
  /// ``SiteCheck/diagnostics(of:)`` selects the diagnostics that are certain.
  package let diagnostics: [Diagnostic]

  /// Checks a call site.
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
    let areImplied = site.options.areImplied
    diagnostics =
      found.filter { diagnostic in
        // The caller of a wrapper does not ask for the alignment.
        if diagnostic.code == .optionWithoutEffect, areImplied { return false }
        guard let location = diagnostic.location, site.literal.isAdded(location.span) else {
          return true
        }
        // Errors in the text that a wrapper adds are reported at the wrapper, unless the string causes them.
        guard isWhole, diagnostic.severity == .error, let around = site.literal.surroundings else {
          return false
        }
        return !HoleFilling(around, names, options ?? [], spacing).commonDiagnostics.contains {
          $0.code == diagnostic.code
        }
      }.map {
        MissingKeys.diagnostic(for: $0, of: site, compiled.tree, names)
          ?? Self.inFile($0, of: site)
      } + GivenKinds.diagnostics(of: site, names, compiled.tree)
  }

  /// Adds a note to the first diagnostic if the format string is valid in the extended dialect.
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
