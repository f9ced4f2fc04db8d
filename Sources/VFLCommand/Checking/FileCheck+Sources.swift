import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLRendering
import VFLSources

extension FileCheck {
  /// The functions of an input that callers write some words for, as far as other files can call them;
  /// `nil` when it says none of these words.
  func functions(
    named words: Set<String>, _ search: WordSearch, in input: CheckInput
  ) -> [SharedFunction]? {
    guard let language = language(of: input) else { return nil }
    let content: [UInt8]?
    switch input.content {
    case .document: content = nil
    case .bytes(let bytes): content = bytes
    case .file:
      content = try? fileSystem.contents(ofFile: input.absolutePath ?? FilePath(input.name))
    }
    guard let content else { return nil }
    let bytes = WideText.utf8(of: content) ?? content
    guard search.finds(in: bytes) else { return nil }
    return visible(HostScan.functions(named: words, in: bytes, language: language), of: input)
  }

  /// Those of some functions that other files can call; what is private in a header is not.
  func visible(_ functions: [SharedFunction], of input: CheckInput) -> [SharedFunction] {
    let isHeader = input.absolutePath?.fileExtension == "h"
    return functions.filter { !$0.isPrivate || isHeader }
  }

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
    guard !scan.sites.isEmpty else { return check }
    check.strings.checked = scan.sites.count
    let sites = SiteCheck.check(scan, spacing: configuration.spacing ?? .classic)
    check.strings.withUnseenNames = sites.count(where: \.hasUnseenNames)
    let levels = levels(of: configuration)
    let found =
      levels.apply(to: SiteCheck.diagnostics(of: sites))
      + SiteLint.diagnostics(of: sites, in: scan, levels: levels)
    if !check.comments.isEmpty { check.places = SitePlaces(scan.sites) }
    if fixMode != .told {
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
