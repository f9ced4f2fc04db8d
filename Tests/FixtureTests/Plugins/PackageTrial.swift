import Foundation
import VFLTestSupport

/// A copy of the package in `Fixtures/package` that the tests may change, and runs of SwiftPM in it.
///
/// It stands as deep below the root as the fixture does, so its dependency is found. What is built
/// stays from run to run, for the first build of `vfl` takes minutes.
struct PackageTrial {
  /// Whether the environment says `VFL_PLUGIN_TESTS=1`.
  static let isOn = ProcessInfo.processInfo.environment["VFL_PLUGIN_TESTS"] == "1"

  private static let folder = ".build/plugin-trial"
  private static let scratch = ".build/plugin-trial-build"

  /// What stands among the products of the package.
  var products: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.systemPath(of: Self.scratch + "/debug"))
    }
  }

  /// Copies the package.
  init() throws {
    let target = Repository.url(of: Self.folder)
    if FileManager.default.fileExists(atPath: Repository.systemPath(of: Self.folder)) {
      try FileManager.default.removeItem(at: target)
    }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Repository.url(of: "Fixtures/package"), to: target)
  }

  /// The path of a file of the package, from the root of the system.
  func path(of file: String) -> String { Repository.systemPath(of: Self.folder + "/" + file) }

  /// Replaces a piece of a file by a text.
  func edit(_ file: String, _ piece: String, _ text: String) throws {
    try write(file, try self.text(of: file).replacing(piece, with: text))
  }

  /// Writes a file.
  func write(_ file: String, _ text: String) throws {
    try text.write(toFile: path(of: file), atomically: true, encoding: .utf8)
  }

  /// What a file of the package says.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: path(of: file), encoding: .utf8)
  }

  /// Runs SwiftPM in the package, with the name of a tool of it and what else it is told.
  func swift(_ tool: String, _ words: String...) throws -> TranscriptFile.Run {
    try swift(tool, words)
  }

  /// Runs SwiftPM in the package.
  func swift(_ tool: String, _ words: [String]) throws -> TranscriptFile.Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", tool, "--scratch-path", Repository.systemPath(of: Self.scratch)] + words
    process.currentDirectoryURL = Repository.url(of: Self.folder)
    process.standardInput = FileHandle.nullDevice
    return try VFLProcess.run(process)
  }
}
