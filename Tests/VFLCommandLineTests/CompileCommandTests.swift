import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `compile` command")
struct CompileCommandTests {
  @Test("`compile` combines the constraints of formats, documents and equations in a single layout")
  func text() {
    let transcript = Transcript(
      "compile", "|-m-[a(>=b@250)]-[b]", "more.vfl", "--metric", "m=12",
      files: [
        "more.vfl": "@options alignAllLeft\nV:[a]-[b]\n@constraint a.width == 0.5 * |.width\n"
      ])
    expectEqual(
      transcript.output,
      """
      a.leading == |.leading + 12
      a.width >= b.width @250
      b.leading == a.trailing + std(8)
      b.top == a.bottom + std(8)
      a.left == b.left
      a.width == |.width * 0.5

      """)
    #expect(transcript.errors == "" && transcript.code == .success)
  }

  @Test("if no views are declared, every name that is not a metric is a view in the container")
  func names() {
    expectEqual(Transcript("compile", "[a]-[b]|").code, .success)
    expectEqual(Transcript("compile", "[a]-m-[b]").codes, ["VFL0202"])
    expectEqual(Transcript("compile", "[a(b)]").codes, ["VFL0202"])
    expectEqual(Transcript("compile", "[a(b)]", "[b]").codes, [])
    expectEqual(Transcript("compile", "--view", "a", "[b]").codes, ["VFL0201"])
    expectEqual(
      Transcript("compile", "-", standardInput: "@constraint a.top == b.bottom").codes, [])
    let text = "|[badge(20)]\n@constraint bdge.width == 5\n"
    expectEqual(Transcript("compile", "-", standardInput: text).codes, [])
    let declared = Transcript("compile", "-", standardInput: "@view badge\n" + text)
    #expect(declared.codes == ["VFL0201"] && declared.errors.contains("replace with `badge`"))
  }

  @Test(
    "`compile` prints diagnostics to standard error and prints no constraints if there is an error")
  func streams() {
    let transcript = Transcript("compile", "[a]-[b", "[c]-[d]")
    #expect(transcript.output == "" && transcript.code == .diagnostics)
    expectEqual(Transcript.codes(in: transcript.errors), ["VFL0110"])
  }

  @Test("the JSON output of `compile` contains no constraints if there is an error")
  func json() {
    let compiled = Transcript("compile", "--format", "json", "[a(5)]")
    #expect(compiled.output.contains("\"status\": \"compiled\""))
    #expect(compiled.output.contains("\"firstItem\": \"a\""))
    let invalid = Transcript("compile", "--format", "json", "[a(5)]", "[b")
    #expect(invalid.output.contains("\"status\": \"invalid\",\n  \"constraints\": [],"))
    #expect(invalid.code == .diagnostics && invalid.errors == "")
  }

  @Test("`@spacing` sets the spacing profile of a document, and `--spacing` overrides `@spacing`")
  func spacing() {
    expectEqual(
      Transcript("compile", "-", standardInput: "@spacing layoutMarginsGuide\n|-[a]").output,
      "a.leading == |.layoutMarginsGuide.leading\n")
    expectEqual(
      Transcript(
        "compile", "-", "--spacing=classic", standardInput: "@spacing layoutMargins\n|-[a]"
      ).output, "a.leading == |.leading + std(20)\n")
  }

  @Test(
    "a view may precede its parent, and an unknown parent, a cycle or a duplicate view is an error"
  )
  func parents() {
    let transcript = Transcript(
      "compile", "-", standardInput: "@view a parent: b\n@view b\n@view c parent: none\n|[a][c]")
    expectEqual(transcript.output, "a.leading == b.leading\nc.leading == a.trailing\n")
    expectEqual(
      Transcript("compile", "-", standardInput: "@view a parent: x\n[a]").codes, ["VFL0607"])
    let cycle = "@view a parent: b\n@view b parent: c\n@view c parent: a\n@view d parent: a\n[d]"
    expectEqual(Transcript("compile", "-", standardInput: cycle).codes, ["VFL0608"])
    expectEqual(
      Transcript("compile", "-", standardInput: "@view a parent: a\n[a]").codes, ["VFL0608"])
    expectEqual(
      Transcript("compile", "-", "--view", "a", standardInput: "@view a\n[a]").codes, ["VFL0609"])
  }
}
