import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Tests of the repairs that `vfl solve` offers for a conflict.
struct RepairTests {
  /// Returns the notes and fix-its of the conflicts of a document.
  private static func advice(_ document: String) -> String {
    let transcript = Transcript("solve", "-", standardInput: document)
    return transcript.errors.split(separator: "\n")
      .filter { $0.contains("= note: ") || $0.contains("= help: ") }.joined(separator: "\n")
  }

  private static let frame = "@container 320x480\nV:|-20-[v(40)]\n"

  @Test(
    arguments: [
      // Each view has margins of 8, or of 16 on one side.
      ("v.leading == |.leading + 8; v.width == |.width - 16", "v.trailing == |.trailing", "8"),
      ("v.left == |.left + 8; v.width == |.width - 16", "v.right == |.right", "8"),
      ("v.leading == |.leading; v.width == |.width - 16", "v.trailing == |.trailing", "16"),
      ("v.leading == |.leading + 8; v.centerX == |.centerX", "v.trailing == |.trailing", "8"),
      ("v.trailing == |.trailing - 8; v.centerX == |.centerX", "v.width == |.width", "16"),
    ])
  func `An offset that points outwards may have the wrong sign`(
    others: String, start: String, points: String
  ) {
    let equations = others.split(separator: "; ").map { "@constraint \($0)\n" }.joined()
    let advice = Self.advice(
      Self.frame + equations + "@constraint \(start) + \(points)\n")
    #expect(
      advice.contains(
        "note: the sign of `\(start) + \(points)` may be wrong: all constraints are satisfiable with "
          + "`\(start) - \(points)`"), "\(advice)")
    #expect(advice.contains("help: replace with `\(start) - \(points)`"), "\(advice)")
    #expect(!advice.contains("priority"), "\(advice)")
  }

  @Test
  func `The bottom edge and the center may have the wrong sign`() {
    let bottom = Self.advice(
      """
      @container 320x480
      @constraint v.top == |.top + 20
      @constraint v.height == 440
      @constraint v.bottom == |.bottom + 20
      """)
    #expect(bottom.contains("with `v.bottom == |.bottom - 20`"), "\(bottom)")
    let center = Self.advice(
      Self.frame
        + """
        @constraint v.leading == |.leading + 50
        @constraint v.width == 200
        @constraint v.centerX == |.centerX + 10
        """)
    #expect(center.contains("with `v.centerX == |.centerX - 10`"), "\(center)")
  }

  @Test(
    arguments: [
      "v.centerX == |.centerX", "v.centerX == |.centerX; v.width == 5 * v.height",
      "v.width == 100", "v.width == |.width * 0.5", "v.centerX == |.centerX; v.width <= 200",
    ])
  func `An inequality that points outwards may have the wrong direction`(others: String) {
    let equations = others.split(separator: "; ").map { "@constraint \($0)\n" }.joined()
    let advice = Self.advice(
      Self.frame + "@constraint v.leading >= |.leading + 15\n"
        + "@constraint v.trailing >= |.trailing + 15\n@constraint v.leading <= |.leading + 60\n"
        + equations)
    #expect(
      advice.contains(
        "note: the direction of `v.trailing >= |.trailing + 15` may be wrong: all constraints are "
          + "satisfiable with `v.trailing <= |.trailing - 15`"), "\(advice)")
  }

  @Test
  func `An inequality for the wrong side of an inset may have the wrong direction`() {
    let advice = Self.advice(
      Self.frame + "@constraint v.leading >= |.leading + 16\n@constraint v.width == 100\n"
        + "@constraint v.trailing >= |.trailing - 16\n@constraint v.centerX == |.centerX\n")
    #expect(advice.contains("with `v.trailing <= |.trailing - 16`"), "\(advice)")
  }

  @Test(
    arguments: [
      // The other side points outwards, too: the view fills its superview, as an image does.
      "v.leading <= |.leading; v.trailing >= |.trailing; v.width == 100",
      "v.leading == |.leading + 8; v.trailing == |.trailing - 8; v.width == 100",
      "v.leading == |.leading + 8; v.leading == |.leading + 12",
      "v.width == |.width - 16; v.width == 100",
    ])
  func `Other conflicts are not explained by a wrong sign or direction`(equations: String) {
    let advice = Self.advice(
      Self.frame + equations.split(separator: "; ").map { "@constraint \($0)\n" }.joined())
    #expect(!advice.contains("may be wrong"), "\(advice)")
  }

  @Test
  func `A repair does not make a label overlap a button`() {
    let advice = Self.advice(
      """
      @container 250x480
      @view label intrinsic: 160x20
      @view button
      H:|-[label]-(>=8)-[button(45)]-|
      @constraint label.centerX == |.centerX
      """)
    #expect(advice.contains("changed to `label.centerX == |.centerX - 26.5`"), "\(advice)")
    #expect(!advice.contains(">=8@999") && !advice.contains("`45@999`"), "\(advice)")
  }

  @Test
  func `An alignment across a row is removed, not the gap of the row`() {
    let advice = Self.advice(
      """
      {"container": {"width": 320, "height": 480}, "formats": ["H:|-[a(50)]-[b(60)]",
       {"format": "V:|-[a(20)]-[b(20)]", "options": ["alignAllCenterX"]}]}
      """)
    #expect(
      advice.hasSuffix("note: satisfiable without the alignment `a.centerX == b.centerX`"),
      "\(advice)")
  }

  @Test
  func `No repair is offered if each leaves a view without a width`() {
    let advice = Self.advice("@container 320x480\nH:|-20-[a]-20-[b(300)]-20-|\n")
    #expect(advice.contains("gives a good layout: `a` would be 0 wide"), "\(advice)")
    #expect(!advice.contains("help:") && !advice.contains("@999"), "\(advice)")
    // A view that may have no width does not count.
    let spacer = Self.advice("@container 320x480\nH:|-20-[a(>=0)]-20-[b(300)]-20-|\n")
    #expect(spacer.contains("replace `300` with `260`"), "\(spacer)")
  }

  @Test(
    arguments: [
      // Both edges point outwards on purpose.
      ("v.leading == |.leading - 20; v.trailing == |.trailing + 20; v.width == 320", "360"),
      ("v.left == |.left - 12; v.right == |.right + 12; v.width == 300", "344"),
    ])
  func `A view that extends beyond its superview on purpose keeps its edges`(
    equations: String, width: String
  ) {
    let advice = Self.advice(
      Self.frame + equations.split(separator: "; ").map { "@constraint \($0)\n" }.joined())
    #expect(!advice.contains("may be wrong"), "\(advice)")
    #expect(advice.contains("changed to `v.width == \(width)`"), "\(advice)")
  }

  @Test
  func `Views that overlap on purpose may overlap after a repair`() {
    let advice = Self.advice(
      "@container 320x480\nH:|-[a(100)]-(-10)-[b(100)]-|\nV:|[a(40)]\nV:|[b(40)]\n")
    #expect(advice.contains("replace `-` with `-(>=20)-`"), "\(advice)")
    let gap = Self.advice("@container 320x200\nH:|-(-10)-[a(>=330)]-20-|\nV:|[a]|\n")
    #expect(!gap.contains("is then 20)"), "\(gap)")
  }

  @Test
  func `If no change of one constraint suffices, the reason is told`() {
    let advice = Self.advice("@container 320x100\nH:|-[a(100)]-|\nH:[a(200)]\nV:|[a]|\n")
    #expect(advice.contains("other constraints would still conflict"), "\(advice)")
    #expect(!advice.contains("help:"), "\(advice)")
  }

  @Test
  func `A pile of views gets the same repairs as one view`() {
    var document = "@container 320x480\nH:|-10-[v0(330)]-10-|\nV:|[v0(20)]\n"
    for number in 1...80 { document += "H:|[v\(number)]|\nV:|[v\(number)]|\n" }
    #expect(Self.advice(document).contains("replace `330` with `300`"))
  }

  @Test
  func `Each of many conflicts gets a repair`() {
    var document = "@container 320x4800\n"
    for number in 0..<30 {
      document += "H:|-[a\(number)(100)]-[b\(number)(300)]-|\n"
      document += "V:|-\(number * 50)-[a\(number)(20)]\nV:|-\(number * 50)-[b\(number)(20)]\n"
    }
    let advice = Self.advice(document)
    expectEqual(advice.split(separator: "\n").count { $0.contains("replace `300` with") }, 20)
  }

  @Test
  func `A ratio is kept, and its sides are not offset`() {
    let advice = Self.advice(
      """
      @container 600x100
      H:|-50-[picture(500)]-50-|
      V:|[picture]|
      @constraint picture.height == 0.5625 * picture.width
      """)
    #expect(advice.contains("if the container is 281.25 high"), "\(advice)")
    #expect(!advice.contains("0.5625 -"), "\(advice)")
  }

  @Test
  func `The effect of a lower priority is told`() {
    let advice = Self.advice("@container 320x480\nH:|-20-[a(400)]-20-|\n")
    #expect(advice.contains("for example `400@999` (`a` is then 280 wide)"), "\(advice)")
  }

  @Test
  func `The effect on a width that depends on another view is the width`() {
    let advice = Self.advice(
      "@dialect extended\n@container 320x480\nH:|-20-[a(60%)]-20-|\nV:|[a]|\n")
    #expect(!advice.contains("off by"), "\(advice)")
  }

  @Test(
    arguments: [
      ("intrinsic: 400x20 compression: 1000x750", "H:|-[a]-|", "compression resistance"),
      ("intrinsic: 40x20 hugging: 1000x750", "H:|-[a]-|", "hugging"),
    ])
  func `A required content priority is named as what can be lowered`(
    view: String, format: String, priority: String
  ) {
    let advice = Self.advice("@container 320x480\n@view a \(view)\n\(format)\nV:|[a]\n")
    #expect(advice.contains("if the horizontal \(priority) of `a` is below 1000"), "\(advice)")
    #expect(!advice.contains("changed to"), "\(advice)")
  }

  @Test(
    arguments: [
      ("|[a(70)][b(70)][c(70)][d(70)][e(70)]|", "replace each `70` with `64`"),
      ("|-200-[a(100)]-200-|", "replace each `200` with `110`"),
      ("|-[a(100)]-[b(100)]-[c(100)]-|", "replace each `100` with `88`"),
      // The new number would not be short.
      ("|[a(170)][b(170)][c(170)]|", "replace `170` with `-20`"),
    ])
  func `Equal numbers stay equal`(format: String, repair: String) {
    let views = Set(format.filter { "abcde".contains($0) }).sorted()
    let rows = views.map { "V:|[\($0)]|\n" }.joined()
    let advice = Self.advice("@container 320x40\n\(format)\n\(rows)")
    if repair.contains("-") {
      #expect(!advice.contains("replace"), "\(advice)")
    } else {
      #expect(advice.contains("help: \(repair): "), "\(advice)")
      #expect(!advice.contains("@999"), "\(advice)")
    }
  }

  @Test(
    arguments: [
      ("|-20-[a(100)]-20-|", "replace `20` with `(>=20)`: |-20-[a(100)]-(>=20)-|"),
      ("|-[a(100)]-|", "replace `-` with `-(>=20)-`: |-[a(100)]-(>=20)-|"),
      // The gap between the views would be ambiguous.
      ("|-[a(80)]-(<=40)-[b(80)]-|", "replace each `80` with `120`"),
      ("|[a(80)]-(10)-[b(80)]|", "replace `10` with `>=10`: |[a(80)]-(>=10)-[b(80)]|"),
      // A small difference is an error of a number.
      ("|-20-[a(276)]-20-|", "replace `276` with `280`"),
    ])
  func `A gap becomes a minimum if the views leave space`(format: String, repair: String) {
    let rows = format.contains("b") ? "V:|[a]|\nV:|[b]|\n" : "V:|[a]|\n"
    let advice = Self.advice("@container 320x40\n\(format)\n\(rows)")
    #expect(advice.contains("help: \(repair)"), "\(advice)")
  }

  @Test
  func `A layout with an empty view does not show that an overlap is avoidable`() {
    let advice = Self.advice(
      """
      @container 100x100
      @view avatar, badge
      |-20-[avatar(60)]
      V:|-20-[avatar(60)]
      H:[badge(16)]
      V:[badge(16)]
      @constraint badge.centerX == avatar.right
      @constraint badge.right == avatar.right
      @constraint badge.top == avatar.top
      """)
    #expect(
      advice.contains("lower the priority: `badge.centerX == avatar.right @999`"), "\(advice)")
    #expect(!advice.contains("no small change"), "\(advice)")
  }

  @Test(
    arguments: [
      "@container 300x250\nHV:|-20-[a(120)]-20-[b(120)]-20-|",
      "@container 300x250\nHV:|-20-[a(260)]-20-|",
    ])
  func `A number for both axes is not changed for one of them`(document: String) {
    let advice = Self.advice("@dialect extended\n\(document)\n")
    #expect(!advice.contains("help: "), "\(advice)")
  }

  @Test(arguments: ["==", "== 2 *", "== 0.75 *"])
  func `The wrong directions on both axes of an aspect fit are named together`(ratio: String) {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      "@constraint p.\($0) >= |.\($0) + 15\n"
    }
    let advice = Self.advice(
      "@container 320x200\n" + edges.joined() + "@constraint p.centerX == |.centerX\n"
        + "@constraint p.centerY == |.centerY\n@constraint p.width \(ratio) p.height\n")
    #expect(
      advice.contains(
        "the directions of `p.trailing >= |.trailing + 15` and `p.bottom >= |.bottom + 15` may be wrong: all "
          + "constraints are satisfiable with `p.trailing <= |.trailing - 15` and "
          + "`p.bottom <= |.bottom - 15`"), "\(advice)")
  }

  @Test(
    arguments: [
      "H:|-[a]-[a]-|", "H:|-[a]-[b]-[a]-|", "H:[a]-[b]-[a]", "H:|[c]-[a(20)]-8-[b(20)]-8-[a(20)]|",
    ])
  func `A view that occurs twice in a row is named, with and without a superview`(format: String) {
    let errors = Transcript(
      "solve", "-", standardInput: "@container 320x200\n\(format)\n"
    ).errors
    #expect(errors.contains("`a` occurs twice in the format string"), "\(errors)")
    #expect(!errors.contains("@999"), "\(errors)")
  }

  @Test
  func `An aspect ratio is not lowered`() {
    let advice = Self.advice(
      "@container 375x200\n|[a]|\nV:|[a]|\n@constraint a.height == 0.5625 * a.width\n")
    #expect(!advice.contains("@999") && advice.contains("210.9375 high"), "\(advice)")
  }

  @Test
  func `Shares of another axis are not added`() {
    let document =
      "@container 375x100\n|-16-[a]\nV:|-16-[a]-16-|\n@constraint a.width == 0.2 * |.width\n"
      + "@constraint a.width == a.height\n"
    let errors = Transcript("solve", "-", standardInput: document).errors
    #expect(!errors.contains("100 %"), "\(errors)")
  }

  @Test(
    arguments: [
      // A number that fits one size conflicts at all others.
      ("H:|-20-[a(260)]-20-|", ["lower the priority: `260@999`"]),
      (
        "H:|-20-[a(>=100)]-8-[b(200)]-20-|",
        ["replace `200` with `132`", "lower the priority: `200@999`"]
      ),
    ])
  func `A repair for a range of sizes resolves the conflict at all of them`(
    format: String, repairs: [String]
  ) {
    let transcript = Transcript(
      ["solve", "--range", "width=280..400", "--no-picture", format, "V:|[a]|"])
    let helps = transcript.errors.split(separator: "\n").filter { $0.contains("= help: ") }
    #expect(helps.count >= repairs.count)
    for help in helps {
      #expect(repairs.contains { help.contains($0) }, "\(help)")
    }
  }

  @Test
  func `Numbers in messages are rounded for readers`() {
    func output(_ document: String) -> String {
      Transcript("solve", "-", standardInput: document).errors
    }
    let sum = output("@container 320x480\nH:|-4.75000000000001-[a(21)]-8-[b(300)]-|\n")
    #expect(sum.contains(": 4.75 + 21 + 8 + 300 + 20 = 353.75, but the container"), "\(sum)")
    let ratio = output(
      "@constraint a.width == 1.333333333 * a.height\n@constraint a.height == 100\n"
        + "@constraint a.width == 120\n")
    #expect(ratio.contains("- a.width == a.height * 4/3"), "\(ratio)")
    #expect(ratio.contains(": 0.75 × 120 = 90, but"), "\(ratio)")
    // Numbers that would look equal are written exactly.
    let close = output("H:[a(100.3333333)]\nH:[a(100.33333333)]\n")
    #expect(
      close.contains("`a` cannot be both 100.33333333 wide and 100.3333333 wide")
        || close.contains("`a` cannot be both 100.3333333 wide and 100.33333333 wide"), "\(close)")
  }
}
