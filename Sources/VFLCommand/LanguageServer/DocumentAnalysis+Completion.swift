import VFLDiagnostics
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// The names that may stand at an offset; `nil` where no name may.
  func proposals(at offset: Int) -> FormatNames.Proposals? {
    guard let sites = sites(around: offset), let site = sites.first else { return nil }
    let piece = site.literal.pieces.first { $0.span.start <= offset && offset <= $0.span.end }
    guard let piece, site.literal.isSpelled(at: offset) else { return nil }
    let names = FormatNames(
      views: site.views, metrics: site.metrics,
      said: sites.map { FormatParser.parse($0.literal.text).tree })
    return names.proposals(at: offset, in: document.text, from: piece.span.start)
  }

  /// The format at an offset, and behind it the others of its function; `nil` where there is none.
  private func sites(around offset: Int) -> [FormatSite]? {
    let sites = scan.sites
    let index = sites.firstIndex { site in
      site.literal.pieces.contains { $0.span.start <= offset && offset <= $0.span.end }
    }
    guard let index else { return nil }
    let function = sites[index].function
    return [sites[index]]
      + sites.indices.filter { $0 != index && sites[$0].function == function }.map { sites[$0] }
  }
}
