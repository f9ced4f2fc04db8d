import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSources

/// The layouts of a source file, one for each function that contains format strings with known values.
struct SourceLayouts: Sendable {
  /// The layout of a function.
  struct Layout: Sendable {
    /// A name that consists of the file, the line of the first call and, if known, the function.
    let name: String
    /// The format strings with their views and metrics.
    let document: LayoutDocument
    /// Notes about omitted format strings and about values that the source does not determine, as sentences.
    let notes: [String]
  }

  /// The value that replaces the unknown value of a metric.
  private static let standIn = 8.0

  /// The layouts, in source order.
  private(set) var layouts: [Layout] = []
  private let lines: FunctionDeclarations
  private let name: String
  /// The names of the metrics that the command line defines.
  private let given: Set<String>

  /// Finds the format strings in a source file and groups them into one layout per function.
  ///
  /// - Parameter given: The names of the metrics that the command line defines. The layouts do not define
  ///   these metrics and have no notes about them.
  init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, wrappers: [FormatWrapper],
    metrics given: [String]
  ) {
    (self.name, self.given) = (name, Set(given))
    lines = FunctionDeclarations(bytes, language)
    let sites = HostScan(bytes, language: language, wrappers: wrappers).sites
    var groups: [[FormatSite]] = []
    var places: [Int: Int] = [:]
    for site in sites {
      let place = places[site.function] ?? groups.count
      places[site.function] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(site)
    }
    layouts = groups.compactMap(layout)
  }

  /// Returns the layout for the call sites in the same function, or `nil` if there are none.
  private func layout(_ sites: [FormatSite]) -> Layout? {
    guard let first = sites.first else { return nil }
    var used: [FormatSite] = []
    var notes: [String] = []
    for site in sites {
      let text = "`\(site.literal.words)`"
      if !site.literal.holes.isEmpty {
        notes.append("\(text) has parts that are computed at run time, and is omitted.")
      } else if used.contains(where: { $0.excludes(site) }) {
        notes.append("\(text) belongs to another branch, and is omitted.")
      } else {
        if case .unknown = site.options {
          notes.append("The options of \(text) are unknown, so none are used.")
        }
        used.append(site)
      }
    }
    let label = lines.functionName(around: first.call.start).map { " \($0)" } ?? ""
    let (line, _) = lines.place(of: first.call.start)
    var document = LayoutDocument(name: name)
    document.formats = used.map(format)
    let names = used.reduce(into: Names()) { $0.add($1) }
    document.declaresViews = names.areViewsExact && !used.isEmpty
    if document.declaresViews {
      document.views = names.shownViews.map { .init(node: LayoutNode(name: $0)) }
    }
    document.declaresMetrics = true
    for metric in names.metrics where !given.contains(metric) {
      let value = names.values[metric]
      if value == nil {
        notes.append(
          "The value of the metric `\(metric)` is unknown, so \(Int(Self.standIn)) is used. "
            + "Set it with `\(Flag.metric.name) \(metric)=NUMBER`.")
      }
      document.metrics.append(
        .init(name: metric, value: .number(value ?? Self.standIn), span: nil))
    }
    return Layout(name: "\(name):\(line)\(label)", document: document, notes: notes)
  }

  private func format(_ site: FormatSite) -> LayoutDocument.Source {
    let (line, column) = lines.place(
      of: site.literal.segments.first?.span.start ?? site.literal.span.start)
    var format = LayoutDocument.Source(
      bytes: site.literal.text, name: name, line: line, column: column)
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
