package import VFLCodeLayouts
package import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
package import VFLSources
import VFLText

/// The layouts of a source file, one for each function that creates constraints.
///
/// The layout of a function that creates all its constraints with format strings consists of these format
/// strings. The constraints of another function become equations.
package struct SourceLayouts: Sendable {
  /// The layout of a function.
  package struct Layout: Sendable {
    /// A name that consists of the file, the line of the first call and, if known, the function.
    package let name: String
    /// The function; `nil` if it is not known.
    package let declaration: FunctionLayouts.Declaration?
    /// The name of the function; `nil` if it is not known.
    package var functionName: String? { declaration?.name }
    /// The 1-based line on which the layout begins.
    package let line: Int
    /// The format strings with their views and metrics, or equations.
    package let document: LayoutDocument
    /// Notes about omitted constraints and about values that the source does not determine, without a full
    /// stop.
    package fileprivate(set) var notes: [String]
  }

  /// The names with which the command line selects the layouts.
  private var selectors: [String] {
    var counts: [String: Int] = [:]
    func names(_ layout: Layout) -> [String] {
      guard let function = layout.declaration else { return [] }
      return [function.name] + (function.owner.map { [$0 + "." + function.name] } ?? [])
    }
    for layout in layouts { for name in names(layout) { counts[name, default: 0] += 1 } }
    return layouts.map { layout in
      names(layout).first { counts[$0] == 1 }
        ?? String(layout.declaration?.line ?? layout.line)
    }
  }

  /// The layouts, in source order.
  package private(set) var layouts: [Layout] = []
  /// The reasons why functions that create constraints have no layout, without a full stop.
  package private(set) var omissions: [String] = []
  private let lines: SourceLines
  private let name: String
  private let configuration: Configuration
  /// The values of the metrics that the command line defines.
  private let given: [String: Double]

  /// Finds the layouts in a source file.
  ///
  /// The layouts do not define the metrics of the settings, and have no notes about them.
  ///
  /// - Parameters:
  ///   - function: The name of a function or type whose layouts are wanted, or a line of a function;
  ///     `nil` for all layouts.
  ///   - configuration: The configuration of the file, which defines wrapper functions and the spacing.
  package init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, function: String?,
    _ configuration: Configuration, _ settings: LayoutSettings
  ) {
    (self.name, self.configuration) = (name, configuration)
    given = settings.metrics.reduce(into: [:]) {
      if case .number(let number) = $1.value { $0[$1.name] = number }
    }
    lines = SourceLines(bytes)
    let sites = HostScan(bytes, language: language, wrappers: configuration.wrappers).sites
    var groups: [[FormatSite]] = []
    var places: [Int: Int] = [:]
    for site in sites {
      let place = places[site.function] ?? groups.count
      places[site.function] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(site)
    }
    let found = FunctionLayouts(
      bytes, language, name: name, function: function, metrics: given,
      spacing: settings.spacing ?? configuration.spacing ?? .classic,
      contents: configuration.contents(settings))
    for group in groups {
      guard let first = group.first, !found.usesCode(with: first.call) else { continue }
      let declaration = found.declaration(around: first.call)
      guard function == nil || declaration?.isNamed(function) == true else { continue }
      if let layout = layout(group, in: declaration) { layouts.append(layout) }
    }
    let known =
      configuration.wrappers.isEmpty
      ? sites : HostScan(bytes, language: language, wrappers: []).sites
    let calls = Set(sites.map { $0.call }).subtracting(known.map { $0.call })
    layouts += found.layouts.filter { $0.usesCode }.map { coded in
      var result = layout(coded, settings)
      let lines = calls.filter { found.declaration(around: $0)?.line == coded.declaration.line }
        .map { self.lines.position(of: $0.start).line + 1 }
      result.notes += Set(lines).sorted().map {
        "the format string in line \($0) belongs to a wrapper function, and is omitted"
      }
      return result
    }
    layouts.sort { $0.line < $1.line }
    omissions = found.omissions
  }

  private func layout(
    _ layout: FunctionLayouts.Layout, _ settings: LayoutSettings
  ) -> Layout {
    Layout(
      name: "\(name):\(layout.declaration.line) \(layout.declaration.name)",
      declaration: layout.declaration, line: layout.declaration.line,
      document: layout.document(settings), notes: layout.notes)
  }

  /// Returns the layout of a source file, or of one of its functions.
  ///
  /// If there is not exactly one such layout, the document contains the error. A warning lists the
  /// assumptions about the values that the source does not determine.
  package static func document(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, function: String?,
    _ configuration: Configuration, _ settings: LayoutSettings
  ) -> LayoutDocument {
    func found(_ function: String?) -> SourceLayouts {
      SourceLayouts(bytes, language, name: name, function: function, configuration, settings)
    }
    let selected = found(function)
    let layouts = selected.layouts
    guard layouts.count == 1 else {
      let all = function == nil ? selected : found(nil)
      var document = LayoutDocument(name: name)
      document.failure = LazyDiagnostic.severalLayouts(
        path: name, object: function, isAmbiguous: layouts.count > 1,
        names: all.selectors, reasons: layouts.isEmpty ? selected.omissions : []
      ).diagnostic(in: .document)
      return document
    }
    var document = layouts[0].document
    // The user may want another function, which has no layout.
    let notes = layouts[0].notes + selected.omissions.prefix(function == nil ? 3 : 0)
    if !notes.isEmpty {
      document.bag.report(
        .assumedLayout(name: layouts[0].declaration?.name ?? name, assumptions: notes))
    }
    return document
  }

  /// Returns the layout for the call sites in the same function, or `nil` if there are none.
  private func layout(
    _ sites: [FormatSite], in declaration: FunctionLayouts.Declaration?
  ) -> Layout? {
    guard let first = sites.first else { return nil }
    var used: [FormatSite] = []
    var notes: [String] = []
    for site in sites {
      let text = "`\(site.literal.words)`"
      if !site.literal.holes.isEmpty {
        notes.append("\(text) has parts that are computed at run time, and is omitted")
      } else if used.contains(where: { $0.excludes(site) }) {
        notes.append("\(text) belongs to another branch, and is omitted")
      } else {
        if case .unknown = site.options {
          notes.append("the options of \(text) are unknown, so none are used")
        }
        used.append(site)
      }
    }
    let label = declaration.map { " \($0.name)" } ?? ""
    let line = lines.position(of: first.call.start).line + 1
    var document = LayoutDocument(name: name)
    document.spacing = configuration.spacing
    document.formats = used.map(format)
    let names = used.reduce(into: Names()) { $0.add($1) }
    document.declaresViews = names.areViewsExact && !used.isEmpty
    if document.declaresViews {
      document.views = names.shownViews.map { .init(node: LayoutNode(name: $0)) }
    }
    document.declaresMetrics = true
    for metric in names.metrics where given[metric] == nil {
      let value = names.values[metric]
      if value == nil { notes.append(CodeAssumptions.note(about: metric)) }
      document.metrics.append(
        .init(name: metric, value: .number(value ?? CodeAssumptions.standIn), span: nil))
    }
    return Layout(
      name: "\(name):\(line)\(label)", declaration: declaration, line: line,
      document: document, notes: notes)
  }

  private func format(_ site: FormatSite) -> LayoutDocument.Source {
    let place = lines.position(
      of: site.literal.segments.first?.span.start ?? site.literal.span.start)
    var format = LayoutDocument.Source(
      bytes: site.literal.text, name: name, line: place.line + 1, column: place.column + 1)
    if case .exactly(let known) = site.options {
      format.options = known.reduce(into: FormatOptions()) { options, option in
        options.formUnion(FormatOptions(name: option.name) ?? [])
      }
    }
    return format
  }

  /// The names that the format strings of a function require, and the metric values that the source
  /// determines.
  private struct Names {
    private var given: [String] = []
    private var needed: [String] = []
    private(set) var areViewsExact = true
    private(set) var metrics: [String] = []
    private(set) var values: [String: Double] = [:]

    /// The views to show: the required views if the calls provide all of them, otherwise all provided views.
    var shownViews: [String] {
      Set(needed).isSubset(of: given) ? given.filter(Set(needed).contains) : given
    }

    mutating func add(_ site: FormatSite) {
      let required = RequiredNames(of: String(decoding: site.literal.text, as: UTF8.self))
      if case .atLeast = site.views { areViewsExact = false }
      let views = site.views.names.map { $0.name }
      for view in views where !given.contains(view) { given.append(view) }
      needed += required.views
      let known = Dictionary(first: site.metrics.names.map { ($0.name, $0.value) })
      let isExact = if case .exactly = site.metrics { true } else { false }
      for name in required.metrics + required.viewsOrMetrics
      where !views.contains(name) && !metrics.contains(name) {
        // If the metrics are known exactly, a missing metric is an error, so no value is assumed for it.
        guard known.keys.contains(name) || !isExact else { continue }
        metrics.append(name)
        if let value = known[name] ?? nil { values[name] = value }
      }
    }
  }
}

extension FormatLiteral {
  /// The format string, with an ellipsis in place of each part that is computed at run time.
  fileprivate var words: String {
    var bytes = text
    for hole in holes.reversed() { bytes.insert(contentsOf: "…".utf8, at: hole.offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatSite {
  /// Whether no single call of the enclosing function can evaluate both this format string and `other`.
  fileprivate func excludes(_ other: FormatSite) -> Bool {
    choices.contains { choice in
      !choice.isElement
        && other.choices.contains { $0.number == choice.number && !choice.meets($0) }
    }
  }
}
