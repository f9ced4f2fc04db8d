import Foundation

/// A temporary directory that is removed when its owner is deinitialized.
final class ScratchDirectory {
  let url: URL

  /// Creates an empty directory whose name begins with `name`.
  init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of an entry in the directory.
  func path(_ name: String = "") -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file and creates its parent directories.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of all entries, including hidden ones.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path()).sorted() }
  }

  /// Runs a shell script with the directory as the current directory.
  func run(_ text: String) throws -> TranscriptFile.Run {
    try VFLProcess.run(shell: "cd '\(path())' && \(text)")
  }
}
