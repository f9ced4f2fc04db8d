import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Layouts that are converted to .vfl files")
struct ConvertTextTests {
  /// Returns the lines that `compile` prints for a converted layout, which must have no diagnostics.
  private func constraints(_ converted: Transcript) -> String {
    let files = ["Card.vfl": converted.output]
    let checked = Transcript("check", "Card.vfl", files: files)
    #expect(checked.codes == [] && checked.code == .success, "\(checked.output)")
    let compiled = Transcript("compile", "Card.vfl", files: files)
    expectEqual(compiled.code, .success, compiled.errors)
    return compiled.output
  }

  @Test("equations have margin attributes instead of the layout margins guide")
  func margins() {
    let converted = Transcript(
      "convert", "--to", "vfl", "--spacing", "layoutMarginsGuide", "|-[a]-|")
    expectEqual(
      converted.output,
      """
      @view a

      @constraint a.leading == |.leadingMargin
      @constraint |.trailingMargin == a.trailing

      """)
    expectEqual(converted.errors, "")
    expectEqual(
      constraints(converted), "a.leading == |.leadingMargin\n|.trailingMargin == a.trailing\n")
  }

  @Test(
    "the guide of the layout margins and the margin attributes have the same text",
    arguments: [
      ["|-[a]-|"], ["V:|-[a]-8-[b]-|"], ["--options", "directionLeftToRight", "|-[a]-|"],
      ["|-[a(8)]", "V:[b]-|"],
    ])
  func guide(words: [String]) {
    let guide = Transcript(["convert", "--to", "vfl", "--spacing", "layoutMarginsGuide"] + words)
    expectEqual(guide.code, .success, guide.errors)
    #expect(guide.output.contains("Margin"))
    let attributes = ["--spacing", "layoutMargins"] + words
    expectEqual(guide.output, Transcript(["convert", "--to", "vfl"] + attributes).output)
    let expected = Transcript(["compile"] + attributes).output.split(separator: "\n")
    // The format strings precede the equations.
    expectEqual(constraints(guide).split(separator: "\n").sorted(), expected.sorted())
  }

  @Test("a remark reports the name of a constraint, which the text omits")
  func names() {
    let words = ["--dialect", "extended", "[a(wide: 40)]"]
    let converted = Transcript(["convert", "--to", "vfl"] + words)
    expectEqual(converted.output, "@view a\n\nH:[a(40)]\n")
    expectEqual(
      converted.errors, "not in the code: the name `wide`; equations have no names\n")
    let named = Transcript(["compile"] + words).output
    expectEqual(named, "a.width == 40 {wide}\n")
    expectEqual(constraints(converted), named.replacing(" {wide}", with: ""))
  }

  @Test("the name of a constraint with the layout margins is omitted, too")
  func namedMargin() {
    let converted = Transcript(
      "convert", "--to", "vfl", "--dialect", "extended", "--spacing", "layoutMarginsGuide",
      "|-[a] name(start)")
    expectEqual(converted.output, "@view a\n\n@constraint a.leading == |.leadingMargin\n")
    expectEqual(
      converted.errors, "not in the code: the name `start`; equations have no names\n")
    expectEqual(constraints(converted), "a.leading == |.leadingMargin\n")
  }
}
