package import VFLDiagnostics
import VFLLowering
package import VFLSources

/// Runs the lint rules on the format strings of a source file.
package enum SiteLint {
  /// Returns the diagnostics of all rules without duplicates, ordered by position.
  ///
  /// Spans refer to the bytes of the file.
  ///
  /// Format strings with an error or a computed part are skipped. If a skipped or unreadable format string
  /// uses the same dictionary as others, the names in the dictionary are not reported as unused.
  package static func diagnostics(
    of sites: [CheckedSite], in scan: HostScan, levels: RuleLevels = RuleLevels()
  ) -> [Diagnostic] {
    // No limit applies here, because only some of these diagnostics are selected at the end.
    let limit = Int.max
    var found: [Diagnostic] = []
    let unreadViews = Set(scan.unreadable.compactMap { $0.viewsSource })
    let unreadMetrics = Set(scan.unreadable.compactMap { $0.metricsSource })
    let variables = ViewVariables(sites)
    for members in groups(of: sites, by: { $0.viewsSource }) {
      var group = FormatGroup()
      let checked = members.map { sites[$0] }
      let source = checked.first?.site.viewsSource
      if let source, !unreadViews.contains(source) {
        group.views = allNames(checked, { $0.views }) ?? []
      }
      group.otherViews = variables.views(of: checked, usedOutside: source)
      found += Lint.diagnostics(
        of: uses(of: members, in: sites), in: group, levels: levels, limit: limit)
    }
    let unused = levels.only(.unusedMetric)
    for members in groups(of: sites, by: { $0.metricsSource }) {
      guard let first = members.first, let source = sites[first].site.metricsSource,
        !unreadMetrics.contains(source),
        let names = allNames(members.map { sites[$0] }, { $0.metrics }), !names.isEmpty
      else { continue }
      var group = FormatGroup()
      group.metrics = names
      found += Lint.diagnostics(
        of: uses(of: members, in: sites), in: group, levels: unused, limit: limit)
    }
    let repeats = levels.only(.repeatedFormat, .repeatedConstraint)
    for members in lists(of: sites) {
      var group = FormatGroup()
      group.areActiveTogether = true
      found += Lint.diagnostics(
        of: uses(of: members, in: sites), in: group, levels: repeats, limit: limit)
    }
    return certain(found, of: sites).inTextOrder
  }

  /// Returns groups of call site indices.
  ///
  /// The strings of a group are elements of the same list. A loop passes all elements of the list to a call
  /// with the same views, metrics and options.
  private static func lists(of sites: [CheckedSite]) -> [[Int]] {
    var lists: [SourceSpan: [Int]] = [:]
    for (index, checked) in sites.enumerated() {
      let site = checked.site
      guard site.choices.count == 1, let choice = site.choices.first, choice.isElement,
        choice.leadsToCall, !site.isComposed, site.viewsSource != nil,
        checked.options != nil, case .exactly(let views) = site.views,
        case .exactly(let metrics) = site.metrics
      else { continue }
      // A name that is declared after the list may refer to another view in each iteration.
      let isNamedBefore = (views + metrics).allSatisfy { $0.span.end < site.literal.span.start }
      if isNamedBefore { lists[site.call, default: []].append(index) }
    }
    return lists.values.filter { members in
      members.count > 1
        && Set(members.map { sites[$0].site.choices.map { $0.number } }).count == 1
    }.sorted { $0[0] < $1[0] }
  }

  /// Maps the locations of diagnostics to the source file, and removes duplicates.
  ///
  /// Diagnostics are omitted if the program may never create the string, or if they refer to text that a
  /// wrapper function adds.
  private static func certain(_ found: [Diagnostic], of sites: [CheckedSite]) -> [Diagnostic] {
    let combinations = SiteCombinations(sites.map { $0.site })
    var bySite: [Int: Set<Diagnostic.Place>] = [:]
    let placed = found.compactMap { diagnostic -> (site: Int?, inFile: Diagnostic)? in
      if case .format(let index)? = diagnostic.location?.origin, let location = diagnostic.location,
        sites[index].site.literal.isAdded(location.span)
      {
        return nil
      }
      let inFile = inFile(diagnostic, of: sites)
      guard case .format(let index) = diagnostic.location?.origin else { return (nil, inFile) }
      if !sites[index].site.choices.isEmpty { bySite[index, default: []].insert(inFile.place) }
      return (index, inFile)
    }
    var seen: Set<Diagnostic> = []
    return placed.compactMap { index, diagnostic in
      let isCertain =
        index.map {
          combinations.isCertain($0, ofText: diagnostic.isOfText) { other in
            bySite[other]?.contains(diagnostic.place) == true
          }
        } ?? true
      return isCertain && seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }

  /// Groups the indices of the call sites by their dictionaries.
  ///
  /// A call site whose dictionary is unknown forms a separate group.
  private static func groups(
    of sites: [CheckedSite], by source: (FormatSite) -> Int?
  ) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [Int: Int] = [:]
    for (index, checked) in sites.enumerated() {
      guard let source = source(checked.site) else {
        groups.append([index])
        continue
      }
      if let place = places[source] {
        groups[place].append(index)
      } else {
        places[source] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Returns the lint inputs of the call sites whose format strings have neither an error nor a computed
  /// part.
  ///
  /// The origin of an input contains the index of its call site.
  private static func uses(of members: [Int], in sites: [CheckedSite]) -> [FormatUse] {
    var last: (names: [KnownName], values: [String: Double], areKnown: Bool) = ([], [:], true)
    return members.compactMap { index in
      let checked = sites[index]
      guard checked.records != nil else { return nil }
      var use = FormatUse(checked.tree, origin: .format(index), options: checked.options)
      use.areOptionsImplied = checked.site.options.areImplied
      if case .exactly(let options) = checked.site.options {
        // The options that a configuration defines for a wrapper function are not in the file.
        use.optionSpans = options.filter { !$0.span.isEmpty }.compactMap { option in
          FormatOptions(name: option.name).map { ($0, option.span) }
        }
      }
      if checked.site.metrics.names != last.names {
        last = (checked.site.metrics.names, [:], true)
        for name in last.names {
          last.values[name.name] = name.value
          last.areKnown = last.areKnown && name.value != nil
        }
      }
      use.metricValues = last.values
      if case .exactly = checked.site.metrics { use.knowsAllMetrics = last.areKnown }
      return use
    }
  }

  /// Returns the names that the call sites declare.
  ///
  /// Returns `nil` if a call site has an error or unknown names, because it may use any declared name.
  private static func allNames(
    _ sites: [CheckedSite], _ knowledge: (FormatSite) -> NameKnowledge
  ) -> [GivenName]? {
    var given: [GivenName] = []
    var seen: Set<SourceSpan> = []
    var last: [KnownName] = []
    for checked in sites {
      guard checked.records != nil, case .exactly(let names) = knowledge(checked.site) else {
        return nil
      }
      // Consecutive calls mostly use the same names.
      if names == last { continue }
      last = names
      for name in names where seen.insert(name.span).inserted {
        given.append(GivenName(name.name, span: name.span))
      }
    }
    return given
  }

  private static func inFile(_ diagnostic: Diagnostic, of sites: [CheckedSite]) -> Diagnostic {
    // A label can refer to another format string than its diagnostic.
    let labels = diagnostic.labels.map { label in
      guard case .format(let index) = label.location.origin else { return label }
      let span = sites[index].fileSpan(of: label.location.span)
      return Diagnostic.Label(SourceLocation(.document, span), label.message)
    }
    guard case .format(let index) = diagnostic.location?.origin else {
      return diagnostic.with(labels: labels)
    }
    let inFile = CheckedSite.inFile(diagnostic.with(labels: []), of: sites[index].site)
    return inFile.with(labels: labels + inFile.labels)
  }
}
