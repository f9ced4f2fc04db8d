import Foundation

/// The share of the long part of the test suite that runs.
///
/// A test with many cases has a short part, which always runs, and a long part, which the environment
/// variable `VFL_LONG_TESTS` enables:
///
/// - unset or empty: nothing (the default);
/// - `1`: all of the long part;
/// - `K/10` with K from 0 to 9: one tenth. Ten runs, one with each K, cover all of it.
package struct LongTests: Sendable, Equatable {
  /// The tenths of the long part that run.
  private let tenths: Range<Int>

  /// Parses a value of the environment variable; nil if the value is malformed.
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

  /// The first `short` cases, and the others that this share includes.
  package func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    cases.enumerated().filter { $0.offset < short || includes($0.offset) }.map(\.element)
  }

  /// Whether a case of the long part runs, by its index among all cases.
  package func includes(_ index: Int) -> Bool { tenths.contains(index % 10) }

  /// Whether the long part of a file runs if it cannot be divided into cases.
  ///
  /// The hash of the name is the same in every run, unlike the hash of the standard library.
  package func areOn(in file: String) -> Bool {
    includes(file.utf8.reduce(0) { ($0 * 7 + Int($1)) % 1_000_003 })
  }

  /// The share that the environment selects.
  package static let selected: LongTests = {
    let value = ProcessInfo.processInfo.environment["VFL_LONG_TESTS", default: ""]
    guard let selected = LongTests(parsing: value) else {
      preconditionFailure(
        "VFL_LONG_TESTS is \"\(value)\"; expected 1, or K/10 with K from 0 to 9, or nothing")
    }
    return selected
  }()

  /// Whether any of the long part runs.
  package static var isAnyOn: Bool { !selected.tenths.isEmpty }

  /// The first `short` cases, and the others that the environment selects.
  package static func cases<Cases: Collection>(_ cases: Cases, short: Int) -> [Cases.Element] {
    selected.cases(cases, short: short)
  }

  /// Whether the environment selects the long part of a file that cannot be divided into cases.
  package static func areOn(file: String = #fileID) -> Bool { selected.areOn(in: file) }
}
