import VFLDocuments
import VFLLint
import VFLRendering
package import VFLSources

/// The numbers of format strings: found, checked, checked in part, and not read.
package struct StringTally: Sendable, Hashable {
  /// The strings that were checked from end to end, with their names.
  package var checked = 0
  /// The strings that were checked in part.
  package private(set) var checkedInPart = 0
  /// How many of these have names of which it is not seen whether they are given.
  package private(set) var withUnseenNames = 0
  /// How many have parts that only a run knows, and were checked around these.
  package private(set) var withComputedParts = 0
  /// The strings that were found and could not be read, by the reason.
  private(set) var unread: [UnreadableSite.Reason: Int] = [:]

  /// Counts a string that was checked, or a part of it.
  mutating func add(_ site: CheckedSite) {
    let isComputed = site.site.hasComputedParts
    if site.hasUnseenNames { withUnseenNames += 1 }
    if isComputed { withComputedParts += 1 }
    if site.hasUnseenNames || isComputed { checkedInPart += 1 } else { checked += 1 }
  }

  /// Counts strings of the extended dialect, whose names are not looked for.
  mutating func addWithoutNames(_ count: Int) {
    withUnseenNames += count
    checkedInPart += count
  }

  /// Counts a string that could not be read.
  mutating func add(_ reason: UnreadableSite.Reason) { unread[reason, default: 0] += 1 }

  /// Takes back strings that could not be read, for they are told elsewhere.
  mutating func remove(_ reason: UnreadableSite.Reason, count: Int) {
    let rest = unread[reason, default: 0] - count
    unread[reason] = rest > 0 ? rest : nil
  }

  /// Adds what was counted elsewhere.
  package mutating func add(_ other: StringTally) {
    checked += other.checked
    checkedInPart += other.checkedInPart
    withUnseenNames += other.withUnseenNames
    withComputedParts += other.withComputedParts
    for (reason, count) in other.unread { unread[reason, default: 0] += count }
  }

  /// How many strings could not be read.
  var unreadCount: Int { unread.values.reduce(0, +) }

  /// How many strings there are.
  package var found: Int { checked + checkedInPart + unreadCount }

  /// The strings that were found and could not be read, the commonest reasons first.
  private var reasons: [(reason: UnreadableSite.Reason, count: Int)] {
    // A stable order where counts are equal: that of the cases.
    byReason.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map { $0.element }
  }

  /// The strings that were found and could not be read, in the order of the reasons' cases.
  package var byReason: [(reason: UnreadableSite.Reason, count: Int)] {
    UnreadableSite.Reason.allCases.compactMap { reason in unread[reason].map { (reason, $0) } }
  }

  /// `3214 strings in 412 files: 3168 checked, 12 in part (12 without their names), 34 not (34 parameters)`.
  package func text(files: Int) -> String {
    var text = "\(WordCount.text(found, "string")) in \(WordCount.text(files, "file"))"
    guard unreadCount + checkedInPart > 0 else { return text }
    text += ": \(WordCount.grouped(checked)) checked"
    let limits = [
      (withUnseenNames, "without their names"), (withComputedParts, "around computed parts"),
    ].filter { $0.0 > 0 }.map { "\(WordCount.grouped($0.0)) \($0.1)" }
    if checkedInPart > 0 {
      text += ", \(WordCount.grouped(checkedInPart)) in part (\(limits.joined(separator: ", ")))"
    }
    if unreadCount > 0 {
      let reasons = reasons.map { WordCount.text($0.count, $0.reason.noun) }
      text +=
        ", \(WordCount.grouped(unreadCount)) not (\(reasons.joined(separator: ", ")))"
    }
    return text
  }

  /// Counts nothing yet.
  package init() {}
}

extension UnreadableSite.Reason {
  /// What stands in the place of the format string, in a word or two.
  fileprivate var noun: String {
    switch self {
    case .parameter: "parameter"
    case .variable: "variable"
    case .callResult: "call result"
    case .receiver: "unknown receiver"
    case .combination: "combination"
    case .effort: "unsearched string"
    case .expression: "expression"
    }
  }
}
