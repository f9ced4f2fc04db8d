import Testing
import VFLTestSupport

@Suite("Repository access in tests")
struct RepositoryTests {
  @Test("the repository root contains the package manifest")
  func root() throws {
    #expect(Repository.exists("Package.swift"))
    #expect(!Repository.exists("Package.json"))
    #expect(try Repository.text(at: "Package.swift").hasPrefix("// swift-tools-version"))
  }

  @Test("the files of a directory are listed recursively and sorted by path")
  func files() {
    let files = Repository.files(in: "Tests", withExtension: "swift")
    #expect(files.contains("Tests/VFLTestSupport/Repository.swift"))
    expectEqual(files, files.sorted())
    #expect(files.allSatisfy { $0.hasSuffix(".swift") })
    expectEqual(Repository.files(in: "Tests", withExtension: "wift"), [])
    expectEqual(Repository.files(in: "Nowhere", withExtension: "swift"), [])
  }
}
