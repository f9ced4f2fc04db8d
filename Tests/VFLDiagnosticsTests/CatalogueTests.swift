import Foundation
import Testing

@testable import VFLDiagnostics

@Suite("The catalogue")
struct CatalogueTests {
  @Test("defines each code once, in the order of the codes")
  func everyCodeOnce() {
    let codes = Catalogue.all.map { $0.code }
    #expect(codes.map(\.rawValue) == DiagnosticCode.allCases.map(\.rawValue).sorted())
    #expect(Set(Catalogue.all.map { String(describing: $0) }).count == codes.count)
    for code in DiagnosticCode.allCases {
      #expect(Catalogue.definition(for: code).code == code)
    }
  }

  @Test("keeps each code in a file named after the code and its type")
  func fileNames() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/VFLDiagnostics/Catalogue").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let expected = Catalogue.all.map { "\($0.code.rawValue)\($0).swift" }
    #expect(files == (expected + ["Catalogue.swift"]).sorted())
  }

  @Test("names each code in a few words of its own", arguments: DiagnosticCode.allCases)
  func titles(_ code: DiagnosticCode) {
    let title = Catalogue.definition(for: code).title
    #expect(WordStyle.faults(in: title) == [], "\(title)")
    #expect(title.count <= 60)
    #expect(Catalogue.all.filter { $0.title == title }.count == 1)
  }

  @Test("explains each code in a short paragraph", arguments: DiagnosticCode.allCases)
  func explanations(_ code: DiagnosticCode) throws {
    let explanation = Catalogue.definition(for: code).explanation
    let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((2...8).contains(lines.count))
    #expect(lines.allSatisfy { !$0.isEmpty && $0.count <= 96 && $0.last != " " })
    #expect(explanation.hasSuffix("."))
    let first = try #require(explanation.first)
    #expect(first.isUppercase || first == "`")
    #expect(WordStyle.proseFaults(in: explanation) == [])
  }

  @Test("gives each code an example and its repair", arguments: DiagnosticCode.allCases)
  func examples(_ code: DiagnosticCode) {
    let definition = Catalogue.definition(for: code)
    #expect(definition.example != definition.repair)
    for example in [definition.example, definition.repair] {
      #expect(!example.arguments.isEmpty)
      #expect((example.standardInput != nil) == example.arguments.contains("-"))
    }
  }
}
