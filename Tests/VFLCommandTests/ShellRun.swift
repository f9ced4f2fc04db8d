import Foundation
import Testing

/// A script that a shell of this machine has run.
struct ShellRun {
  /// What was printed on standard output.
  let output: String
  /// The exit code.
  let code: Int32

  /// Where a shell is; `nil` where there is none.
  static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Has a shell read a script.
  init(_ shell: String, _ flags: [String] = [], script: String) throws {
    let process = Process()
    let (input, printed) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
    process.arguments = flags + ["/dev/stdin"]
    process.standardInput = input
    process.standardOutput = printed
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let bytes = try printed.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: bytes, as: UTF8.self)
    code = process.terminationStatus
  }
}
