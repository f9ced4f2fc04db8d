import Foundation

/// The origin of a layout: a seed or a file.
enum LayoutSource: Sendable, Equatable {
  /// A layout that is generated from a seed.
  case generated(LayoutShape, seed: UInt64)
  /// A layout document at a path.
  case file(String)

  /// The name in the table.
  var name: String {
    switch self {
    case .generated(let shape, let seed): "\(shape.rawValue)-\(seed)"
    case .file(let path): URL(filePath: path).deletingPathExtension().lastPathComponent
    }
  }

  /// The name of the layout document in diagnostics.
  var documentName: String {
    if case .file(let path) = self { return path }
    return name + ".vfl"
  }

  /// The arguments that select this layout.
  var arguments: [String] {
    switch self {
    case .generated(let shape, let seed): ["--shape", shape.rawValue, "--seed", String(seed)]
    case .file(let path): [path]
    }
  }

  /// Returns the layout document.
  ///
  /// - Throws: ``UsageError`` if a file cannot be read.
  func text() throws(UsageError) -> String {
    switch self {
    case .generated(let shape, let seed): return shape.document(seed: seed)
    case .file(let path):
      guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
        throw UsageError(message: "cannot read \(path)")
      }
      return text
    }
  }
}
