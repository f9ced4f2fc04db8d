import Foundation

@testable import VFLChecking
@testable import VFLSystemConsole

/// A temporary directory that is removed when its owner is deinitialized.
final class TestDirectory: Sendable {
  private let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "vfl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    root = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> FilePath {
    name.isEmpty ? FilePath(root) : FilePath(root).appending(name)
  }

  /// Creates a file or truncates an existing file, and writes to the file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name).text))
  }

  /// Writes a new file and renames it to `name`.
  func save(_ text: String, to name: String) throws {
    try write(text, to: "editor.tmp")
    try check(rename(path("editor.tmp").text, path(name).text))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name).text) }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name).text, encoding: .utf8)
  }

  /// The sorted names of all entries, including hidden ones.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: root).sorted() }
  }

  func link(_ name: String, to target: String) throws {
    try check(symlink(target, path(name).text))
  }

  func setMode(_ mode: Int, of name: String) throws {
    try check(chmod(path(name).text, mode_t(mode)))
  }

  func mode(of name: String) throws -> Int {
    var status = stat()
    try check(stat(path(name).text, &status))
    return Int(status.st_mode & 0o7777)
  }

  private func check(_ result: Int32) throws {
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  #if os(Linux)
    /// Whether the file system supports leases, which detect programs that have a file open.
    var hasLeases: Bool {
      get throws {
        try write("", to: "lease")
        defer { try? remove("lease") }
        return OpenFile(path("lease"), O_RDONLY)?.lease(isForWriting: false) == 0
      }
    }

    private static let attributesKey = FileAttributeKey("NSFileExtendedAttributes")

    /// Sets an extended attribute and returns whether the file system stores the attribute.
    func setAttribute(_ name: String, _ value: [UInt8], of file: String) -> Bool {
      (try? FileManager.default.setAttributes(
        [Self.attributesKey: [name: Data(value)]], ofItemAtPath: path(file).text)) != nil
        && attribute(name, of: file) == value
    }

    func attribute(_ name: String, of file: String) -> [UInt8]? {
      let all = try? FileManager.default.attributesOfItem(atPath: path(file).text)
      return (all?[Self.attributesKey] as? [String: Data])?[name].map { Array($0) }
    }
  #endif
}
