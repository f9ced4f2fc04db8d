import Testing
import VFLCommandLine
import VFLTestSupport

@Suite("Views outside of their superviews")
struct OutsideViewTests {
  /// Returns the messages about views outside of their superviews in a document.
  private func warnings(
    _ document: String, container: String = "320x200", _ flags: String...
  ) -> [String] {
    let transcript = Transcript(
      ["solve", "--all", "--format", "short"] + flags + ["-"],
      standardInput: "@dialect extended\n@container \(container)\n" + document)
    return transcript.errors.split(separator: "\n").filter { $0.hasSuffix("[VFL0403]") }.map {
      String($0.split(separator: ": ", maxSplits: 1)[1].dropLast(" [VFL0403]".count))
    }
  }

  @Test("a view that is too large for its superview is reported with each edge")
  func large() {
    expectEqual(
      warnings("H:|-[a(400)]\nV:|[a]|\n"),
      ["warning: `a` extends 100 points beyond the right edge of the container"])
    expectEqual(
      warnings("H:|-[a(400)]\nV:|[a(201)]\n"),
      [
        "warning: `a` extends 100 points beyond the right edge and 1 point beyond the bottom edge of "
          + "the container"
      ])
    expectEqual(
      warnings("C: a.center == |.center\nH:[a(340)]\nV:[a(20)]\n"),
      [
        "warning: `a` extends 10 points beyond the left edge and 10 points beyond the right edge of the "
          + "container"
      ])
    expectEqual(
      warnings("@view card\n@view a parent: card\n|[card(100)]\nV:|[card]|\n|[a(120)]\nV:|[a]|\n"),
      ["warning: `a` extends 20 points beyond the right edge of its superview `card`"])
  }

  @Test("several views outside of their superviews share a warning")
  func several() {
    let rows = "V:|[a]|\nV:|[b]|\nV:|[c]|\n"
    let transcript = Transcript(
      "solve", "--all", "-",
      standardInput: "@container 320x200\n|-[a(200)]-[b(200)]-[c(50)]\n" + rows)
    expectEqual(transcript.codes, ["VFL0403"])
    #expect(transcript.errors.contains("`b` extends 108 points beyond the right edge"))
    #expect(transcript.errors.contains("note: `c` also extends beyond its superview\n"))
    expectEqual(transcript.code, .success)
  }

  @Test(
    "a constant with the wrong sign is reported at its constraint",
    arguments: [("leading", "trailing", "V:|[v]|"), ("top", "bottom", "H:|[v]|")])
  func sign(near: String, far: String, other: String) {
    let transcript = Transcript(
      "solve", "-",
      standardInput: """
        @dialect extended
        @container 320x200
        \(other)
        C: v.\(near) == |.\(near) + 8
        C: v.\(far) == |.\(far) + 8
        """)
    expectEqual(transcript.codes, ["VFL0403"])
    #expect(transcript.errors.contains("did you mean `v.\(far) == |.\(far) - 8`?"))
  }

  @Test("a superview next to its subview in a format string is reported")
  func chain() {
    let transcript = Transcript(
      "solve", "-",
      standardInput: """
        @container 320x200
        @view c
        @view b parent: c
        H:|[c(100)]-[b(50)]
        V:|[c]|
        V:|[b]|
        """)
    expectEqual(transcript.codes, ["VFL0403"])
    #expect(transcript.errors.contains("`b` extends 58 points beyond the right edge"))
    #expect(transcript.errors.contains("`c` is next to its subview in the format string"))
  }

  @Test(
    "a view that constraints place outside is not reported",
    arguments: [
      // A negative inset, on both sides, or on one side.
      "H:|-(-20)-[v]-(-20)-|\nV:|[v]|",
      "H:|[v]-(-20)-|\nV:|[v]|",
      "C: v.top == |.top + 40\nC: v.bottom == |.bottom + 20\nH:|[v]|",
      "H:|-4-[v]-(-4)-|\nV:|-4-[v]-(-4)-|", "H:|-(-10)-[v]-10-|\nV:|[v]|",
      // A badge over the edge of its superview, by a negative gap.
      "@view card\n@view v parent: card\nH:|-[card(100)]-(-12)-[v(24)]\nV:|-[card(50)]\nV:|[v(24)]",
      // A view that has slid out.
      "C: v.leading == |.leading + 200\nC: v.trailing == |.trailing + 200\nV:|[v]|",
      "C: v.leading == |.trailing\nH:[v(100)]\nV:|[v]|",
      "C: v.trailing == |.leading - 8\nH:[v(100)]\nV:|[v]|",
      // An image that fills the container.
      "C: v.width >= |.width\nC: v.height >= |.height\nC: v.width == v.height\n"
        + "C: v.width == |.width @750\nC: v.center == |.center",
      "C: v.leading <= |.leading\nC: v.trailing >= |.trailing\nC: v.width == 400\n"
        + "C: v.centerX == |.centerX\nV:|[v]|",
      "C: v.width == 2 * |.width\nC: v.leading == |.leading\nV:|[v]|",
      // A badge at the corner of its superview.
      "@view card\n@view v parent: card\nH:|-[card(100)]\nV:|-[card(50)]\nH:[v(20)]\nV:[v(20)]\n"
        + "C: v.centerX == card.trailing\nC: v.centerY == card.top",
      // A badge at the corner of its superview, by its edges.
      "@view card\n@view v parent: card\nH:|-[card(100)]\nV:|-[card(50)]\nH:[v(20)]\nV:[v(20)]\n"
        + "C: v.leading == card.trailing - 10\nC: v.bottom == card.top + 10",
      // A picture that fills the container, and pages.
      "|[v]|\nC: v.height == v.width\nC: v.centerY == |.centerY",
      "|[v][b(v)][c(v)]\nC: v.width == |.width\nV:|[v]|\nV:|[b]|\nV:|[c]|",
      "H:[v(280)][b]\nC: b.leading == |.leading\nC: b.width == |.width\nV:|[v]|\nV:|[b]|",
      // An empty view, and a view that touches the edge.
      "H:|-400-[v(0)]\nV:|[v]|", "H:|-20-[v(300)]\nV:|[v]|",
    ])
  func intended(document: String) {
    expectEqual(warnings(document), [])
    expectEqual(warnings(document, "--rtl"), [])
  }

  @Test("a view is not reported for a container without a size")
  func unsized() {
    let formats = "H:|-[a(400)]\nV:|[a]|\n"
    expectEqual(Transcript("solve", "--all", "-", standardInput: formats).codes, ["VFL0402"])
    let nested = "@view card\n@view a parent: card\nH:|[card]|\nH:|-[a(500)]\nV:|[card]|\nV:|[a]|\n"
    expectEqual(Transcript("solve", "--all", "-", standardInput: nested).codes, ["VFL0402"])
    let files = ["a.vfl": nested]
    expectEqual(Transcript("check", "--rule", "VFL0403=error", "a.vfl", files: files).codes, [])
  }

  @Test("`check` reports views outside of their superviews only if rule VFL0403 is enabled")
  func check() {
    let files = ["a.vfl": "@container 320x200\nH:|-[a(400)]\nV:|[a]|\n"]
    expectEqual(Transcript("check", "a.vfl", files: files).codes, [])
    expectEqual(
      Transcript("check", "--rule", "VFL0403=error", "a.vfl", files: files).codes, ["VFL0403"])
  }

  @Test(
    "without `--all`, the table of frames contains the overhang, and only mistakes are reported")
  func table() {
    let transcript = Transcript(
      "solve", "-",
      standardInput: "@container 320x200\n@view c\n@view d parent: c\n@view a\n@view b\n"
        + "H:|-[a(400)]\nV:|[a]|\n"
        + "H:[b(20)]\n@constraint b.leading == a.trailing\nV:|[b]|\nH:|[c(50)]\nV:|[c]|\n"
        + "H:|[d(60)]\nV:|[d]|\n")
    expectEqual(transcript.codes, [])
    expectEqual(
      transcript.output,
      """
      view    x  y  width  height
      c       0  0     50     200
      d       0  0     60     200  in c, 10 beyond the right edge
      a      20  0    400     200  100 beyond the right edge
      b     420  0     20     200  outside

      """)
  }
}
