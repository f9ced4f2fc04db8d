import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLRendering
import VFLSources

extension FileCheck {
  /// Checks the format strings of a host file.
  func check(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, _ configuration: Configuration
  ) -> TextCheck {
    let scan = HostScan(
      bytes, language: language, wrappers: configuration.wrappers, macros: macros,
      shared: shared)
    var check = TextCheck()
    (check.functions, check.called) = (scan.functions, scan.called)
    check.comments = scan.comments
    for site in scan.unreadable { check.strings.add(site.reason) }
    check.hasNoFormat = check.strings.found == 0 && scan.sites.isEmpty
    guard !scan.sites.isEmpty else { return check }
    check.strings.checked = scan.sites.count
    let sites = SiteCheck.check(scan, spacing: configuration.spacing ?? .classic)
    check.strings.withUnseenNames = sites.count(where: \.hasUnseenNames)
    check.strings.withComputedParts = scan.sites.count(where: \.hasComputedParts)
    let levels = levels(of: configuration)
    let found =
      levels.apply(to: SiteCheck.diagnostics(of: sites))
      + SiteLint.diagnostics(of: sites, in: scan, levels: levels)
    if !check.comments.isEmpty { check.places = SitePlaces(scan.sites) }
    if mendsFaults {
      check.formats = sites.map {
        FixApplication.Format(
          places: $0.site.literal.pieces.map(\.span),
          sharedPlaces: $0.site.literal.pieces.map(\.span).filter(scan.sharedPieces.contains),
          meaning: $0.records == nil ? nil : FormatMeaning($0.tree))
      }
    }
    if !found.isEmpty {
      let source = RenderedSource(.document, name: name, bytes: bytes)
      check.groups = [FaultGroup(sources: [source], diagnostics: found.inTextOrder)]
    }
    return check
  }
}
