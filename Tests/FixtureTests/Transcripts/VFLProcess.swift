import Foundation
import VFLTestSupport

/// Runs the `vfl` executable from the build directory in a shell.
enum VFLProcess {
  /// The directory of the build products, which contains `vfl` and the tests.
  static var directory: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let product = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return product.deletingLastPathComponent()
  }

  /// Runs a shell script in the root of the repository with empty standard input.
  static func run(shell text: String) throws -> TranscriptFile.Run {
    try run(process(shell: text))
  }

  /// Runs a process until it exits and returns the contents of both output streams.
  static func run(_ process: Process) throws -> TranscriptFile.Run {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return TranscriptFile.Run(
      printed: String(decoding: bytes, as: UTF8.self), code: process.terminationStatus)
  }

  /// Creates a process that runs a script in a shell.
  static func process(shell text: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", text]
    process.currentDirectoryURL = Repository.root
    // The home directory is never the root of a project. Otherwise, each check of a file would read all sources of
    // this repository as its context.
    process.environment = [
      "PATH": "\(directory.path(percentEncoded: false)):/usr/bin:/bin",
      "HOME": Repository.root.path(percentEncoded: false),
    ]
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
