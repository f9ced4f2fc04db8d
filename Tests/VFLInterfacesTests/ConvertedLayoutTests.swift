import Testing
import VFLCode
import VFLCompiler
import VFLInterfaces
import VFLLayout
import VFLRecords
import VFLTestSupport

@Suite struct ConvertedLayoutTests {
  private static let paths = ["xib", "storyboard"].flatMap {
    Repository.files(in: "Fixtures/interfaces", withExtension: $0)
  }

  /// The constraints as a sorted list, because format strings precede equations.
  private func constraints(_ layout: CompiledLayout) -> [String] {
    layout.problem.records.map { $0.canonicalText(layout.itemNames) }.sorted()
  }

  @Test(
    "the text of a .vfl file has the same views and constraints as its layout", arguments: paths)
  func roundTrip(path: String) throws {
    let bytes = Array(try Repository.text(at: path).utf8)
    for root in try InterfaceFile(bytes, name: path).roots {
      let document = InterfaceFile.document(bytes, name: path, object: root.id)
      let code = LayoutCode([document], LayoutSettings(), superview: nil)
      let text = code.code(in: .vfl, isComplete: false).text
      let read = CompiledLayout([LayoutDocument.read(Array(text.utf8), name: "read")])
      #expect(!read.hasErrors, "\(text)")
      #expect(constraints(read) == constraints(code.layout))
      #expect(read.problem.containerSize == code.layout.problem.containerSize)
      func nodes(_ layout: CompiledLayout) -> Set<String> {
        Set(
          layout.problem.nodes.map { node in
            "\(node.name) \(node.content) \(node.hugging) \(node.compression) \(node.firstBaseline) "
              + "\(node.lastBaseline) \(node.margins) \(node.parent.map { layout.itemNames[$0.index] } ?? "")"
          })
      }
      #expect(nodes(read) == nodes(code.layout))
    }
  }
}
