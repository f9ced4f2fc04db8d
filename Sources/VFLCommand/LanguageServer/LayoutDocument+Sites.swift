import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSources

extension LayoutDocument {
  /// The formats of a `.vfl` text as places of a file, as those of a source are.
  ///
  /// All of them count as of one function: they make one layout.
  var sites: [FormatSite] {
    let views = known(
      views.map { KnownName($0.node.name, span: $0.span ?? .nowhere) }, declaresViews)
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

  /// The name of the view in which the first view of some lies that the text says it of; `nil` where it
  /// says it of none.
  func parent(ofFirst names: [String]) -> String? {
    names.lazy.compactMap { name in
      self.views.first { $0.node.name == name }.flatMap { view in
        if case .view(let parent) = view.parent { parent } else { nil }
      }
    }.first
  }
}

extension SourceSpan {
  /// No place at all.
  fileprivate static let nowhere = SourceSpan(at: 0)
}
