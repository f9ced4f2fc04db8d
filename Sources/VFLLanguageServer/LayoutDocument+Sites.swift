import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSources
import VFLSyntax

extension LayoutDocument {
  /// Returns the format strings of a `.vfl` document in the form of call sites, as for a source file.
  ///
  /// Returns an empty array for the extended dialect.
  ///
  /// All call sites belong to the same function, because the format strings form a single layout.
  ///
  /// - Parameter names: The names of the views if the document does not declare them. If `nil`, any name is
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

  /// The superview of each view whose superview is not the container, keyed by the name of the view.
  var parents: [String: String] {
    views.reduce(into: [:]) { parents, view in
      if case .view(let parent) = view.parent { parents[view.node.name] = parent }
    }
  }
}

extension SourceSpan {
  /// A placeholder for a position that the document does not contain.
  fileprivate static let nowhere = SourceSpan(at: 0)
}
