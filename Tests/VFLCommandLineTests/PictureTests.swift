import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Pictures of `solve`")
struct PictureTests {
  @Test(
    "in a picture, conflicting views and their constraints are red on a terminal and uncolored elsewhere"
  )
  func colors() {
    let words = [
      "solve", "--width", "100", "--height", "20", "--picture", "|[a(150)]|", "V:|[a]|", "V:|[b]|",
      "|[b]",
    ]
    var console = MemoryConsole()
    console.terminals = [.output]
    expectEqual(console.run(words), .diagnostics)
    let red = "\u{1B}[1;31m"
    let lines = console.outputText.split(separator: "\n")
    let picture = lines.prefix { !$0.hasPrefix("  ") }
    #expect(picture.contains { $0.contains(red) }, "\(picture)")
    #expect(lines.contains { $0.hasPrefix("  \(red)Unsatisfiable constraints") })
    let plain = Transcript(words).output
    #expect(!plain.contains("\u{1B}"))
    expectEqual(console.outputText.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""), plain)
  }

  @Test(
    "a picture shows the members of a stack, and shows the stack itself only with `--show guides`")
  func stack() {
    let words = [
      "solve", "--dialect", "extended", "--width", "300", "--height", "240",
      "V:|[column:[top(50)][content][bottom(50)]]|", "H:|[column]|",
    ]
    let sketch = Transcript(words + ["--picture"]).output.split(separator: "┏").last ?? ""
    for name in ["top", "content", "bottom"] { #expect(sketch.contains(" \(name) ")) }
    #expect(!sketch.contains("column"))
    #expect(Transcript(words + ["--show", "guides"]).output.split(separator: "┏").last != sketch)
    let svg = Transcript(words + ["--svg"]).output
    #expect(svg.contains("<title>content 300×140 at (0, 50)</title>") && !svg.contains("column"))
    #expect(Transcript(words + ["--svg", "--show", "guides"]).output.contains("<title>column "))
  }

  @Test("views are drawn in the order of their declarations in text and JSON documents")
  func declared() {
    let formats = ["H:|[photo]|", "V:|[photo]|", "H:|-[caption]-|", "V:[caption(30)]-|"]
    let text = "@container 300x200\n@view photo, caption\n" + formats.joined(separator: "\n")
    let list = formats.map { "\"\($0)\"" }.joined(separator: ", ")
    let json = """
      {"container": {"width": 300, "height": 200}, "views": {"photo": {}, "caption": {}},
       "formats": [\(list)]}
      """
    for document in [text, json] {
      let sketch = Transcript("solve", "--picture", "-", standardInput: document).output
      #expect(sketch.contains("│ ") && sketch.contains(" caption  ") && sketch.contains("260×30"))
      let svg = Transcript("solve", "--svg", "-", standardInput: document).output
      let names = svg.matches(of: #/<title>(\w+)/#).map { String($0.output.1) }
      expectEqual(names, ["photo", "caption"])
    }
  }

  @Test("a picture assumes a size for an ambiguous container axis and states the assumption")
  func assumed() {
    let words = ["solve", "--width", "320", "H:|-[a(100)]-[b]-|"]
    let sketch = Transcript(words + ["--picture"]).output
    #expect(sketch.contains("The container has no height. The picture assumes 84.\n"))
    #expect(sketch.contains("100×?") && sketch.contains("a      20  0    100       0"))
    let svg = Transcript(words + ["--svg"])
    #expect(svg.output.contains(">The container has no height. The picture assumes 84.<"))
    #expect(svg.output.contains("class=\"container\" stroke-dasharray=\"4 3\" x=\"0\" y=\"0\""))
    #expect(svg.codes.first == "VFL0402" && svg.code == .success)
    let stack = Transcript(
      "solve", "--svg", "--dialect", "extended", "--width", "100", "V:|[column:[a]-[b]]|",
      "|[column]|")
    #expect(stack.output.contains(">The container has no height. The picture assumes 667.<"))
    #expect(stack.output.contains("x=\"0\" y=\"0\" width=\"100\" height=\"44\""))
    #expect(stack.output.contains("x=\"0\" y=\"52\" width=\"100\" height=\"615\""))
    let sized = Transcript(words + ["--height", "44", "--svg"]).output
    #expect(!sized.contains("assumes"))
  }

  @Test("a picture of a conflict shows the conflicting constraints, and the exit code is 1")
  func conflict() {
    let words = ["solve", "--width", "100", "--height", "40", "|-[a(200)]-|", "V:|[a]|"]
    let svg = Transcript(words + ["--svg"])
    #expect(svg.code == .diagnostics && svg.codes == ["VFL0401"])
    #expect(
      svg.output.contains("class=\"conflict\"") && svg.output.contains(">a.width == 200</text>"))
    #expect(svg.output.contains(", not "))
    let sketch = Transcript(words + ["--picture"])
    #expect(sketch.code == .diagnostics && sketch.output.contains("  a.width == 200\n"))
    #expect(sketch.output.contains("┏"))
    expectEqual(Transcript(words).output, "")
  }

  @Test("relaxed optional constraints are marked in a picture")
  func yielding() {
    let svg = Transcript(
      "solve", "--svg", "--width", "100", "--height", "40", "|-[a(200@700)]-|", "V:|[a]|"
    ).output
    #expect(svg.contains(">Relaxed constraints:</text>"))
    #expect(svg.contains(">a.width == 200 @700, by 140</text>"))
    #expect(svg.contains(">60, not 200</text>"))
  }

  @Test("a picture of a conflict also lists the relaxed optional constraints")
  func yieldingInConflict() {
    let words = [
      "solve", "--width", "100", "--height", "40", "|-[a(200)]-|", "V:|[a]|", "|[b(70@700)]",
      "[b(<=60)]", "V:|[b]|",
    ]
    let line = "b.width == 70 @700, by 10"
    #expect(Transcript(words + ["--svg"]).output.contains(">\(line)</text>"))
    let sketch = Transcript(words + ["--picture"]).output
    #expect(sketch.contains("  Relaxed constraints:\n  \(line)\n"))
    #expect(!sketch.contains("a.width == 200 @"))
  }

  @Test(
    "several conflicts and the relaxed optional constraints are drawn in separate parts of a picture"
  )
  func severalConflicts() throws {
    let words = [
      "solve", "--width", "100", "--height", "40", "|-[a(200)]-|", "V:|[a]", "|-[b(300)]-|",
      "V:[b]|", "[c(70@700)]", "[c(<=60)]", "V:|[c]",
    ]
    let text = Transcript(words + ["--svg"]).output
    for heading in ["conflict 1 of 2", "conflict 2 of 2", "relaxed constraints"] {
      #expect(text.contains(">\(heading)</text>"))
    }
    let parts = text.split(separator: "<g transform").map(String.init)
    try #require(parts.count == 3)
    #expect(parts[0].contains(">a.width == 200</text>") && !parts[0].contains(">b.width == 300<"))
    #expect(parts[1].contains(">b.width == 300</text>") && !parts[1].contains(">a.width == 200<"))
    #expect(
      parts[2].contains(">c.width == 70 @700, by 10</text>") && !parts[2].contains("not hold"))
    let sketch = Transcript(words + ["--picture"]).output
    expectEqual(sketch.matches(of: #/Unsatisfiable constraints/#).count, 2)
  }

  @Test("the parts of an SVG sheet wrap into rows")
  func sheetRows() throws {
    let words = ["solve", "--svg", "--size", "700x40,700x40,700x40", "|-[a]-|", "V:|[a]|"]
    let width = try #require(Transcript(words).output.firstMatch(of: #/width="(\d+)"/#)).output.1
    #expect(try #require(Int(width)) < 1600)
  }

  @Test("an SVG sheet has a separate part for each size and direction")
  func sheet() {
    let words = ["solve", "--svg", "--size", "100x40,300x40", "|-[a(20)]", "V:|[a]|"]
    let sizes = Transcript(words)
    #expect(sizes.errors == "" && sizes.code == .success)
    #expect(sizes.output.contains(">100×40</text>") && sizes.output.contains(">300×40</text>"))
    let both = Transcript(words + ["--show", "directions"]).output
    #expect(both.contains(">300×40, right to left</text>"))
    expectEqual(both.matches(of: #/class="container"/#).count, 4)
    let broken = Transcript("solve", "--svg", "--size", "10x40,300x40", "|-[a(20)]-|")
    #expect(broken.codes.first == "VFL0401" && broken.code == .diagnostics)
    #expect(broken.output.hasSuffix("</svg>\n"))
  }

  @Test("`--measures` shows the sizes of gaps in a picture")
  func measures() {
    let words = [
      "solve", "--width", "320", "--height", "60", "|-[a(100)]-12-[b]-|", "V:|-[a]-|", "V:|-[b]-|",
    ]
    let sketch = Transcript(words + ["--measures"]).output
    #expect(sketch.contains("┃ 20│") || sketch.contains("┃20 │") || sketch.contains("┃20│"))
    let svg = Transcript(words + ["--svg", "--measures"]).output
    #expect(svg.contains("<title>12 points</title>"))
    expectEqual(Transcript(words + ["--svg", "--show", "measures"]).output, svg)
  }

  @Test(
    "unknown picture details and details that do not fit the output form are rejected",
    arguments: [
      ["--show", "edges"], ["--show", ""], ["--svg", "--show", ","], ["--show", "margins"],
      ["--picture", "--show", "directions"],
      ["--no-picture", "--measures"], ["--measures", "--format", "json"],
      ["--measures", "--range", "width=1..2"], ["--svg", "--show", "guides,edges"],
    ])
  func rejected(flags: [String]) {
    expectEqual(Transcript(["solve"] + flags + ["[a]"]).code, .usage)
  }

  @Test(
    "the diagnostic for an unavailable picture detail lists the available details")
  func words() {
    let ranged = Transcript("solve", "--range", "width=1..2", "--measures", "[a]")
    #expect(ranged.codes.count == 1 && !ranged.errors.contains("--picture"))
    let shown = Transcript("solve", "--show", "margins", "[a]").errors
    #expect(shown.contains("expected `guides`, `measures`, or `margins` with `--svg`\n"))
  }

  @Test("a picture does not call a given size ambiguous even if the other size is negative")
  func negative() {
    let svg = Transcript(
      "solve", "--svg", "--width=-10", "--height", "480", "|[a]|", "V:|[a]|")
    #expect(svg.code == .diagnostics && svg.output.contains("a 375×480"))
    #expect(!svg.output.contains("is free"))
  }
}
