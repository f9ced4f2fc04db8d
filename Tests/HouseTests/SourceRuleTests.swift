import Testing
import VFLTestSupport

@Suite("Rules for sources")
struct SourceRuleTests {
  private static let sourceFiles = Result { try SourceFile.all(in: "Sources") }

  private static func sources() throws -> [SourceFile] {
    let files = try sourceFiles.get()
    // Without any files, all rules would be satisfied.
    try #require(files.count > 10)
    return files
  }

  private static func manifest() throws -> PackageManifest {
    PackageManifest(reading: try Repository.text(at: "Package.swift"))
  }

  private static func planted(_ text: String, at path: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test("no source file or test file has more than 400 lines")
  func length() throws {
    let files = try Self.sources() + SourceFile.all(in: "Tests")
    expectEqual(files.flatMap(HouseRules.length), [])
    let line = "let value = 1\n"
    let full = Self.planted(String(repeating: line, count: 400), at: "Sources/VFLSyntax/A.swift")
    let over = Self.planted(String(repeating: line, count: 401), at: "Sources/VFLSyntax/A.swift")
    expectEqual(HouseRules.length(of: full), [])
    expectEqual(HouseRules.length(of: over), ["Sources/VFLSyntax/A.swift has 401 lines"])
  }

  @Test("every import of another module is declared in the manifest")
  func undeclaredImports() throws {
    let manifest = try Self.manifest()
    let diagnostics = try Self.sources().flatMap {
      HouseRules.undeclaredImports(of: $0, in: manifest)
    }
    expectEqual(diagnostics, [])
  }

  @Test(
    "an import that the manifest does not declare is detected",
    arguments: [
      "import LayoutSolver", "public import LayoutSolver", "@testable import LayoutSolver",
      "@_exported public import LayoutSolver", "package import struct LayoutSolver.LinearProblem",
    ])
  func plantedImport(line: String) throws {
    let file = Self.planted(
      "// Words.\nimport Foundation\nimport VFLDiagnostics\n\(line)\n",
      at: "Sources/VFLSyntax/A.swift")
    expectEqual(
      HouseRules.undeclaredImports(of: file, in: try Self.manifest()),
      [
        "Sources/VFLSyntax/A.swift imports LayoutSolver, which VFLSyntax does not declare"
      ])
  }

  @Test("a file outside all targets is detected")
  func plantedTarget() throws {
    let file = Self.planted("", at: "Sources/Elsewhere/A.swift")
    expectEqual(
      HouseRules.undeclaredImports(of: file, in: try Self.manifest()),
      [
        "Sources/Elsewhere/A.swift is in no target of the manifest"
      ])
  }

  @Test("every module depends only on lower modules in the list of layers")
  func arrows() throws {
    let manifest = try Self.manifest()
    #expect(manifest.targets.count > 5)
    expectEqual(HouseRules.arrows(in: manifest), [])
  }

  @Test("the library depends on none of the modules that only the command uses")
  func libraryModules() throws {
    let manifest = try Self.manifest()
    var names: Set<String> = []
    var pending = ["VisualFormat", "VisualFormatTesting"]
    while let name = pending.popLast() {
      if names.insert(name).inserted { pending += manifest[name]?.dependencies ?? [] }
    }
    #expect(names.contains("VFLText"))
    let command = ["VFLLogs", "VFLReports", "VFLCode", "VFLSources", "VFLLint", "VFLCompiler"]
    expectEqual(command.filter(names.contains), [])
  }

  @Test(
    "a dependency on a module that is not lower is detected",
    arguments: [
      (
        #"module("VFLRecords", imports: ["VFLDiagnostics", "VFLSyntax"]),"#,
        "VFLRecords depends on VFLSyntax, which is not below it"
      ),
      (
        "module(\n  \"VFLSyntax\",\n  imports: [\n    \"VFLSyntax\",\n  ]),",
        "VFLSyntax depends on VFLSyntax, which is not below it"
      ),
      (
        #".target(name: "VFLGrammar", dependencies: ["VFLSyntax"], path: "Grammar")"#,
        "VFLGrammar depends on VFLSyntax, which is not below it"
      ),
      (
        #"module("VFLRecords", imports: ["Elsewhere"])"#,
        "VFLRecords depends on Elsewhere, which is not below it"
      ),
      (
        #".executableTarget(name: "other", dependencies: ["VFLCommandLine"])"#,
        "other is not in the list of layers"
      ),
    ])
  func plantedArrow(text: String, diagnostic: String) {
    expectEqual(HouseRules.arrows(in: PackageManifest(reading: text)), [diagnostic])
  }

  @Test("only the plugins and vfl-verify-certificate import Foundation")
  func foundation() throws {
    let diagnostics = try Self.sources().flatMap(HouseRules.foundation)
    expectEqual(diagnostics, [])
    for (module, count) in [("VFLSyntax", 2), ("VFLText", 2), ("VFLBuildPlugin", 0)] {
      let file = Self.planted(
        "internal import Foundation\nimport FoundationEssentials\n",
        at: "Sources/\(module)/Deep/A.swift")
      expectEqual(HouseRules.foundation(in: file).count, count)
    }
  }

  @Test("no source file contains marks of unfinished work or unchecked operations")
  func words() throws {
    let diagnostics = try Self.sources().flatMap(HouseRules.words)
    expectEqual(diagnostics, [])
  }

  @Test(
    "a mark of unfinished work or an unchecked operation is detected",
    arguments: HouseRules.forbiddenWords)
  func plantedWord(word: String) {
    let file = Self.planted("let first = 1\n  let value = \(word)", at: "Sources/VFLSyntax/A.swift")
    expectEqual(HouseRules.words(in: file), ["Sources/VFLSyntax/A.swift:2 has `\(word)`"])
  }

  @Test("only the listed source files trap unconditionally")
  func traps() throws {
    let trapping = try Self.sources().filter { !HouseRules.traps(in: $0).isEmpty }.map(\.path)
    // A file that no longer exists or no longer traps must be removed from the list.
    expectEqual(trapping, HouseRules.filesThatTrap.keys.sorted())
    for trap in ["preconditionFailure(", "fatalError(", "Precondition.fail("] {
      let file = Self.planted(
        "let words = [\"preconditionFailure\"]\n  else { \(trap)\"none\") }\n",
        at: "Sources/VFLSyntax/A.swift")
      expectEqual(HouseRules.traps(in: file), ["Sources/VFLSyntax/A.swift:2 has `\(trap)`"])
    }
  }

  @Test("traps in the view modules have a message in release builds")
  func silentTraps() throws {
    try expectEqual(Self.sources().flatMap(HouseRules.silentTraps), [])
    let text = "/// As `precondition(` does.\n  precondition(isRight, \"\\(name) is not\")\n"
    let file = Self.planted(text, at: "Sources/VFLPanels/A.swift")
    expectEqual(
      HouseRules.silentTraps(in: file), ["Sources/VFLPanels/A.swift:2 has `precondition(`"])
    expectEqual(
      HouseRules.silentTraps(in: Self.planted(text, at: "Sources/LayoutSolver/A.swift")), [])
  }

  @Test("only the plugins, VFLSystemConsole and the programs access files and streams")
  func system() throws {
    try expectEqual(Self.sources().flatMap(HouseRules.system), [])
    // A module that no longer imports the system or threads must be removed from the list.
    func targets(importing modules: Set<String>) throws -> Set<String> {
      let files = try Self.sources().filter { !modules.isDisjoint(with: $0.imports) }
      return Set(files.map(\.target))
    }
    let system = HouseRules.systemModules.union(["Foundation"])
    try expectEqual(targets(importing: system), HouseRules.modulesWithSystem)
    try expectEqual(
      targets(importing: system.union(HouseRules.threadModules)), HouseRules.modulesWithThreads)
  }

  @Test(
    "access to files, streams and threads is detected",
    arguments: [
      ("import Glibc", "imports Glibc"), ("internal import Darwin.C", "imports Darwin"),
      ("import func Musl.exit", "imports Musl"), ("import Dispatch", "imports Dispatch"),
      ("  print(1)", ":1 has `print(`"),
      ("let name = CommandLine.arguments[0]", ":1 has `CommandLine.`"),
      ("if let line = readLine() {", ":1 has `readLine(`"),
    ])
  func plantedSystem(line: String, diagnostic: String) {
    let path = "Sources/VFLText/A.swift"
    let separator = diagnostic.hasPrefix(":") ? "" : " "
    expectEqual(
      HouseRules.system(in: Self.planted(line, at: path)), ["\(path)\(separator)\(diagnostic)"])
    for module in HouseRules.modulesWithSystem {
      expectEqual(HouseRules.system(in: Self.planted(line, at: "Sources/\(module)/A.swift")), [])
    }
  }

  @Test(
    "names that contain `print` are not detected as output",
    arguments: ["/// print(made[0])", "  fingerprint(of: line)", "printer.print(files)"])
  func noSystem(line: String) {
    expectEqual(HouseRules.system(in: Self.planted(line, at: "Sources/VFLSyntax/A.swift")), [])
  }

  @Test("no test depends on a clock")
  func clocks() throws {
    let rules = "Tests/HouseTests/"
    let files = try SourceFile.all(in: "Tests").filter { !$0.path.hasPrefix(rules) }
    expectEqual(files.flatMap(HouseRules.clocks), [])
    let path = "Tests/VFLSyntaxTests/A.swift"
    let limit = Self.planted("@Test(.timeLimit(.minutes(1))) func a() {", at: path)
    expectEqual(HouseRules.clocks(in: limit), ["\(path):1 has `.timeLimit(`"])
    let clock = Self.planted("let start = ContinuousClock.now", at: path)
    expectEqual(HouseRules.clocks(in: clock), ["\(path):1 has `ContinuousClock`"])
    expectEqual(
      HouseRules.clocks(in: Self.planted("@Test(.timeLimit(.minutes(30)))", at: path)), [])
  }

  @Test("no source file or test file is empty")
  func emptiness() throws {
    let files = try Self.sources() + SourceFile.all(in: "Tests")
    expectEqual(files.flatMap(HouseRules.emptiness), [])
    let path = "Sources/VFLSyntax/*.swift"
    expectEqual(HouseRules.emptiness(of: Self.planted("", at: path)), ["\(path) is empty"])
    #expect(HouseRules.emptiness(of: Self.planted("// Words.", at: path)) == [])
  }

  @Test("every source file is named after a type or an extension in it")
  func names() throws {
    let misnamed = try Self.sources().filter { !HouseRules.name(of: $0).isEmpty }.map(\.path)
    // A file that no longer exists or is correctly named must be removed from the list.
    expectEqual(misnamed, HouseRules.filesOfOtherNames.keys.sorted())
  }

  @Test(
    "correctly named files are accepted",
    arguments: [
      ("Lexer", "public struct Lexer: Sendable {}"), ("Lexer", "struct Lexer<Text> {}"),
      ("Lexer", "@frozen\npublic indirect enum Lexer {}"),
      ("Lexer", "open class Lexer: Sequence {}"), ("Lexer", "extension Lexer {}"),
      ("Lexer+Number", "extension Lexer {}"), ("Label", "extension Diagnostic.Label {}"),
      ("Names", "typealias Names = [Int]"),
      ("Exports", "// All.\n\n@_exported public import VFLRecords\n"), ("main", "print(1)"),
    ])
  func goodName(name: String, text: String) {
    let file = Self.planted(text, at: "Sources/VFLSyntax/Deep/\(name).swift")
    expectEqual(HouseRules.name(of: file), [])
  }

  @Test(
    "a file that is not named after a declaration in it is detected",
    arguments: [
      ("Lexer", "struct Lexers {}", "Lexer"),
      ("Lexer", "struct Parser { struct Lexer {} }", "Lexer"),
      ("Lexer", "struct Parser {\n  struct Lexer {}\n}", "Lexer"),
      ("Lexer", "let a = 1", "Lexer"),
      ("Lexer+Number", "struct Lexer {}", "Lexer"), ("Helpers", "func help() {}", "Helpers"),
      ("Lexer", "/// The struct Lexer {\nlet a = 1", "Lexer"),
    ])
  func plantedName(name: String, text: String, missing: String) {
    let path = "Sources/VFLSyntax/Deep/\(name).swift"
    expectEqual(
      HouseRules.name(of: Self.planted(text, at: path)), ["\(path) declares no `\(missing)`"])
  }
}
