import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Tests of projects in which every format string is correct.
///
/// `CorrectSourcesTests` checks each of the single files.
@Suite("Correct projects of several files")
struct CorrectProjectsTests {
  private static let directory = "Fixtures/hosts/correct/"

  /// The paths of all files below a directory of `correct`, relative to this directory.
  private static func paths(in name: String) -> [String] {
    ["h", "m", "mm", "swift"].flatMap {
      Repository.files(in: directory + name, withExtension: $0)
    }.map { String($0.dropFirst(directory.count + name.count + 1)) }
  }

  /// The names of all projects.
  private static let projects = Set(
    paths(in: "projects").map { String($0.prefix { $0 != "/" }) }
  ).sorted()

  /// Returns the texts of all files below a directory of `correct`, by path relative to this directory.
  private func files(_ name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in Self.paths(in: name) {
      files[path] = try Repository.text(at: "\(Self.directory)\(name)/\(path)")
    }
    return files
  }

  /// Returns the codes that `check` reports for all files below a directory of `correct`.
  private func codes(_ name: String) throws -> Set<String> {
    Set(Transcript(["check", "."], files: try files(name)).codes)
  }

  @Test func `there are at least 20 correct projects`() { #expect(Self.projects.count >= 20) }

  @Test(arguments: projects)
  func `a correct project has no diagnostics`(project: String) throws {
    expectEqual(try codes("projects/\(project)"), [])
  }

  @Test func `lint rules report nothing for single files`() throws {
    for directory in ["objc", "swift"] {
      for (path, text) in try files(directory) {
        let codes = Transcript(["check", path], files: [path: text]).codes
        expectEqual(codes.filter { $0.hasPrefix("VFL05") }, [], "\(directory)/\(path)")
      }
    }
  }

  @Test func `single files that are checked together have no additional diagnostics`() throws {
    let texts = try files("swift").merging(files("objc")) { $1 }
    #expect(texts.count > 220)
    let together = Transcript(["check", "--format", "short", "."], files: texts).output
    let paths = Set(together.split(separator: "\n").map { String($0.prefix { $0 != ":" }) })
    for path in paths.sorted() {
      guard let text = texts[path] else { continue }
      #expect(!Transcript(["check", path], files: [path: text]).codes.isEmpty, "\(path)")
    }
  }
}
