import Foundation

/// What the environment asks of the tests that try random input for as long as a person wants.
package enum FuzzRun {
  /// The first seed, from `VFL_FUZZ_SEED`; 1 if it is not there.
  package static let seed = number("VFL_FUZZ_SEED") ?? 1
  /// How many seeds are tried, from `VFL_FUZZ_COUNT`; 0 if it is not there.
  package static let count = number("VFL_FUZZ_COUNT") ?? 0
  /// Whether each step is printed before it is made, with `VFL_FUZZ_TRACE=1`: what is needed where a
  /// step ends the process.
  package static let isTraced = number("VFL_FUZZ_TRACE") == 1
  /// A script to run again, from `VFL_FUZZ_SCRIPT`.
  package static let script = ProcessInfo.processInfo.environment["VFL_FUZZ_SCRIPT"]

  /// Prints a line at once, so that it is there even if the next step ends the process.
  package static func trace(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
