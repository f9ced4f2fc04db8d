import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// The constraints to show at a position of a format string.
  struct Meaning {
    /// The range of bytes in the document that creates the constraints.
    let bytes: Range<Int>
    /// The constraints, one per line.
    let lines: [String]
  }

  /// Returns the constraints created at an offset by all format strings that contain this byte.
  ///
  /// Returns `nil` if the offset is in no format string, or only in format strings with errors.
  func meaning(at offset: Int) -> Meaning? {
    let layout = document.path.hostLanguage == nil ? layout : nil
    if let layout, layout.dialect == .extended, hasFormats {
      return meaning(at: offset, ofExtended: layout)
    }
    let brackets = layout?.formats.flatMap {
      RequiredNames(of: FormatTree.parse($0.bytes).tree).views
    }
    let all = layout?.sites(withViews: brackets) ?? scan.sites
    let sites = all.filter { $0.literal.textOffset(of: offset) != nil }
    guard hasFormats, !sites.isEmpty else { return nil }
    let spacing = layout?.spacing ?? configuration.spacing ?? .classic
    let here = HostScan(sites: sites, unreadable: [], comments: [], wrappers: [])
    var bytes: Range<Int>?
    var lines: [String] = []
    var seen: Set<String> = []
    for site in SiteCheck.check(here, spacing: spacing) {
      guard let place = site.site.literal.textOffset(of: offset),
        let reading = FormatReading(site, parents: layout?.parents ?? [:])
      else { continue }
      let (span, found) = reading.lines(at: place)
      if bytes == nil, !found.isEmpty {
        let file = site.fileSpan(of: span)
        bytes = file.start..<file.end
      }
      lines += found.filter { seen.insert($0).inserted }
    }
    return bytes.map { Meaning(bytes: $0, lines: lines) }
  }
}
