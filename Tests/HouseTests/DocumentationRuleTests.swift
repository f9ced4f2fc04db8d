import Testing
import VFLTestSupport

@Suite("Rules for documentation")
struct DocumentationRuleTests {
  private static let architecture = "Sources/VisualFormat/VisualFormat.docc/Architecture.md"

  @Test("every public, package or open declaration has a documentation comment")
  func declarations() throws {
    let files = try ["Sources", "Grammar", "Tests/VFLTestSupport"].flatMap(SourceFile.all)
    expectEqual(files.flatMap(HouseRules.undocumented), [])
  }

  @Test(
    "a public, package or open declaration without a documentation comment is detected",
    arguments: [
      "package struct A {}", "  public var a: Int { 1 }", "open class A {}",
      "@discardableResult package func a() {}", "/// A.\n\npackage func a() {}",
      "// A.\npublic init() {}", "public internal(set) var a = 1", "package enum A {",
    ])
  func plantedDeclaration(text: String) {
    let file = SourceFile(path: "Sources/VFLSyntax/A.swift", text: text)
    expectEqual(HouseRules.undocumented(in: file).count, 1)
  }

  @Test(
    "documented declarations and internal declarations are accepted",
    arguments: [
      "/// A.\npackage struct A {}", "/// A.\n@frozen\npublic struct A {}", "struct A {}",
      "package import VFLRecords", "@_exported public import VFLRecords", "let package = 1",
      "open = KeyHeap()",
    ])
  func documented(text: String) {
    let file = SourceFile(path: "Sources/VFLSyntax/A.swift", text: text)
    expectEqual(HouseRules.undocumented(in: file), [])
  }

  @Test("the changelog has the form of Keep a Changelog")
  func changelog() throws {
    expectEqual(HouseRules.changelog(try Repository.text(at: "CHANGELOG.md")), [])
    let start = "# Changelog\n\nAll.\n\n## Unreleased\n\n"
    expectEqual(
      HouseRules.changelog(start + "## 0.2.0 - 2026-12-24\n\n## 0.1.0 - 2026-11-26\n"), [])
    expectEqual(
      HouseRules.changelog(start + "### Added\n\n## 0.1.0 - 2026-11-26\n\n### Fixed\n"), [])
    expectEqual(
      HouseRules.changelog(start + "### Improved\n\n## 0.1.0 - 2026-11-26\n").count, 1)
    expectEqual(HouseRules.changelog(start).count, 1)
    expectEqual(HouseRules.changelog(start + "## 0.1.0\n").count, 1)
    expectEqual(
      HouseRules.changelog("# Changelog\n\n## 0.1.0 - 2026-11-26\n\n## Unreleased\n").count, 1)
  }

  @Test("no file contains a path of the author's machine or a signature of a tool")
  func traces() throws {
    let files = try Repository.allFiles.map {
      SourceFile(path: $0, text: try Repository.text(at: $0))
    }
    try #require(files.count > 100)
    expectEqual(files.flatMap(HouseRules.traces), [])
  }

  @Test(
    "a path of the author's machine is detected",
    arguments: [
      ["see ", "home", "me"], ["`", "tmp", "a.txt"], ["", "Users", "me"], ["(", "root", "x"],
    ])
  func plantedPath(parts: [String]) {
    let file = SourceFile(path: "A.md", text: "one\n" + parts.joined(separator: "/"))
    expectEqual(HouseRules.traces(in: file).count, 1)
  }

  @Test("the solver page lists every directory of the solver and the file to read first")
  func solver() throws {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Solver.md")
    let paths = Repository.files(in: "Sources/LayoutSolver", withExtension: "swift")
    let directories = Set(paths.map { $0.split(separator: "/").dropFirst(2).dropLast() })
    try #require(directories.count > 10)
    for directory in directories {
      let cell = "| " + directory.map { "`\($0)`" }.joined(separator: ", ") + " | "
      let row = page.split(separator: "\n").first { $0.hasPrefix(cell) }
      let file = row?.split(separator: "`").dropLast().last
      let path = "Sources/LayoutSolver/\(directory.joined(separator: "/"))/\(file ?? "").swift"
      #expect(paths.contains(path), "\(directory) begins with \(file ?? "nothing")")
    }
  }

  @Test("the architecture page lists the modules and imports of the manifest, on at most 250 lines")
  func architecture() throws {
    let manifest = PackageManifest(reading: try Repository.text(at: "Package.swift"))
    let page = try Repository.text(at: Self.architecture)
    expectEqual(HouseRules.architecture(page, manifest), [])
    let other = page.replacing("| `VFLRecords` | `VFLDiagnostics` |", with: "| `VFLRecords` | |")
      .replacing("**`vfl`**", with: "vfl")
    expectEqual(
      HouseRules.architecture(other, manifest),
      [
        "`VFLRecords` does not list the imports of the manifest", "`vfl` has no paragraph",
      ])
    let long = page + String(repeating: "\n", count: 250)
    expectEqual(HouseRules.architecture(long, manifest).count, 1)
  }
}
