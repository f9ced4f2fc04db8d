import VFLCodeLayouts
import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLSources
import VFLText

extension FileCheck {
  /// Checks the format strings of a source file.
  func check(
    _ bytes: [UInt8], _ language: HostLanguage, of input: CheckInput
  ) -> CheckedText {
    let configuration = configurations[input.configuration]
    let file = HostFile(bytes, language: language)
    let scan = known.scan(file)
    var check = CheckedText(of: input)
    check.file.shared = scan.shared
    check.comments = scan.comments
    let unresolved = UnresolvedCalls.literals(in: file, scan, known)
    check.file.unresolved = unresolved
    for site in scan.unreadable { check.file.strings.add(site.reason) }
    for _ in unresolved { check.file.strings.add(.unresolved) }
    check.file.hasNoFormat =
      scan.unreadable.isEmpty && scan.sites.isEmpty && scan.extended.isEmpty && unresolved.isEmpty
    check.groups =
      CodeLayoutCheck(
        file, name: input.name, levels: levels(of: configuration),
        findsConflicts: settings.solvesCode || configuration.solvesCode
      ).groups
    guard !check.file.hasNoFormat else { return check }
    let sites = SiteCheck.check(scan, spacing: configuration.spacing ?? .classic)
    for site in sites { check.file.strings.add(site) }
    check.file.strings.addWithoutNames(scan.extended.count)
    let levels = levels(of: configuration)
    var found =
      SiteCheck.diagnostics(of: sites) + SiteLint.diagnostics(of: sites, in: scan, levels: levels)
      + SetupLint.diagnostics(of: sites, in: file, levels: levels)
      + ExtendedSites.diagnostics(of: scan.extended)
    if levels[.uncheckedString] != .off {
      found += UncheckedStrings.diagnostics(of: sites, in: scan, unresolved)
      check.file.openPlaces = UncheckedStrings.openPlaces(in: scan)
    }
    found = levels.apply(to: found)
    if !check.comments.isEmpty { check.places = FormatPositions(scan.sites + scan.extended) }
    if appliesFixes {
      check.formats = sites.map {
        FixApplication.Format(
          places: $0.site.literal.pieces.map { $0.span },
          sharedPlaces: $0.site.literal.pieces.map { $0.span }.filter(scan.sharedPieces.contains),
          tree: $0.records == nil ? nil : $0.tree)
      }
    }
    if !found.isEmpty {
      let source = RenderedSource(.document, name: input.name, bytes: bytes)
      check.groups.insert(
        DiagnosticGroup(sources: [source], diagnostics: found.inTextOrder), at: 0)
    }
    return check
  }
}
