import VFLDiagnostics
import VFLLint
import VFLSources

/// The formatting changes for the string literals of a source file.
///
/// The changes in a group are applied either completely or not at all.
///
/// Format strings that share a literal belong to the same group, because a change of that literal affects all
/// of them.
struct FormattingChanges {
  /// The distinct format strings of the call sites.
  private let literals: [FormatLiteral]
  /// The formatted version of each element of `literals`.
  private(set) var spelled: [[UInt8]]
  /// The file edits for each element of `literals`.
  private var edits: [[SourceEdit]]
  /// The group of each element of `literals`.
  ///
  /// A group is identified by the index of its first element.
  private var groups: [Int]
  /// For each call site, the index of its format string in `literals`.
  let siteLiterals: [Int]
  /// The call sites.
  private let sites: [FormatSite]
  /// The number of format strings with errors.
  private(set) var invalidCount = 0
  /// The number of unchanged format strings that are not canonical, for each reason.
  private(set) var unformatted: [UnformattedReason: Int] = [:]

  /// The number of distinct format strings.
  var count: Int { literals.count }

  /// The groups that contain changes, in file order.
  var changing: [Int] {
    Set(literals.indices.filter { !edits[$0].isEmpty }.map { groups[$0] }).sorted()
  }

  /// Determines the formatting changes for a source file.
  init(_ scan: HostScan, in text: [UInt8]) {
    sites = scan.sites
    var literals: [FormatLiteral] = []
    var known: [FormatLiteral: Int] = [:]
    siteLiterals = sites.map { site in
      if let index = known[site.literal] { return index }
      known[site.literal] = literals.count
      literals.append(site.literal)
      return literals.count - 1
    }
    self.literals = literals
    spelled = literals.map { $0.text }
    edits = Array(repeating: [], count: literals.count)
    groups = Array(literals.indices)
    var isFixed = Array(repeating: false, count: literals.count)
    var uses: [[Int]] = Array(repeating: [], count: literals.count)
    for (site, literal) in siteLiterals.enumerated() { uses[literal].append(site) }
    for index in literals.indices { isFixed[index] = !spell(index, at: uses[index]) }
    joinGroups()
    rejectConflicts(isFixed)
    rejectSharedLiterals(of: scan.sharedPieces)
    rejectRepeatedTexts(in: text)
  }

  /// Formats the format string of the given call sites.
  ///
  /// Returns `false` if the format string must not change.
  private mutating func spell(_ index: Int, at uses: [Int]) -> Bool {
    let (literal, sites) = (literals[index], sites)
    guard literal.holes.isEmpty else { return false }
    let spelling = FormatRespelling(literal.text) { name in
      let kinds = uses.compactMap { sites[$0].isMetric(name) }
      return kinds.isEmpty ? nil : kinds.contains(true)
    }
    guard let spelling else {
      invalidCount += 1
      return false
    }
    let own = spelling.edits.compactMap { literal.fileEdit(for: $0) }
    let leavesNothing =
      literal.pieces.count > 1
      && literal.pieces.contains { piece in
        !piece.span.isEmpty && own.contains { $0.span == piece.span && $0.replacement.isEmpty }
      }
    guard own.count == spelling.edits.count, !leavesNothing else {
      unformatted[.severalLiterals, default: 0] += 1
      return false
    }
    edits[index] = own
    spelled[index] = spelling.text
    return true
  }

  /// Merges the groups of format strings that share a string literal.
  private mutating func joinGroups() {
    var first: [SourceSpan: Int] = [:]
    for (index, literal) in literals.enumerated() {
      for piece in literal.pieces {
        guard let other = first[piece.span] else {
          first[piece.span] = index
          continue
        }
        let (one, two) = (root(of: index), root(of: other))
        groups[max(one, two)] = min(one, two)
      }
    }
    for index in groups.indices { groups[index] = root(of: index) }
  }

  private func root(of index: Int) -> Int {
    var index = index
    while groups[index] != index { index = groups[index] }
    return index
  }

  /// Discards the changes to a group if its format strings require conflicting changes to a shared string
  /// literal, or if one of its format strings must not change.
  private mutating func rejectConflicts(_ isFixed: [Bool]) {
    var wanted: [SourceSpan: [SourceEdit]] = [:]
    var rejected: Set<Int> = []
    for (index, literal) in literals.enumerated() {
      if isFixed[index] { rejected.insert(groups[index]) }
      for piece in literal.pieces {
        let own = edits[index].filter {
          piece.span.start <= $0.span.start && $0.span.end <= piece.span.end
        }
        if let other = wanted[piece.span], other != own { rejected.insert(groups[index]) }
        wanted[piece.span] = own
      }
    }
    reject(rejected, .sharedPart)
  }

  /// Discards the changes of string literals that the program may also use for other purposes.
  private mutating func rejectSharedLiterals(of shared: Set<SourceSpan>) {
    guard !shared.isEmpty else { return }
    let rejected = literals.indices.filter { index in
      edits[index].contains { edit in
        literals[index].pieces.contains { piece in
          shared.contains(piece.span) && piece.span.start <= edit.span.start
            && edit.span.end <= piece.span.end
        }
      }
    }
    reject(Set(rejected.map { groups[$0] }), .usedElsewhere)
  }

  /// Discards the changes of format strings that also occur in the file outside of a format string, because
  /// the program may compare the two strings.
  private mutating func rejectRepeatedTexts(in text: [UInt8]) {
    var owners: [SourceSpan: [Int]] = [:]
    for (index, literal) in literals.enumerated()
    where !edits[index].isEmpty && literal.pieces.count == 1 {
      owners[literal.pieces[0].span, default: []].append(groups[index])
    }
    let found = RepeatedSpellings.places(
      among: Array(owners.keys), besides: Set(literals.flatMap { $0.pieces.map { $0.span } }),
      in: text)
    let rejected = Set(found.flatMap { owners[$0] ?? [] })
    reject(rejected, .writtenElsewhere)
  }

  /// Discards the changes of the given groups and records the reason.
  mutating func reject(_ rejected: Set<Int>, _ reason: UnformattedReason) {
    guard !rejected.isEmpty else { return }
    for index in literals.indices where rejected.contains(groups[index]) && !edits[index].isEmpty {
      edits[index] = []
      spelled[index] = literals[index].text
      unformatted[reason, default: 0] += 1
    }
  }

  /// Returns the file edits of the given groups, without duplicates.
  func edits(of chosen: Set<Int>) -> [SourceEdit] {
    var seen: Set<SourceEdit> = []
    return literals.indices.filter { chosen.contains(groups[$0]) }.flatMap { edits[$0] }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the number of format strings that change if the given groups are applied.
  func changedCount(of chosen: Set<Int>) -> Int {
    literals.indices.count { chosen.contains(groups[$0]) && !edits[$0].isEmpty }
  }

  /// Returns the format string of each call site after the given groups are applied.
  func texts(with chosen: Set<Int>) -> [[UInt8]] {
    siteLiterals.map { chosen.contains(groups[$0]) ? spelled[$0] : literals[$0].text }
  }
}

extension FormatSite {
  /// Returns whether a name in the format string is a metric; `nil` if it may be a view or a metric.
  ///
  /// A name that is in both dictionaries is a metric.
  fileprivate func isMetric(_ name: String) -> Bool? {
    if metrics.names.contains(where: { $0.name == name }) { return true }
    if views.names.contains(where: { $0.name == name }) { return false }
    if case .exactly = views { return true }
    return nil
  }
}
