import VFLTestSupport

/// The files of the repository from which inputs are made.
enum FixtureTexts {
  /// A source file's content and its language.
  struct Source: Sendable {
    let text: [UInt8]
    let isSwift: Bool
  }

  /// The logs of conflicts.
  static let logs: [String] = texts(in: "Fixtures/logs", "log").map(\.text)

  /// The layout documents.
  static let layouts: [[UInt8]] =
    (texts(in: "Fixtures/layouts", "vfl")
    + texts(in: "Fixtures/layouts", "json")).map { Array($0.text.utf8) }

  /// The source files.
  static let sources: [Source] = ["Fixtures/app/Sources", "Fixtures/hosts", "Fixtures/conversions"]
    .flatMap { texts(in: $0, "swift") + texts(in: $0, "m") }
    .map { Source(text: Array($0.text.utf8), isSwift: $0.path.hasSuffix(".swift")) }

  private static func texts(in directory: String, _ suffix: String) -> [(
    path: String, text: String
  )] {
    Repository.files(in: directory, withExtension: suffix).compactMap { path in
      (try? Repository.text(at: path)).map { (path, $0) }
    }
  }
}
