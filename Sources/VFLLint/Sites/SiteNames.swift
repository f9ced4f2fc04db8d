import VFLDiagnostics
import VFLSources

/// Lookup tables for the names of call sites.
///
/// Consecutive calls mostly use the same dictionaries, so the tables of the last lookups are cached.
struct SiteNames {
  /// The known names of one kind.
  struct Table {
    /// The names as found by the scan.
    let knowledge: NameKnowledge
    /// The patterns of names that the program computes.
    let forms: [NamePattern]
    /// The names with their values, if these are known.
    let values: [String: Double?]
    /// The known kinds of the values.
    let kinds: [String: GivenKind]
    /// The keys of each variable that is a value, in source order, without keys that a format string cannot
    /// contain.
    let keys: [String: [String]]
    /// Whether the table contains all names.
    let isExact: Bool
    /// The names in source order, followed by sample names for each pattern.
    let names: [String]

    fileprivate init(_ knowledge: NameKnowledge, _ forms: [NamePattern]) {
      (self.knowledge, self.forms) = (knowledge, forms)
      values = Dictionary(first: knowledge.names.map { ($0.name, $0.value) })
      kinds = Dictionary(
        first: knowledge.names.compactMap { name in name.kind.map { (name.name, $0) } })
      keys = knowledge.names.reduce(into: [:]) { keys, name in
        guard let variable = name.variable, NameText.isName(name.name) else { return }
        keys[variable, default: []].append(name.name)
      }
      names = knowledge.names.map { $0.name } + forms.flatMap { $0.samples }
      if case .exactly = knowledge { isExact = true } else { isExact = false }
    }
  }

  /// The views and metrics of a call site.
  struct Pair {
    /// The views.
    let views: Table
    /// The metrics.
    let metrics: Table
  }

  private var tables: [Table] = []

  /// Creates an empty cache.
  init() {}

  /// Returns the names of a call site.
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
  /// Sample names of the pattern for lists in diagnostics, such as `row0`, `row1` and `row…`.
  fileprivate var samples: [String] {
    let numbers = isNumbered ? ["0", "1", "…"] : ["…"]
    return numbers.map { prefix + $0 + suffix }
  }
}
