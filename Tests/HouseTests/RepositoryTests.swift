import Testing
import VFLTestSupport

@Suite("The repository, as tests see it")
struct RepositoryTests {
  @Test("has its manifest at the root")
  func root() throws {
    #expect(Repository.exists("Package.swift"))
    #expect(!Repository.exists("Package.json"))
    #expect(try Repository.text(at: "Package.swift").hasPrefix("// swift-tools-version"))
  }

  @Test("lists the files of a folder, deep ones too, by path")
  func files() {
    let files = Repository.files(in: "Tests", withExtension: "swift")
    #expect(files.contains("Tests/VFLTestSupport/Repository.swift"))
    expectEqual(files, files.sorted())
    #expect(files.allSatisfy { $0.hasSuffix(".swift") })
    expectEqual(Repository.files(in: "Tests", withExtension: "wift"), [])
    expectEqual(Repository.files(in: "Nowhere", withExtension: "swift"), [])
  }
}
