/// A language in whose string literals people write format strings.
package enum HostLanguage: Sendable, Hashable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// The language of a file by its extension, without the dot; `nil` when it is no host.
  package init?(fileExtension: some StringProtocol) {
    switch fileExtension {
    case "swift": self = .swift
    case "m", "mm", "h", "pch": self = .objectiveC
    default: return nil
    }
  }
}
