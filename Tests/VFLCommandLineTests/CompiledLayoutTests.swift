import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLReports
import VFLTestSupport
import VFLText

@testable import VFLCompiler

@Suite("Compiled layouts")
struct CompiledLayoutTests {
  private static let apple = [
    "@container 320x480\n@metrics gap: 8", "H:|-gap-[a(b2)]-[b2(==c)]-|", "V:|[a][b2]|",
    "H:[a]-0-[d]", "V:[d(>=8,gap)]", "@constraint a.width == 2 * d.width",
  ]
  private static let appleErrors = [
    "@container 320x480\n@view a", "H:|-[a(100]-|", "V:|-[b]", "V:|[a]|", "H:[a]-m-[a(10",
    "[c](20)",
  ]
  private static let extended = [
    "@dialect extended\n@container 320x480\n@array cells: a, b\n@metrics g: 8", "V:|[s]|; H:[s][e]",
    "H:|-g-[s:[cells]-g-[c]]-g-|", "HV:[x1..3(x1,>=20)]", "H:|~[d]~[x1]|; G: \"x2 x3\"",
    "@constraint c.width == 2 * d.width",
  ]
  private static let extendedErrors = [
    "@dialect extended\n@container 320x480", "H:[a][b]]; V:[a]-(1/0)-[b]",
    "V:[s:[a][b]]; H:[s:[c]]",
    "[v1..400][w1..400]", "C: a.width = ",
  ]

  private static func document(_ lines: some Sequence<String>) -> LayoutDocument {
    TextDocumentReader.read(Array(lines.joined(separator: "\n").utf8), name: "layout")
  }

  @Test(
    "a layout that is split into several documents compiles to the same constraints and diagnostics",
    arguments: [apple, appleErrors, extended, extendedErrors])
  func documents(lines: [String]) {
    let lint = LintSettings(levels: RuleLevels(), judgesSettings: true)
    let whole = CompiledLayout([Self.document(lines)], lint: lint)
    let parts = CompiledLayout(lines.map { Self.document([$0]) }, lint: lint)
    expectEqual(whole.problem.records, parts.problem.records)
    expectEqual(whole.itemNames, parts.itemNames)
    expectEqual(whole.requiredNames, parts.requiredNames)
    expectEqual(whole.diagnostics, parts.diagnostics)
    expectEqual(whole.hasErrors, lines == Self.appleErrors || lines == Self.extendedErrors)
    #expect(whole.hasErrors || !whole.problem.records.isEmpty)
  }

  @Test(
    "a compiled layout reports the errors of its format strings in order and no lint diagnostics")
  func errors() {
    let lint = LintSettings(levels: RuleLevels(), judgesSettings: true)
    let document = Self.document(["@view a", "[a]-0-[a]", "[a(5]", "[b]", "[a", "[a(m)]-0-[a]"])
    let layout = CompiledLayout([document], lint: lint)
    let places = layout.diagnostics.map { $0.location?.origin }
    expectEqual(places, [.format(1), .format(2), .format(3), .format(4)])
    #expect(layout.diagnostics.allSatisfy { $0.severity == .error })
    // `diagnostics` contains only sources with diagnostics.
    expectEqual(layout.groups.flatMap { $0.sources }.map { $0.origin }, places)
  }

  @Test("settings override documents, and a later document overrides an earlier one")
  func precedence() {
    func size(_ settings: LayoutSettings = LayoutSettings()) -> [Double?] {
      let documents = ["@container 10x20\n[a]", "@container 30x40"].map { Self.document([$0]) }
      let size = CompiledLayout(documents, settings).problem.containerSize
      return [size.horizontal, size.vertical]
    }
    var settings = LayoutSettings()
    expectEqual(size(), [30, 40])
    settings.width = 50
    expectEqual(size(settings), [50, 40])
    settings.size = ContainerSize("-x60")
    expectEqual(size(settings), [nil, 60])
  }

  @Test("a stack gets all of its constraints even if an earlier format string refers to the stack")
  func stacks() {
    let formats = ["V:|[s]|", "H:|[s:[a][b]]|"]
    let layout = CompiledLayout([Self.document(["@dialect extended"] + formats)])
    let reversed = CompiledLayout([Self.document(["@dialect extended"] + formats.reversed())])
    expectEqual(layout.guides.map { $0.name }, ["s"])
    expectEqual(layout.problem.records.count, reversed.problem.records.count)
    expectEqual(layout.problem.records.count, 11)
  }
}
