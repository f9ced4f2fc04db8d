import Foundation
import VFLTestSupport

/// Runs of the program `vfl` that stands beside the tests, as a person's shell runs it.
enum VFLProcess {
  /// The folder that `vfl` was built into, which is the one of the tests.
  static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let product = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return product.deletingLastPathComponent()
  }

  /// Runs a text in a shell at the root of the repository, with nothing on standard input.
  static func run(shell text: String) throws -> TranscriptFile.Run {
    try run(process(shell: text))
  }

  /// Runs a process to its end, and gives what it printed on both of its streams.
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

  /// A shell with a text to run, not yet started.
  static func process(shell text: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", text]
    process.currentDirectoryURL = Repository.root
    process.environment = ["PATH": "\(folder.path(percentEncoded: false)):/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
