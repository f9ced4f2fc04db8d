import Foundation

/// The switch for tests that are worth more time than every run has.
package enum LongTests {
  /// Whether the environment says `VFL_LONG_TESTS=1`.
  package static let areOn = ProcessInfo.processInfo.environment["VFL_LONG_TESTS"] == "1"
}
