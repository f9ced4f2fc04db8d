import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `solve` command")
struct SolveCommandTests {
  private static let row = ["|-[a(80)]-[b]-|", "V:|[a]|", "V:|[b]|"]

  @Test("a free attribute does not move by a rounding error")
  func roundedFreedom() throws {
    let document = """
      H:|-4-[v1(v4)]-[v2(v0@250)]-[v3]-[v4]-[v5]-(0@250)-|
      @constraint v1.width == 0.333 * v0.width + 37 @500
      @constraint v0.width == 0.5 * v4.width - 15 @500
      """
    let transcript = Transcript(
      ["solve", "--width", "63", "--height", "443", "--format", "json", "-"],
      standardInput: document)
    #expect(transcript.output.contains("\"decrease\": 0"))
    for line in transcript.output.split(separator: "\n") {
      #expect(!line.contains("crease\": ") || !line.contains("e-"), "\(line)")
    }
  }

  @Test("a container without a size is laid out at 375 × 667, with one warning")
  func unsized() {
    let formats = ["H:|-[a]-[b(100)]-|", "V:|-[a]-|", "V:|[b]|"]
    let transcript = Transcript(["solve"] + formats)
    expectEqual(transcript.codes, ["VFL0402"])
    #expect(transcript.errors.contains("has no width and no height; assuming 375 × 667\n"))
    #expect(transcript.errors.contains("the constraints allow a width of at least 148, which"))
    expectEqual(
      transcript.output,
      """
      view    x   y  width  height
      a      20  20    227     627
      b     255   0    100     667

      """)
    let json = Transcript(["solve", "--format", "json"] + formats)
    #expect(json.output.contains("\"status\": \"ambiguous\""))
    #expect(json.output.contains("the container can be 148 wide or more"))
    let given = Transcript(["solve", "--width", "375", "--height", "667"] + formats)
    #expect(given.output == transcript.output && given.errors == "")
  }

  @Test("the warnings for a container without a size omit the axis without constraints")
  func unsizedAxis() {
    let row = Transcript("solve", "--width", "320", "H:|-[a(100)]-[b]-|")
    expectEqual(row.codes, ["VFL0402"])
    #expect(row.errors.contains("no constraint determines y or height of any view\n"))
    let open = Transcript("solve", "--width", "320", "H:|-[a]-[b]-|", "V:|[a]|", "V:|[b]|")
    #expect(open.codes == ["VFL0402", "VFL0402"] && open.errors.contains("`H:[b(==a)]`"))
    let given = Transcript("solve", "--width", "320", "--height", "40", "H:|-[a(100)]-[b]-|")
    #expect(given.codes.count == 2 && !given.errors.contains("container"))
  }

  @Test("a number is not compared with half of a container size that a range replaces")
  func rangeOfCenters() {
    let document =
      "@dialect extended\n@container 320x100\nC: a.centerX == 160\nH:[a(20)]\nV:|[a]|\n"
    expectEqual(Transcript("solve", "-", standardInput: document).codes, ["VFL0321"])
    let range = Transcript("solve", "--range", "width=400..1000", "-", standardInput: document)
    expectEqual(range.codes, [])
  }

  @Test("relaxed hugging is listed only with `--all`")
  func hugging() {
    let words = ["--width", "300", "--height", "60", "-"]
    let document = "@view a intrinsic: 80x20\n|[a]|\nV:|[a]"
    let brief = Transcript(["solve"] + words, standardInput: document)
    #expect(brief.output == "view  x  y  width  height\na     0  0    300      20\n")
    let whole = Transcript(["solve", "--all"] + words, standardInput: document)
    #expect(whole.output.contains("a.width <= content(80) @250  220"))
  }

  @Test("`--size` solves the layout at each given size instead of the document's size")
  func sizes() {
    let files = ["a.vfl": "@container 50x50\n|-[a]-|\nV:|[a(>=30)]|\n"]
    let transcript = Transcript(
      "solve", "--size", "100x40,-x50", "--size", "60x20", "a.vfl", files: files)
    expectEqual(
      transcript.output,
      """
      100x40
      view   x  y  width  height
      a     20  0     60      40

      -x50
      view   x  y  width  height
      a     20  0    335      50

      60x20

      """)
    #expect(Set(transcript.codes) == ["VFL0401", "VFL0402"] && transcript.code == .diagnostics)
    let json = Transcript(
      "solve", "--size", "100x40,200x40", "--format", "json", "a.vfl", files: files)
    let lines = json.output.split(separator: "\n")
    #expect(
      lines.count == 2 && lines[1].contains("\"container\": {\"width\": 200, \"height\": 40}"))
    expectEqual(json.code, .success)
  }

  @Test(
    "malformed sizes and conflicting flags of `solve` are rejected",
    arguments: [
      ["--size", "320"], ["--size", "x40"], ["--size", "1x2x3"], ["--size", "0x10,"],
      ["--size", "-5x10"], ["--size", "9x9", "--width", "3"],
      ["--size", "9x9", "--range", "width=1..2"],
    ])
  func badSizes(flags: [String]) {
    expectEqual(Transcript(["solve"] + flags + ["[a]"]).code, .usage)
  }

  @Test("`solve` draws a picture on a terminal or with `--picture`")
  func picture() {
    let words = ["solve", "--width", "320", "--height", "44"] + Self.row
    #expect(!Transcript(words).output.contains("━"))
    #expect(Transcript(words + ["--picture"]).output.contains("━"))
    var console = MemoryConsole()
    console.terminals = [.output]
    console.terminalWidth = 50
    expectEqual(console.run(words), .success)
    #expect(console.outputText.contains("━"))
    #expect(console.outputText.split(separator: "\n").allSatisfy { $0.count <= 50 })
    expectEqual(console.run(words + ["--no-picture"]), .success)
  }

  @Test(
    "a conflict between constraints of several files is reported with the locations in all of these files"
  )
  func conflict() {
    let transcript = Transcript(
      "solve", "a.vfl", "b.vfl", "--width", "100",
      files: ["a.vfl": "\n|-[a(200)]", "b.vfl": "// b\n  [a]-|\n"])
    #expect(transcript.codes == ["VFL0401"] && transcript.output == "")
    #expect(transcript.errors.contains("a.vfl:2:"))
    #expect(transcript.errors.contains("b.vfl:2:"))
    expectEqual(transcript.code, .diagnostics)
  }

  @Test("the solution does not depend on the order of the views in a document")
  func order() throws {
    let names = ["zoe", "ann", "moe"]
    let answers = [names, names.reversed(), names.sorted()].map { names in
      let views = names.map { "\"\($0)\": {\"intrinsic\": [50, 20]}" }.joined(separator: ", ")
      let document = """
        {"container": {"width": 400}, "views": {\(views)}, "formats": ["|[zoe][ann][moe]|"]}
        """
      return Transcript("solve", "--format", "json", "-", standardInput: document).output
    }
    #expect(answers[0].contains("ambiguous"))
    expectEqual(Set(answers).count, 1)
  }

  @Test("`--svg` writes only SVG to standard output, and writes nothing if a format has an error")
  func svg() {
    let drawn = Transcript(
      "solve", "--svg", "--width", "100", "--height", "40", "|-[a(20)]", "V:|[a]|")
    #expect(drawn.output.hasPrefix("<svg ") && drawn.output.hasSuffix("</svg>\n"))
    #expect(drawn.output.contains("x=\"20\" y=\"0\" width=\"20\" height=\"40\""))
    #expect(drawn.errors == "" && drawn.code == .success)
    let open = Transcript(
      "solve", "--svg", "--width", "100", "--height", "40", "[a(20)]", "V:|[a]|")
    #expect(open.output.contains("stroke-dasharray") && open.codes.first == "VFL0402")
    let invalidFormat = Transcript("solve", "--svg", "--width", "100", "|[a(20)|")
    #expect(invalidFormat.output == "" && invalidFormat.code == .diagnostics)
    for flags in [
      ["--picture"], ["--no-picture"], ["--format", "json"], ["--range", "width=1..2"],
      ["--json-lines"],
    ] {
      expectEqual(Transcript(["solve", "--svg"] + flags + ["[a]"]).code, .usage, "\(flags)")
    }
  }

  @Test(
    "a view that occurs twice in a format string is named, and no priority is suggested",
    arguments: [
      ["[a]-[a]"], ["[a]-8-[b]-8-[a]"], ["V:[a]-[a]"], ["[c]-[a]-[b][d]-[a]-[e]"],
      ["V:|-[a(50)][b(50)][a]"],
      ["--dialect", "extended", "[a]-(>=8)-[b]-8-[a]"],
    ])
  func repeatedView(arguments: [String]) {
    let run = Transcript(["solve"] + arguments)
    #expect(run.errors.contains("unsatisfiable constraints: `a` occurs twice in the format string"))
    #expect(!run.errors.contains("@999"), "\(run.errors)")
    expectEqual(run.code, .diagnostics)
  }

  @Test(
    "other conflicts of gaps are not attributed to a repeated view",
    arguments: [
      ["[a]-[b]", "[b]-[a]"], ["--width", "10", "|-[a]-|"], ["--width", "40", "|-[a(20)]-[b]-|"],
      ["[a(50)]", "[a(60)]"],
    ])
  func otherConflicts(arguments: [String]) {
    let run = Transcript(["solve"] + arguments)
    #expect(run.errors.contains("VFL0401") && !run.errors.contains("occurs twice"), "\(run.errors)")
  }

  @Test("two format strings of a file that contradict each other do not repeat a view")
  func contradictingLines() {
    let run = Transcript(["solve", "-"], standardInput: "[a]-[b]\n[b]-[a]\n")
    #expect(run.errors.contains("VFL0401") && !run.errors.contains("occurs twice"), "\(run.errors)")
  }
}
