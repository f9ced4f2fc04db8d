import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLLowering
import VFLSources

/// The layouts of a source: one for each function, with its format strings as far as they are known.
struct SourceLayouts: Sendable {
  /// The layout of a function.
  struct Layout: Sendable {
    /// The name: the file, the line of the first call, and the function if known.
    let name: String
    /// The format strings with their views and metrics.
    let document: LayoutDocument
    /// Notes about unknown values and how they are replaced, in sentences.
    let notes: [String]
  }

  /// The value of a metric that the source does not determine.
  private static let standIn = 8.0

  /// The layouts, in the order of the text.
  private(set) var layouts: [Layout] = []
  private let lines: FunctionHeads
  private let name: String
  /// The names of the metrics that the command line defines.
  private let given: Set<String>

  /// Reads a source.
  ///
  /// Metrics of the command line need no note.
  init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, wrappers: [FormatWrapper],
    metrics given: [String]
  ) {
    (self.name, self.given) = (name, Set(given))
    lines = FunctionHeads(bytes, language)
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

  /// Returns the layout of the call sites in a function.
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

  private func format(_ site: FormatSite) -> LayoutDocument.Text {
    let (line, column) = lines.place(
      of: site.literal.segments.first?.span.start ?? site.literal.span.start)
    var format = LayoutDocument.Text(
      bytes: site.literal.text, name: name, line: line, column: column)
    if case .exactly(let known) = site.options {
      format.options = known.reduce(into: FormatOptions()) { options, option in
        options.formUnion(FormatOptions(name: option.name) ?? [])
      }
    }
    return format
  }

  /// The names that the format strings of a function need, and the values that the source determines.
  private struct Names {
    private var given: [String] = []
    private var needed: [String] = []
    private(set) var areViewsExact = true
    private(set) var metrics: [String] = []
    private(set) var values: [String: Double] = [:]

    /// The given views.
    ///
    /// If all required views are given, only the required views.
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
        // A metric that is certainly missing is reported as an error instead.
        guard known.keys.contains(name) || !isExact else { continue }
        metrics.append(name)
        if let value = known[name] ?? nil { values[name] = value }
      }
    }
  }
}

extension FormatLiteral {
  /// The text, with an ellipsis for each part that is computed at run time.
  fileprivate var words: String {
    var bytes = text
    for hole in holes.reversed() { bytes.insert(contentsOf: "…".utf8, at: hole.offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatSite {
  /// Whether a run of the program evaluates at most one of two format strings.
  fileprivate func excludes(_ other: FormatSite) -> Bool {
    choices.contains { choice in
      !choice.isElement
        && other.choices.contains { $0.number == choice.number && !choice.meets($0) }
    }
  }
}
