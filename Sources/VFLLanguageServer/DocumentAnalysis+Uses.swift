import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// Returns the view or metric whose name is at an offset in a format string, an equation, a dictionary or a
  /// directive.
  ///
  /// Returns `nil` if there is no such name.
  func namedThing(at offset: Int) -> NamedThing? {
    guard hasFormats else { return nil }
    return document.path.hostLanguage == nil
      ? namedThing(at: offset, of: layout) : namedThing(at: offset, in: scan)
  }

  // MARK: Sources

  private func namedThing(at offset: Int, in scan: HostScan) -> NamedThing? {
    let trees = scan.sites.map { FormatTree.parse($0.literal.text).tree }
    func knowledge(_ isView: Bool, of site: FormatSite) -> NameKnowledge {
      isView ? site.views : site.metrics
    }
    func known(_ name: String, _ isView: Bool, of site: FormatSite) -> KnownName? {
      knowledge(isView, of: site).names.first { $0.name == name }
    }
    /// Whether a name in a format string refers to a view rather than a metric. Returns `nil` if it could be
    /// either.
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
    let mentions = Array(name.utf8)
    var same: [Int] = []
    var piecesOfOthers: Set<SourceSpan> = []
    for (index, site) in scan.sites.enumerated() {
      // Most format strings in a large file do not contain the name, so they are skipped before they are
      // parsed.
      let mayMention =
        site.literal.text.firstPlace(of: mentions) != nil
        || site.literal.holes.contains { !$0.isNumber }
      guard index == seed || mayMention else { continue }
      if index == seed || key != nil && known(name, kind, of: site)?.span == key?.span {
        same.append(index)
      } else {
        piecesOfOthers.formUnion(site.literal.pieces.map { $0.span })
      }
    }
    func source(of site: FormatSite) -> Int? { kind ? site.viewsSource : site.metricsSource }
    var sources: Set<[Int?]> = []
    for index in same {
      let site = scan.sites[index]
      if sources.insert([site.viewsSource, site.metricsSource]).inserted {
        thing.taken.formUnion((site.views.names + site.metrics.names).map { $0.name })
      }
      thing.obstacle = obstacle(in: site, scan, piecesOfOthers) ?? thing.obstacle
      if source(of: site) == nil { thing.obstacle = "other code may use the dictionary" }
      if case .atLeast = knowledge(kind, of: site) {
        thing.obstacle = "not all names are known"
      }
      for use in NameUse.all(in: trees[index]) where use.name == name {
        guard let isView = isView(use, of: site) else {
          thing.obstacle = "it may be a view or a metric"
          continue
        }
        guard isView == kind else { continue }
        let span = site.literal.fileSpan(of: use.span)
        thing.uses.append(span.start..<span.end)
        if site.literal.fileEdit(for: SourceEdit(use.span, name))?.span != span {
          thing.obstacle = "a use of the name is split or computed"
        }
      }
    }
    let shared = source(of: scan.sites[seed])
    if scan.unreadable.contains(where: { (kind ? $0.viewsSource : $0.metricsSource) == shared }) {
      thing.obstacle = "it may be used in unknown format strings"
    }
    if let key, !key.span.isEmpty {
      thing.declarations = [key.span.start..<key.span.end]
      if key.isRepeated { thing.obstacle = "it has several keys" }
      if !isWholeKey(key) { thing.obstacle = "it is the name of a variable or constant" }
    } else {
      thing.obstacle = "the file does not declare it"
    }
    return thing
  }

  /// Returns why a name in a format string cannot be changed, as a clause, or `nil` if it can be changed.
  private func obstacle(
    in site: FormatSite, _ scan: HostScan, _ piecesOfOthers: Set<SourceSpan>
  ) -> String? {
    let pieces = site.literal.pieces.map { $0.span }
    if site.literal.holes.contains(where: { !$0.isNumber }) {
      return "a format string has computed parts that may contain it"
    }
    if pieces.contains(where: piecesOfOthers.contains) {
      return "a format string is also used with other names"
    }
    let isInCall = pieces.allSatisfy { site.call.start <= $0.start && $0.end <= site.call.end }
    return isInCall ? nil : "a format string is outside of its call, where other code may use it"
  }

  /// Whether a dictionary key is an entire string literal.
  private func isWholeKey(_ key: KnownName) -> Bool {
    let text = document.text
    let quote = UInt8(ascii: "\"")
    let (start, end) = (key.span.start, key.span.end)
    guard start > 0, end < text.count, text[start - 1] == quote, text[end] == quote,
      let value = key.expression?.start, end < value
    else { return false }
    let between = text[(end + 1)..<value].filter { $0 > UInt8(ascii: " ") }
    return between == [UInt8(ascii: ":")] || between == [UInt8(ascii: ":"), UInt8(ascii: "@")]
  }

  // MARK: Layouts

  private func namedThing(at offset: Int, of layout: LayoutDocument) -> NamedThing? {
    if layout.dialect == .extended { return nil }
    let formats = layout.formats.compactMap { format in
      format.offset.map { (start: $0, tree: FormatTree.parse(format.bytes).tree) }
    }
    let equations = layout.equations.compactMap { equation in
      equation.offset.map { (start: $0, names: EquationNames(in: equation.bytes)) }
    }
    let metricNames = Set(layout.metrics.map { $0.name })
    let viewNames = Set(
      layout.views.map { $0.node.name } + equations.flatMap { $0.names.items }
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
        // If a metric and a view have the same name, the name refers to the metric wherever a metric is
        // allowed.
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
    // No view can be named `none`, which means that a view has no superview.
    thing.taken = Set(all.map { $0.name }).union(here.isView ? ["none"] : [])
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
