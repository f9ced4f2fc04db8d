import VFLDiagnostics
import VFLSources

/// The names that some sites are given, found without a walk.
///
/// Calls in a row are mostly given the same dictionaries, so what was looked up last is kept.
struct SiteNames {
  /// The known names of one kind.
  struct Table {
    /// What the scan says.
    let knowledge: NameKnowledge
    /// The forms of names that the program makes as it runs.
    let forms: [NamePattern]
    /// The names, with their numbers where these are known.
    let values: [String: Double?]
    /// The kinds of the values of the names, as far as they are known.
    let kinds: [String: GivenKind]
    /// Whether there are no others.
    let isExact: Bool
    /// The names, in their order, and behind them some for each form.
    let names: [String]

    fileprivate init(_ knowledge: NameKnowledge, _ forms: [NamePattern]) {
      (self.knowledge, self.forms) = (knowledge, forms)
      values = Dictionary(first: knowledge.names.map { ($0.name, $0.value) })
      kinds = Dictionary(
        first: knowledge.names.compactMap { name in name.kind.map { (name.name, $0) } })
      names = knowledge.names.map { $0.name } + forms.flatMap { $0.samples }
      if case .exactly = knowledge { isExact = true } else { isExact = false }
    }
  }

  /// The names that a site is given.
  struct Pair {
    /// The views.
    let views: Table
    /// The metrics.
    let metrics: Table
  }

  private var tables: [Table] = []

  /// Creates a collection of no names.
  init() {}

  /// The names that a site is given.
  mutating func names(of site: FormatSite) -> Pair {
    Pair(
      views: table(of: site.views, site.viewForms),
      metrics: table(of: site.metrics, site.metricForms))
  }

  private mutating func table(of knowledge: NameKnowledge, _ forms: [NamePattern]) -> Table {
    let known = tables.last { $0.knowledge == knowledge && $0.forms == forms }
    if let known { return known }
    let table = Table(knowledge, forms)
    if tables.count >= 4 { tables.removeFirst() }
    tables.append(table)
    return table
  }
}

extension NamePattern {
  /// Names of the form for a list: `row0`, `row1` and `row…`.
  fileprivate var samples: [String] {
    let numbers = isNumbered ? ["0", "1", "…"] : ["…"]
    return numbers.map { prefix + $0 + suffix }
  }
}
