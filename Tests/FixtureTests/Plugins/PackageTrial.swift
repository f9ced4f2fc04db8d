import Foundation
import VFLTestSupport

/// A modifiable copy of the package in `Fixtures/package` in which tests run SwiftPM.
///
/// The copy is at the same depth in the repository as the fixture, so the relative path of its
/// dependency stays valid. The build products are kept between runs because the first build of
/// `vfl` takes minutes.
struct PackageTrial {
  /// Whether the environment contains `VFL_PLUGIN_TESTS=1`.
  static let isOn = ProcessInfo.processInfo.environment["VFL_PLUGIN_TESTS"] == "1"

  private static let directory = ".build/plugin-trial"
  private static let scratch = ".build/plugin-trial-build"

  /// The names of the products of the package.
  var products: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.systemPath(of: Self.scratch + "/debug"))
    }
  }

  /// Copies the package.
  init() throws {
    let target = Repository.url(of: Self.directory)
    if FileManager.default.fileExists(atPath: Repository.systemPath(of: Self.directory)) {
      try FileManager.default.removeItem(at: target)
    }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Repository.url(of: "Fixtures/package"), to: target)
    // The package is a project of its own. Otherwise, each check would read all sources of this repository as its
    // context.
    try FileManager.default.createDirectory(
      at: target.appending(path: ".git"), withIntermediateDirectories: false)
  }

  /// Returns the absolute path of a file in the package.
  func path(of file: String) -> String { Repository.systemPath(of: Self.directory + "/" + file) }

  /// Replaces a string in a file.
  func edit(_ file: String, _ piece: String, _ text: String) throws {
    try write(file, try self.text(of: file).replacing(piece, with: text))
  }

  /// Writes a file.
  func write(_ file: String, _ text: String) throws {
    try text.write(toFile: path(of: file), atomically: true, encoding: .utf8)
  }

  /// Returns the contents of a file in the package.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: path(of: file), encoding: .utf8)
  }

  /// Runs a SwiftPM subcommand with further arguments in the package.
  func swift(_ tool: String, _ words: String...) throws -> TranscriptFile.Run {
    try swift(tool, words)
  }

  /// Runs a SwiftPM subcommand with further arguments in the package.
  func swift(_ tool: String, _ words: [String]) throws -> TranscriptFile.Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", tool, "--scratch-path", Repository.systemPath(of: Self.scratch)] + words
    process.currentDirectoryURL = Repository.url(of: Self.directory)
    process.standardInput = FileHandle.nullDevice
    return try VFLProcess.run(process)
  }
}
