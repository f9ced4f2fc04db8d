import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// The view or metric whose name stands at an offset, in a format, an equation, a dictionary or a
  /// directive; `nil` where there is none.
  func namedThing(at offset: Int) -> NamedThing? {
    guard hasFormats else { return nil }
    return document.path.hostLanguage == nil
      ? namedThing(at: offset, of: layout) : namedThing(at: offset, in: scan)
  }

  // MARK: Sources

  private func namedThing(at offset: Int, in scan: HostScan) -> NamedThing? {
    let trees = scan.sites.map { FormatParser.parse($0.literal.text).tree }
    func knowledge(_ isView: Bool, of site: FormatSite) -> NameKnowledge {
      isView ? site.views : site.metrics
    }
    func known(_ name: String, _ isView: Bool, of site: FormatSite) -> KnownName? {
      knowledge(isView, of: site).names.first { $0.name == name }
    }
    /// Whether a name of a format is that of a view, or of a metric; `nil` where it may be either.
    func isView(_ use: NameUse, of site: FormatSite) -> Bool? {
      if use.mayBeView != use.mayBeMetric { return use.mayBeView }
      let (view, metric) = (known(use.name, true, of: site), known(use.name, false, of: site))
      return (view == nil) == (metric == nil) ? nil : view != nil
    }
    var found: (name: String, isView: Bool, site: Int)?
    for (index, site) in scan.sites.enumerated() where found == nil {
      if let place = site.literal.textOffset(of: offset),
        let use = NameUse(at: place, in: trees[index])
      {
        guard let isView = isView(use, of: site) else { continue }
        found = (use.name, isView, index)
      }
      for isView in [true, false] where found == nil {
        let key = knowledge(isView, of: site).names.first {
          !$0.span.isEmpty && $0.span.start <= offset && offset <= $0.span.end
        }
        if let key { found = (key.name, isView, index) }
      }
    }
    guard let (name, kind, seed) = found else { return nil }
    var thing = NamedThing(name: name, isView: kind)
    let key = known(name, kind, of: scan.sites[seed])
    let declaration = key?.span
    if key?.isRepeated == true { thing.obstacle = "a name with several keys" }
    func source(of site: FormatSite) -> Int? { kind ? site.viewsSource : site.metricsSource }
    func isSame(_ index: Int, _ site: FormatSite) -> Bool {
      index == seed || declaration != nil && known(name, kind, of: site)?.span == declaration
    }
    let others = scan.sites.enumerated().filter { !isSame($0.offset, $0.element) }
    let piecesOfOthers = Set(others.flatMap { $0.element.literal.pieces.map(\.span) })
    for (index, site) in scan.sites.enumerated() where isSame(index, site) {
      if site.literal.pieces.contains(where: { piecesOfOthers.contains($0.span) }) {
        thing.obstacle = "a format that is given other names elsewhere"
      }
      thing.taken.formUnion((site.views.names + site.metrics.names).map(\.name))
      if source(of: site) == nil { thing.obstacle = "names that something else may read" }
      if site.literal.holes.contains(where: { !$0.isNumber }) {
        thing.obstacle = "formats with computed parts, which may have it"
      }
      if site.literal.pieces.contains(where: { scan.sharedPieces.contains($0.span) }) {
        thing.obstacle = "formats whose text something else may read"
      }
      for use in NameUse.all(in: trees[index]) where use.name == name {
        guard let isView = isView(use, of: site) else {
          thing.obstacle = "a name that may be a view's or a metric's"
          continue
        }
        guard isView == kind else { continue }
        let span = site.literal.fileSpan(of: use.span)
        thing.uses.append(span.start..<span.end)
        let isWritten =
          site.literal.span.start <= span.start && span.end <= site.literal.span.end
          && site.literal.fileEdit(for: SourceEdit(use.span, name))?.span == span
        if !isWritten { thing.obstacle = "a name that stands in pieces, or is computed" }
      }
    }
    let shared = source(of: scan.sites[seed])
    if scan.unreadable.contains(where: { (kind ? $0.viewsSource : $0.metricsSource) == shared }) {
      thing.obstacle = "formats of that name that are not seen"
    }
    if let declaration, !declaration.isEmpty {
      thing.declarations = [declaration.start..<declaration.end]
      if !isWholeLiteral(declaration) { thing.obstacle = "the name of a variable" }
    } else {
      thing.obstacle = "a name of which the file does not say what it is"
    }
    return thing
  }

  /// Whether some bytes are all that stands between two quotes.
  private func isWholeLiteral(_ span: SourceSpan) -> Bool {
    let text = document.text
    let quote = UInt8(ascii: "\"")
    return span.start > 0 && span.end < text.count && text[span.start - 1] == quote
      && text[span.end] == quote
  }

  // MARK: Layouts

  private func namedThing(at offset: Int, of layout: LayoutDocument) -> NamedThing? {
    let formats = layout.formats.compactMap { format in
      format.offset.map { (start: $0, tree: FormatParser.parse(format.bytes).tree) }
    }
    let equations = layout.equations.compactMap { equation in
      equation.offset.map { (start: $0, names: EquationNames(in: equation.bytes)) }
    }
    let metricNames = Set(layout.metrics.map(\.name))
    let viewNames = Set(
      layout.views.map(\.node.name) + equations.flatMap(\.names.items)
        + formats.flatMap { RequiredNames(of: $0.tree).views })
    var all: [(name: String, isView: Bool, bytes: Range<Int>, isDeclaration: Bool)] = []
    func add(
      _ name: String, isView: Bool, _ span: SourceSpan?, from start: Int = 0,
      isDeclaration: Bool = false
    ) {
      guard let span, !span.isEmpty else { return }
      all.append((name, isView, (start + span.start)..<(start + span.end), isDeclaration))
    }
    for view in layout.views {
      add(view.node.name, isView: true, view.span, isDeclaration: true)
      if case .view(let parent) = view.parent { add(parent, isView: true, view.parentSpan) }
    }
    for metric in layout.metrics {
      add(metric.name, isView: false, metric.span, isDeclaration: true)
    }
    for (start, tree) in formats {
      for use in NameUse.all(in: tree) {
        // A metric counts before a view of its name.
        let isMetric =
          use.mayBeMetric
          && (!use.mayBeView || metricNames.contains(use.name) || !viewNames.contains(use.name))
        add(use.name, isView: !isMetric, use.span, from: start)
      }
    }
    for (start, names) in equations {
      for use in names.itemUses { add(use.name, isView: true, use.span, from: start) }
      for use in names.metricUses { add(use.name, isView: false, use.span, from: start) }
    }
    let here = all.first { $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound }
    guard let here else { return nil }
    var thing = NamedThing(name: here.name, isView: here.isView)
    // `none` is no view to lie in.
    thing.taken = Set(all.map(\.name)).union(here.isView ? ["none"] : [])
    for place in all where place.name == here.name && place.isView == here.isView {
      if place.isDeclaration {
        thing.declarations.append(place.bytes)
      } else {
        thing.uses.append(place.bytes)
      }
    }
    return thing
  }
}
