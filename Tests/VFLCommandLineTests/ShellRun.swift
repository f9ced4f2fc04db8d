import Foundation
import Testing

/// The result of a shell script.
struct ShellRun {
  /// The contents of standard output.
  let output: String
  /// The exit code.
  let code: Int32

  /// Returns the path of a shell; `nil` if the shell is not installed.
  static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a script in a shell.
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
