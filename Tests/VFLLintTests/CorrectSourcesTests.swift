import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of source files in which every format string is correct.
///
/// `CorrectProjectsTests` checks the projects, which have several files, and applies the lint rules for all
/// format strings of a file.
@Suite("Correct source files")
struct CorrectSourcesTests {
  private static let directory = "Fixtures/hosts/correct/"

  /// The paths of all files, relative to the directory `correct`.
  private static let paths =
    (Repository.files(in: directory + "swift", withExtension: "swift")
    + ["h", "m", "mm"].flatMap { Repository.files(in: directory + "objc", withExtension: $0) })
    .map { String($0.dropFirst(directory.count)) }

  /// Returns the codes of the diagnostics for a file.
  private func codes(_ path: String) throws -> Set<String> {
    let source = try Repository.text(at: Self.directory + path)
    let language: HostLanguage = path.hasSuffix(".swift") ? .swift : .objectiveC
    let scan = HostScan(Array(source.utf8), language: language)
    return Set(SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue))
  }

  @Test func `there are more than 220 correct files`() { #expect(Self.paths.count > 220) }

  @Test(arguments: paths)
  func `a correct file has no diagnostics`(path: String) throws {
    expectEqual(try codes(path), [])
  }
}
