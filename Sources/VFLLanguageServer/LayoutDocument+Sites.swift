import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLLowering
import VFLSources
import VFLSyntax

extension LayoutDocument {
  /// Returns the format strings of a `.vfl` text as call sites, like those of a source.
  ///
  /// Empty for the extended dialect.
  ///
  /// All of them belong to one function, because they form one layout.
  ///
  /// - Parameter names: The names of the views if the text does not declare them. Without them, any name is
  ///   allowed.
  func sites(withViews names: [String]? = nil) -> [FormatSite] {
    if dialect == .extended { return [] }
    let said = views.map { KnownName($0.node.name, span: $0.span ?? .nowhere) }
    let others = declaresViews ? [] : (names ?? []).map { KnownName($0, span: .nowhere) }
    let views = known(said + others, declaresViews || names != nil)
    let metrics = known(
      metrics.map { metric in
        let value: Double? = if case .number(let number) = metric.value { number } else { nil }
        return KnownName(metric.name, span: metric.span ?? .nowhere, value: value)
      }, declaresMetrics)
    return formats.compactMap { format in
      guard let offset = format.offset else { return nil }
      let span = SourceSpan(offset, offset + format.bytes.count)
      let options = FormatOptions.names.filter { name in
        FormatOptions(name: name).map { format.options?.contains($0) ?? false } ?? false
      }
      return FormatSite(
        literal: FormatLiteral(
          text: format.bytes,
          segments: [FormatLiteral.Segment(start: 0, span: span, isEscape: false)], holes: [],
          pieces: [FormatLiteral.Piece(span: span, quoting: .verbatim)], span: span),
        call: span, views: views, metrics: metrics,
        options: .exactly(options.map { KnownOption($0, span: .nowhere) }), function: 0,
        viewsSource: nil, metricsSource: nil)
    }
  }

  private func known(_ names: [KnownName], _ isExact: Bool) -> NameKnowledge {
    isExact ? .exactly(names) : .atLeast(names)
  }

  /// The names of superviews other than the container, keyed by the names of their subviews.
  var parents: [String: String] {
    views.reduce(into: [:]) { parents, view in
      if case .view(let parent) = view.parent { parents[view.node.name] = parent }
    }
  }
}

extension SourceSpan {
  /// A position that does not exist.
  fileprivate static let nowhere = SourceSpan(at: 0)
}
