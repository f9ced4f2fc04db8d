import VFLLint
package import VFLSources
import VFLText

/// The numbers of format strings that were found, completely checked, partly checked, and not checked.
package struct FormatStringCounts: Sendable, Hashable {
  /// The number of strings that were completely checked, including the names that they contain.
  package var checked = 0
  /// The number of strings that were partly checked.
  package private(set) var checkedInPart = 0
  /// The number of partly checked strings that contain names with unknown declarations.
  package private(set) var withUnseenNames = 0
  /// The number of partly checked strings that contain parts that are computed at run time.
  package private(set) var withComputedParts = 0
  /// The number of strings whose value could not be determined, for each reason.
  private(set) var unread: [UnreadableSite.Reason: Int] = [:]

  /// Counts a completely or partly checked string.
  mutating func add(_ site: CheckedSite) {
    let isComputed = site.site.hasComputedParts
    if site.hasUnseenNames { withUnseenNames += 1 }
    if isComputed { withComputedParts += 1 }
    if site.hasUnseenNames || isComputed { checkedInPart += 1 } else { checked += 1 }
  }

  /// Counts extended-dialect strings, whose names are not checked.
  mutating func addWithoutNames(_ count: Int) {
    withUnseenNames += count
    checkedInPart += count
  }

  /// Counts a string whose value could not be determined.
  mutating func add(_ reason: UnreadableSite.Reason) { unread[reason, default: 0] += 1 }

  /// Stops counting strings whose value could not be determined here but was checked at the callers.
  mutating func remove(_ reason: UnreadableSite.Reason, count: Int) {
    let rest = unread[reason, default: 0] - count
    unread[reason] = rest > 0 ? rest : nil
  }

  /// Adds the counts of another input.
  package mutating func add(_ other: FormatStringCounts) {
    checked += other.checked
    checkedInPart += other.checkedInPart
    withUnseenNames += other.withUnseenNames
    withComputedParts += other.withComputedParts
    for (reason, count) in other.unread { unread[reason, default: 0] += count }
  }

  /// The number of strings whose value could not be determined.
  var unreadCount: Int { unread.values.reduce(0, +) }

  /// The total number of strings.
  package var found: Int { checked + checkedInPart + unreadCount }

  /// The number of strings whose value could not be determined, for each reason, in descending order.
  private var reasons: [(reason: UnreadableSite.Reason, count: Int)] {
    // Reasons with equal counts keep the declaration order of the cases.
    byReason.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map { $0.element }
  }

  /// The number of strings whose value could not be determined, for each reason, in declaration order.
  package var byReason: [(reason: UnreadableSite.Reason, count: Int)] {
    UnreadableSite.Reason.allCases.compactMap { reason in unread[reason].map { (reason, $0) } }
  }

  /// Returns a summary such as `3,214 strings in 412 files: 3,168 checked, 12 partly checked (12 with unknown
  /// names), 34 not checked (34 parameters)`.
  package func text(files: Int) -> String {
    var text = "\(CountText.text(found, "string")) in \(CountText.text(files, "file"))"
    guard unreadCount + checkedInPart > 0 else { return text }
    text += ": \(CountText.grouped(checked)) checked"
    let limits = [
      (withUnseenNames, "with unknown names"), (withComputedParts, "with computed parts"),
    ].filter { $0.0 > 0 }.map { "\(CountText.grouped($0.0)) \($0.1)" }
    if checkedInPart > 0 {
      text +=
        ", \(CountText.grouped(checkedInPart)) partly checked (\(limits.joined(separator: ", ")))"
    }
    if unreadCount > 0 {
      let reasons = reasons.map { CountText.text($0.count, $0.reason.noun) }
      text +=
        ", \(CountText.grouped(unreadCount)) not checked (\(reasons.joined(separator: ", ")))"
    }
    return text
  }

  /// Creates empty counts.
  package init() {}
}

extension UnreadableSite.Reason {
  /// A noun for the expression that the call passes as its format string.
  fileprivate var noun: String {
    switch self {
    case .parameter: "parameter"
    case .variable: "variable"
    case .callResult: "call result"
    case .receiver: "unknown receiver"
    case .unresolved: "unresolved call"
    case .combination: "combination"
    case .effort: "unsearched string"
    case .expression: "expression"
    }
  }
}
