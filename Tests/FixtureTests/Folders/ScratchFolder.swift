import Foundation

/// A folder of a test's own, which goes away with it.
final class ScratchFolder {
  let url: URL

  /// Creates an empty folder whose name begins with a word.
  init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in the folder.
  func path(_ name: String = "") -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file, and the folders that it lies in.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names in the folder, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path()).sorted() }
  }

  /// Runs a text in a shell in the folder.
  func run(_ text: String) throws -> TranscriptFile.Run {
    try VFLProcess.run(shell: "cd '\(path())' && \(text)")
  }
}
