import Foundation

/// The part of the long tests that runs.
///
/// In a test with many cases, the first cases always run. The other cases are the long part of the test. The
/// environment variable `VFL_LONG_TESTS` selects which cases of the long part run:
///
/// - Unset or empty: none (the default).
/// - `1`: all.
/// - `K/N` with N from 2 to 100 and K from 0 to N - 1: one of N parts. N runs, one for each K, run all cases.
package struct LongTests: Sendable, Equatable {
  /// The number of parts.
  private let count: Int
  /// The part that runs; `nil` for none.
  private let part: Int?

  /// Parses a value of the environment variable; `nil` if the value is malformed.
  package init?(parsing value: String) {
    switch value {
    case "": (count, part) = (1, nil)
    case "1": (count, part) = (1, 0)
    default:
      let numbers = value.split(separator: "/", omittingEmptySubsequences: false)
      guard numbers.count == 2, let part = Self.number(numbers[0]),
        let count = Self.number(numbers[1]), (2...100).contains(count), part < count
      else { return nil }
      (self.count, self.part) = (count, part)
    }
  }

  /// Parses a decimal number without a sign or superfluous zeros.
  private static func number(_ text: Substring) -> Int? {
    Int(text).flatMap { String($0) == text && $0 >= 0 ? $0 : nil }
  }

  /// Returns the first `short` cases and the selected cases of the long part.
  package func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    cases.enumerated().filter { $0.offset < short || includes($0.offset) }.map(\.element)
  }

  /// Returns whether the case at an index of the long part runs.
  package func includes(_ index: Int) -> Bool { index % count == part }

  /// Returns whether a sample of the cases of the long part contains the case at an index.
  ///
  /// - Parameter share: The sample contains one in this number of cases of each part.
  package func samples(_ index: Int, oneIn share: Int) -> Bool {
    (index / count).isMultiple(of: share)
  }

  /// Returns whether the long part of a file runs if the long part cannot be divided into cases.
  ///
  /// The selection depends on a hash of the file name that is the same in every run, unlike the standard
  /// library's hash.
  package func areOn(in file: String) -> Bool {
    includes(file.utf8.reduce(0) { ($0 * 7 + Int($1)) % 1_000_003 })
  }

  /// The part that the environment selects.
  package static let selected: LongTests = {
    let value = ProcessInfo.processInfo.environment["VFL_LONG_TESTS", default: ""]
    guard let selected = LongTests(parsing: value) else {
      preconditionFailure(
        "VFL_LONG_TESTS is \"\(value)\"; expected 1, or K/N such as 3/10, or nothing")
    }
    return selected
  }()

  /// Whether any cases of the long part run.
  package static var isAnyOn: Bool { selected.part != nil }

  /// Returns the first `short` cases and the cases of the long part that the environment selects.
  package static func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    selected.cases(cases, short: short)
  }

  /// Returns whether the environment selects the long part of a file whose long part cannot be divided into
  /// cases.
  package static func areOn(file: String = #fileID) -> Bool { selected.areOn(in: file) }
}
