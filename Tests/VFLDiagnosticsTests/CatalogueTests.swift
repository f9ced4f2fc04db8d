import Foundation
import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("The catalog of diagnostics")
struct CatalogueTests {
  @Test("the catalog has one page for each code, in the order of the codes")
  func everyCodeOnce() {
    let codes = DiagnosticPage.all.map(\.code)
    expectEqual(codes.map(\.rawValue), DiagnosticCode.allCases.map(\.rawValue).sorted())
    for code in DiagnosticCode.allCases {
      expectEqual(DiagnosticPage.of(code).code, code)
    }
  }

  @Test("the name of a code in the catalog is the name of its case in the source")
  func names() {
    for code in DiagnosticCode.allCases { expectEqual(code.name, String(describing: code)) }
  }

  @Test("the page and the message of a code are in the source file for its number")
  func fileNames() throws {
    let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/VFLDiagnostics/Catalogue").standardizedFileURL
    for code in DiagnosticCode.allCases {
      let file = directory.appending(path: "LazyDiagnostic+\(code.rawValue.dropLast())x.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains(
          "  // \(code.rawValue)\n  static let \(code) = DiagnosticPage(\n    .\(code), "))
      #expect(text.contains("static func \(code)("))
    }
  }

  @Test("every diagnostic code has a short and unique title", arguments: DiagnosticCode.allCases)
  func titles(_ code: DiagnosticCode) {
    let title = DiagnosticPage.of(code).title
    expectEqual(WordStyle.diagnostics(in: title), [], "\(title)")
    #expect(title.count <= 60)
    expectEqual(DiagnosticPage.all.filter { $0.title == title }.count, 1)
  }

  @Test(
    "every diagnostic code has an explanation of two to eight lines",
    arguments: DiagnosticCode.allCases)
  func explanations(_ code: DiagnosticCode) throws {
    let explanation = DiagnosticPage.of(code).explanation
    let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((2...8).contains(lines.count))
    #expect(lines.allSatisfy { !$0.isEmpty && $0.count <= 96 && $0.last != " " })
    #expect(explanation.hasSuffix("."))
    let first = try #require(explanation.first)
    #expect(first.isUppercase || first == "`")
    expectEqual(WordStyle.proseFaults(in: explanation), [])
  }

  @Test(
    "every diagnostic code has an example and a different repaired example",
    arguments: DiagnosticCode.allCases)
  func examples(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code)
    #expect(page.example != page.repair)
    for example in [page.example, page.repair] {
      #expect(!example.arguments.isEmpty)
      expectEqual(example.standardInput != nil, example.arguments.contains("-"))
    }
  }
}
