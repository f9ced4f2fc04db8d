import Foundation

/// The part of the long tests that runs.
///
/// In a test with many cases, the first cases always run. The other cases are the long part of the test. The
/// environment variable `VFL_LONG_TESTS` selects which cases of the long part run:
///
/// - Unset or empty: none (the default).
/// - `1`: all.
/// - `K/10` with K from 0 to 9: one tenth. Ten runs, one for each K, run all cases.
package struct LongTests: Sendable, Equatable {
  /// The tenths of the long part that run.
  private let tenths: Range<Int>

  /// Parses a value of the environment variable; `nil` if the value is malformed.
  package init?(parsing value: String) {
    switch value {
    case "": tenths = 0..<0
    case "1": tenths = 0..<10
    default:
      let digits = Array(value.utf8)
      guard value.utf8.dropFirst().elementsEqual("/10".utf8), (0x30...0x39).contains(digits[0])
      else { return nil }
      tenths = Int(digits[0] - 0x30)..<Int(digits[0] - 0x30) + 1
    }
  }

  /// Returns the first `short` cases and the selected cases of the long part.
  package func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    cases.enumerated().filter { $0.offset < short || includes($0.offset) }.map(\.element)
  }

  /// Returns whether the case at an index of the long part runs.
  package func includes(_ index: Int) -> Bool { tenths.contains(index % 10) }

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
        "VFL_LONG_TESTS is \"\(value)\"; expected 1, or K/10 with K from 0 to 9, or nothing")
    }
    return selected
  }()

  /// Whether any cases of the long part run.
  package static var isAnyOn: Bool { !selected.tenths.isEmpty }

  /// Returns the first `short` cases and the cases of the long part that the environment selects.
  package static func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    selected.cases(cases, short: short)
  }

  /// Returns whether the environment selects the long part of a file whose long part cannot be divided into
  /// cases.
  package static func areOn(file: String = #fileID) -> Bool { selected.areOn(in: file) }
}
