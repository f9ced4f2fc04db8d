import VFLDiagnostics
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// Returns the names that can be completed at an offset, or `nil` if no name is possible there.
  func proposals(at offset: Int) -> FormatNames.Proposals? {
    guard let sites = sites(around: offset), let site = sites.first else { return nil }
    let literal = site.literal
    guard literal.isSpelled(at: offset), let place = literal.textOffset(of: offset) else {
      return nil
    }
    let names = FormatNames(
      views: site.views, metrics: site.metrics,
      said: sites.map { FormatTree.parse($0.literal.text).tree })
    guard let proposals = names.proposals(at: place, in: literal.text) else { return nil }
    let word = SourceSpan(proposals.bytes.lowerBound, proposals.bytes.upperBound)
    guard !word.isEmpty else { return proposals.with(bytes: offset..<offset) }
    // A word that spans two string literals or two lines cannot be replaced by a completion.
    guard
      let bytes = literal.fileEdit(for: SourceEdit(word, "")).map({ $0.span.start..<$0.span.end }),
      document.lineStart(of: bytes.lowerBound) == document.lineStart(of: bytes.upperBound)
    else { return nil }
    return proposals.with(bytes: bytes)
  }

  /// Returns the format string at an offset, followed by the other format strings of the same function.
  ///
  /// Returns `nil` if there is no format string at the offset.
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
