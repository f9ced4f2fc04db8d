import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLInterfaces
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

/// Screens that somebody wrote as an Interface Builder file, as equations, as format strings and in code.
@Suite struct ScreenTests {
  private static func constraints(_ document: LayoutDocument) -> Set<String> {
    let layout = CompiledLayout([document])
    // A view of a class of the project keeps its size with a low priority.
    let written = layout.problem.records.filter { $0.priority != Priority(0.5) }
    return Set(written.map { $0.canonicalText(layout.itemNames) })
  }

  private static let numbers = (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }

  @Test("a file has the same constraints as the equations", arguments: numbers)
  func constraints(number: String) throws {
    let directory = "Fixtures/screens/\(number)/"
    let file = Array(try Repository.text(at: directory + "Layout.xib").utf8)
    let text = Array(try Repository.text(at: directory + "Layout.vfl").utf8)
    let found = Self.constraints(InterfaceFile.document(file, name: "Layout.xib", object: nil))
    let expected = Self.constraints(LayoutDocument.read(text, name: "Layout.vfl"))
    #expect(!expected.isEmpty)
    #expect(found.subtracting(expected) == [])
    #expect(expected.subtracting(found) == [])
  }

  @Test(
    "format strings and all forms of code have the same constraints as the equations",
    arguments: numbers)
  func notations(number: String) throws {
    let directory = "Fixtures/screens/\(number)/"
    let text = Array(try Repository.text(at: directory + "Layout.vfl").utf8)
    let expected = Self.constraints(LayoutDocument.read(text, name: "Layout.vfl"))
    let paths = ["vfl", "swift", "m"].flatMap {
      Repository.files(in: "Fixtures/screens/\(number)", withExtension: $0)
    }
    for path in paths where !path.hasSuffix("/Layout.vfl") {
      let bytes = Array(try Repository.text(at: path).utf8)
      var documents = [LayoutDocument.read(bytes, name: path)]
      if let language = HostLanguage(fileExtension: String(path.split(separator: ".")[1])) {
        documents = FunctionLayouts(bytes, language, name: path).layouts.map { $0.document }
      }
      guard documents.count == 1 else {
        Issue.record("\(documents.count) layouts in \(path)")
        continue
      }
      let found = Self.constraints(documents[0])
      #expect(found.subtracting(expected) == [], "\(path)")
      #expect(expected.subtracting(found) == [], "\(path)")
    }
    #expect(paths.count > 5)
  }

  /// The screens whose frames do not depend on baselines, which follow from the fonts in the files.
  @Test(
    "a file has the same frames as the equations",
    arguments: numbers.filter { !["02", "03", "09", "11"].contains($0) })
  func frames(number: String) throws {
    let directory = "Fixtures/screens/\(number)/"
    let file = Array(try Repository.text(at: directory + "Layout.xib").utf8)
    let text = Array(try Repository.text(at: directory + "Layout.vfl").utf8)
    func frames(_ document: LayoutDocument) throws -> [String: Frame] {
      let problem = CompiledLayout([document]).problem
      let solved = try problem.solved().frames.map { frame in
        func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
        return Frame(
          x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
          height: rounded(frame.height))
      }
      return Dictionary(
        uniqueKeysWithValues: zip(problem.nodes.map { $0.name }, solved))
    }
    let found = try frames(InterfaceFile.document(file, name: "Layout.xib", object: nil))
    let expected = try frames(LayoutDocument.read(text, name: "Layout.vfl"))
    #expect(found == expected)
  }
}
