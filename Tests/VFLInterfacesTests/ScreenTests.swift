import Testing
import VFLCompiler
import VFLInterfaces
import VFLLayout
import VFLRecords
import VFLTestSupport

/// Screens that somebody wrote both as an Interface Builder file and as equations.
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
