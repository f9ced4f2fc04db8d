import Testing
import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLTestSupport
import VFLVerification

@Suite("All values that violate a property")
struct ViolatedValuesTests {
  /// The notes about all values that violate the properties of a text.
  private func notes(_ text: String) -> [String] {
    VerificationReport(of: VerifiedLayout(text: text), inputs: []).groups
      .flatMap { $0.diagnostics.flatMap { $0.notes } }
      .filter { $0.hasPrefix("violated for ") }
      .map { $0.replacing(", if no other number changes", with: "") }
  }

  /// A view with a content, whose trailing edge is at least 20 points before the container's edge.
  private func label(_ content: String, _ requirement: String) -> String {
    """
    @container width: 320..430, height: 44
    @view a intrinsic: \(content)
    |-[a]-(>=20)-|
    V:|[a]
    @require \(requirement)
    """
  }

  @Test("a value at which the violation becomes 0 does not violate the property")
  func openEnds() {
    expectEqual(notes(label("300x20", "untruncated")), ["violated for width < 340"])
    expectEqual(notes(label("40..400x20", "untruncated")), ["violated for a.width > 335"])
  }

  @Test("the values for which constraints are unsatisfiable are described")
  func unsatisfiable() {
    let text = """
      @container width: 320..430, height: 44
      @view a
      |-(>=20)-[a(334)]-(>=20)-|
      V:|[a]|
      @require satisfiable
      """
    expectEqual(notes(text), ["violated for width < 374"])
  }

  @Test("the values can be between two numbers, or on both sides of them")
  func middle() {
    // The height of `a` is the smaller distance of the width from 300 and 400.
    let text = """
      @container width: 250..450, height: 100
      @view a, b
      @constraint a.width == 20
      @constraint a.height <= |.width - 300 @900
      @constraint a.height <= 400 - |.width @900
      @constraint a.height == 100 @500
      V:|[a]
      H:|[a]
      H:|[b(10)]
      V:|[b(10)]
      @require a.height <= 30
      """
    expectEqual(notes(text), ["violated for 330 < width < 370"])
    expectEqual(
      notes(text.replacing("height <= 30", with: "height >= 20")),
      ["violated for width < 320 or width > 380"])
  }

  @Test("a scale changes the contents that it multiplies")
  func scale() {
    let text = """
      @container width: 320, height: 44
      @scale text: 0.5..3
      @view a intrinsic: 100..140x20 * text
      |-[a]-|
      V:|[a]
      @require untruncated a
      """
    // At its usual width, the content has 100 points, and the container has space for 280.
    expectEqual(notes(text), ["violated for text > 2.8"])
  }

  @Test("a counterexample in which several numbers differ has no range")
  func severalNumbers() {
    expectEqual(notes(label("40..300x20", "untruncated")), [])
  }

  @Test("JSON contains the ends of the ranges")
  func json() {
    let report = VerificationReport(
      of: VerifiedLayout(text: label("300x20", "untruncated")), inputs: [])
    let json = String(decoding: report.json(all: false).bytes(.compact), as: UTF8.self)
    #expect(
      json.contains(
        #""violatedFor": {"name": "width", "intervals": [{"lower": 320, "upper": 340, "#
          + #""includesLower": true, "includesUpper": false}]}"#), "\(json)")
  }
}
