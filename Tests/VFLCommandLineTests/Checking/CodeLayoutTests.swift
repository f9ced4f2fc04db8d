import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Conflicts in functions of sources")
struct CodeLayoutTests {
  /// Checks a view whose function activates two different widths in lines 4 and 6.
  ///
  /// `comment` is line 5.
  private func check(_ flags: String..., comment: String = "") -> Transcript {
    let source = """
      final class Card: UIView {
        let title = UILabel()
        func build() {
          title.widthAnchor.constraint(equalToConstant: 10).isActive = true
          \(comment)
          title.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    return Transcript(["check"] + flags + ["Card.swift"], files: ["Card.swift": source])
  }

  @Test("`check --code-layouts` reports constraints of a function that conflict")
  func conflict() {
    let found = check("--code-layouts")
    expectEqual(found.codes, ["VFL0401"])
    expectEqual(found.code, .diagnostics)
    #expect(found.output.contains("--> Card.swift:6:5\n"))
    #expect(found.output.contains("\n4 | title.width == 10\n...\n6 | title.width == 20\n"))
    #expect(found.output.hasSuffix("0 strings in 1 file; 1 error\n"))
  }

  @Test("the constraints of functions are not solved without `--code-layouts`")
  func withoutFlag() {
    let found = check()
    expectEqual(found.output, "0 strings in 1 file; no diagnostics\n")
    expectEqual(found.code, .success)
  }

  @Test("a comment suppresses the conflict only in the line that is reported")
  func suppression() {
    let found = check("--code-layouts", comment: "// vfl:disable-next-line VFL0401")
    expectEqual(
      found.output, "0 strings in 1 file; no diagnostics, 1 suppressed by comments\n")
    expectEqual(found.code, .success)
    let other = check("--code-layouts", comment: "// vfl:disable-line VFL0401")
    expectEqual(other.codes, ["VFL0550", "VFL0401"])
    expectEqual(other.code, .diagnostics)
  }

  @Test("the level of rule VFL0401 applies to conflicts in functions")
  func levels() {
    let warned = check("--code-layouts", "--rule", "VFL0401=warning")
    #expect(warned.codes == ["VFL0401"] && warned.code == .success)
    expectEqual(check("--code-layouts", "--rule", "VFL0401=off").codes, [])
  }

  @Test("`codeLayouts` in the configuration has the effect of the flag")
  func configuration() {
    let source = """
      final class Card: UIView {
        let title = UILabel()
        func build() {
          title.widthAnchor.constraint(equalToConstant: 10).isActive = true
          title.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    func codes(_ configuration: String) -> [String] {
      Transcript(
        "check", "Card.swift", files: ["Card.swift": source, ".vfl.json": configuration]
      ).codes
    }
    expectEqual(codes(#"{"codeLayouts": true}"#), ["VFL0401"])
    expectEqual(codes(#"{"codeLayouts": false}"#), [])
    expectEqual(codes(#"{"codeLayouts": 1}"#), ["VFL0604"])
  }
}
