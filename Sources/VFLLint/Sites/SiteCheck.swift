package import VFLDiagnostics
package import VFLLowering
package import VFLSources

/// Checks the format strings of a source file one at a time.
package struct SiteChecker {
  private let spacing: StandardSpacing
  private var names = SiteNames()

  /// Creates a checker for the strings of one file.
  package init(spacing: StandardSpacing) { self.spacing = spacing }

  /// Checks a call site.
  package mutating func check(_ site: FormatSite) -> CheckedSite {
    CheckedSite(site, names.names(of: site), spacing: spacing)
  }
}

/// Checks all format strings in a source file.
package enum SiteCheck {
  /// Checks the call sites of a file in order.
  package static func check(
    _ scan: HostScan, spacing: StandardSpacing = .classic
  ) -> [CheckedSite] {
    var checker = SiteChecker(spacing: spacing)
    return scan.sites.map { checker.check($0) }
  }

  /// Returns the certain diagnostics of the call sites without duplicates, ordered by position.
  ///
  /// The errors of a string that is passed to two calls are reported once.
  package static func diagnostics(of sites: [CheckedSite]) -> [Diagnostic] {
    let combinations = SiteCombinations(sites.map { $0.site })
    var places: [Int: Set<Diagnostic.Place>] = [:]
    func has(_ site: Int, _ place: Diagnostic.Place) -> Bool {
      let known = places[site] ?? Set(sites[site].diagnostics.map { $0.place })
      places[site] = known
      return known.contains(place)
    }
    var reported: Set<Diagnostic.Place> = []
    var seen: Set<Diagnostic> = []
    var found: [Diagnostic] = []
    for (index, checked) in sites.enumerated() {
      for diagnostic in checked.diagnostics {
        let isCertain =
          combinations.isCertain(index, ofText: diagnostic.isOfText) { other in
            has(other, diagnostic.place)
          } || isErrorOfPart(diagnostic, in: checked)
        // Strings of one call can have the same error with different messages.
        let isKnown = !checked.site.choices.isEmpty && reported.contains(diagnostic.place)
        if isCertain, !isKnown, seen.insert(diagnostic).inserted {
          found.append(diagnostic)
          reported.insert(diagnostic.place)
        }
      }
    }
    return found.inTextOrder
  }

  /// Whether an error is in one string literal of a composed format string and does not depend on the other
  /// parts.
  private static func isErrorOfPart(_ diagnostic: Diagnostic, in checked: CheckedSite) -> Bool {
    guard diagnostic.isOfText, checked.site.isComposed, let place = diagnostic.location?.span,
      let offset = checked.site.literal.textOffset(of: place.start),
      let piece = checked.site.literal.looseLiteral(around: offset)
    else { return false }
    var names = SiteNames()
    return HoleFilling(piece, names.names(of: checked.site), [], .classic).commonDiagnostics
      .contains { found in
        found.code == diagnostic.code && found.location.map { piece.fileSpan(of: $0.span) } == place
      }
  }
}
