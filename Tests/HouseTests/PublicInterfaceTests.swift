import Testing
import VFLTestSupport

@Suite("Public interface")
struct PublicInterfaceTests {
  /// Returns the modules that `import VisualFormat` re-exports, and the module for tests.
  private static func modules() throws -> [String] {
    let exports = try Repository.text(at: "Sources/VisualFormat/Exports.swift")
    let exported = exports.split(separator: "\n").filter { $0.hasPrefix("@_exported") }
    return exported.map { String($0.split(separator: " ").last ?? "") } + ["VisualFormatTesting"]
  }

  @Test("the public interface equals Fixtures/interface.txt")
  func list() throws {
    var text = ""
    for module in try Self.modules().sorted() {
      let lines = PublicInterface(try SourceFile.all(in: "Sources/\(module)")).lines
      text += "# \(module)\n\n" + lines.map { $0 + "\n" }.joined() + "\n"
    }
    expectFixture(text, at: "Fixtures/interface.txt")
  }

  @Test(
    "the listed interface contains public declarations, requirements and cases, and no internal ones"
  )
  func kinds() {
    let source = """
      /// A door.
      public struct Door: Sendable {
        /// Its width.
        public private(set) var width = 2.0
        let height: Double
        package var color: Int { 1 }

        public init?(
          _ width: Double, from other: Door = Door()
        ) {
          let isWide = width > 2
          if isWide { return nil }
        }

        public enum State: Equatable {
          case open
          case locked(by: String)
        }
      }

      public protocol Key {
        associatedtype Shape
        func turn(_ times: Int) -> Bool
      }

      extension Door.State {
        @discardableResult
        public mutating func close() -> Door.State { .open }

        func hide() {}
      }

      enum Inside {
        case one
      }
      """
    let file = SourceFile(path: "Sources/A/Door.swift", text: source)
    expectEqual(
      PublicInterface([file]).lines,
      [
        "Door.State: case locked(by: String)", "Door.State: case open",
        "Door.State: public mutating func close() -> Door.State",
        "Door: public enum State: Equatable",
        "Door: public init?(_ width: Double, from other: Door = Door())",
        "Door: public private(set) var width", "Key: associatedtype Shape",
        "Key: func turn(_ times: Int) -> Bool", "public protocol Key",
        "public struct Door: Sendable",
      ])
  }
}
