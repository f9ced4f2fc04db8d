import Testing
import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLTestSupport
import VFLVerification

@Suite("Changes of one number that prove a violated property")
struct ChangeTests {
  /// The notes about changes for the properties of a text that are violated.
  private func notes(_ text: String) -> [String] {
    VerificationReport(of: VerifiedLayout(text: text), inputs: []).groups
      .flatMap { $0.diagnostics.flatMap { $0.notes } }
      .filter { $0.hasPrefix("with ") }
      .map { $0.replacing(", the property is proved", with: "") }
  }

  /// The number of properties of a text that are not proved.
  private func openCount(_ text: String) -> Int {
    let counts = VerificationReport(of: VerifiedLayout(text: text), inputs: []).counts
    return counts.violated + counts.undecided
  }

  @Test("the smallest change by whole points proves the properties in both directions")
  func form() throws {
    let text = try Repository.text(at: "Fixtures/verify/form.vfl")
    expectEqual(
      Set(notes(text)), ["with `nameField.width >= 108` instead of `nameField.width >= 140`"])
    expectEqual(openCount(text.replacing(">=140", with: ">=108")), 0)
    #expect(openCount(text.replacing(">=140", with: ">=109")) > 0)
  }

  @Test("JSON contains the constraint before and after the change")
  func json() throws {
    let layout = VerifiedLayout(text: try Repository.text(at: "Fixtures/verify/form.vfl"))
    let bytes = VerificationReport(of: layout, inputs: []).json(all: false).bytes(.pretty)
    let expected = #"{"from": "nameField.width >= 140", "to": "nameField.width >= 108"}"#
    // Two properties are violated in both directions.
    expectEqual(String(decoding: bytes, as: UTF8.self).ranges(of: expected).count, 4)
  }

  @Test("constraints become satisfiable for all values")
  func satisfiable() {
    let text = """
      @container width: 320..430, height: 44
      @view a
      |-(>=20)-[a(334)]-(>=20)-|
      V:|[a]|
      @require satisfiable
      """
    expectEqual(notes(text), ["with `a.width == 280` instead of `a.width == 334`"])
    expectEqual(openCount(text.replacing("334", with: "280")), 0)
  }

  @Test("a change that violates a proved property is not printed")
  func proved() {
    let text = """
      @container width: 320..430, height: 44
      @view a intrinsic: 40..200x20 compression: 749 hugging: 251
      @view b
      H:|[a]-(>=0)-[b(140)]|
      V:|[a]
      V:|[b(20)]
      @require untruncated a
      """
    expectEqual(notes(text), ["with `b.width == 120` instead of `b.width == 140`"])
    expectEqual(notes(text + "\n@require b.width >= 121"), [])
    expectEqual(notes(text + "\n@require b.width >= 120").count, 1)
  }

  @Test("a number that an interval determines is not changed")
  func interval() {
    let text = """
      @container width: 320..430, height: 44
      @metrics size: 140..160
      @view a intrinsic: 40..200x20 compression: 749 hugging: 251
      @view b
      H:|[a]-(>=0)-[b(size)]|
      V:|[a]
      V:|[b(20)]
      @require untruncated a
      """
    expectEqual(notes(text), [])
  }

  @Test("a distance of 0 and the sign of a number are kept")
  func signs() {
    func text(_ gap: String) -> String {
      """
      @container width: 320..430, height: 44
      @view a intrinsic: 40..330x20 compression: 749 hugging: 251
      H:|\(gap)[a]-(>=0)-|
      V:|[a]
      @require untruncated
      """
    }
    expectEqual(notes(text("-12-")), [])
    expectEqual(
      notes(text("-12-").replacing("330", with: "315")),
      ["with `a.leading == |.leading + 5` instead of `a.leading == |.leading + 12`"])
    expectEqual(notes(text("")), [])
  }

  @Test("a change that is small in relation to its number is preferred")
  func relation() {
    let text = """
      @container width: 320..430, height: 44
      @view a intrinsic: 40..200x20 compression: 749 hugging: 251
      @view b
      H:|-20-[a]-(>=0)-[b(110)]|
      V:|[a]
      V:|[b(20)]
      @require untruncated a
      """
    expectEqual(notes(text), ["with `b.width == 100` instead of `b.width == 110`"])
  }

  @Test("a change that makes another violation larger is not printed")
  func otherViolations() {
    let text = """
      @container width: 320..430, height: 44
      @view a intrinsic: 40..200x20 compression: 749 hugging: 251
      @view b intrinsic: 150x20
      H:|[a]-(>=0)-[b(140)]|
      V:|[a]
      V:|[b]
      @require untruncated
      """
    expectEqual(notes(text), [])
  }

  @Test("a property is not proved by layouts that become unsatisfiable")
  func unsatisfiable() {
    let text = """
      @container width: 320..430, height: 44
      @view a, x
      H:|-50-[a(300)]
      @constraint a.width >= -1 * |.width + 610
      H:|[x(>=325)]|
      V:|[a(20)][x(20)]
      @require inside a
      """
    #expect(!notes(text).contains { $0.contains("a.width") })
  }

  @Test("a change that is impossible at the usual values is not printed")
  func usualValues() {
    let text = """
      @container width: 320..375, height: 44
      @view a, b
      H:|-10-[a(200)]
      H:[b(130)]-10-|
      @constraint a.width >= 0.5 * |.width + 12
      V:|[a(20)]
      V:|[b(20)]
      @require apart
      """
    #expect(!notes(text).contains { $0.contains("`a.width") })
  }

  @Test("a number replaces a standard spacing, also at a trailing edge and from right to left")
  func standardSpacing() {
    let text = """
      @container width: 320..430, height: 44
      @direction rtl
      @view a intrinsic: 40..290x20 compression: 749 hugging: 251
      H:|-(>=0)-[a]-|
      @constraint a.leading >= |.leading + 12
      V:|[a]
      @require untruncated
      """
    expectEqual(
      notes(text),
      ["with `|.trailing == a.trailing + 18` instead of `|.trailing == a.trailing + std(20)`"])
    let zero = """
      @container 320x44
      @scale s: 0..0
      @view a intrinsic: 40..80x20 * s
      |[a]
      V:|[a]
      @require a.width >= 10
      """
    expectEqual(notes(zero), [])
  }
}
