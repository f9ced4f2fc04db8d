import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The extended dialect on the command line")
struct ExtendedDialectTests {
  private static let dialect = ["--dialect", "extended"]

  private static let document = """
    @dialect extended
    @container 300x40
    @metrics m: 5
    @array cells: a, b
    |~[cells(4*m)]~...~|  // a row
    V:|[cells]|
    """

  private static let json = """
    {"dialect": "extended", "container": {"width": 300, "height": 40}, "metrics": {"m": 5},
     "arrays": {"cells": ["a", "b"]}, "formats": ["|~[cells(4*m)]~...~|", "V:|[cells]|"]}
    """

  @Test(
    "a member of a nested stack is not stretched across the stack if an equation constrains its height"
  )
  func equationInNestedStack() {
    let text =
      "@dialect extended\n@container 300x200\nH:|[row:[a(50)]-[inner:[b(30)]-[c]]]|; V:|[row]|\n"
    let transcript = Transcript(
      "compile", "-", standardInput: text + "@constraint b.height == 20\n")
    expectEqual(transcript.codes, [])
    #expect(transcript.output.contains("c.top == inner.top"))
    #expect(!transcript.output.contains("b.top == inner.top"))
    #expect(Transcript("compile", "-", standardInput: text).output.contains("b.top == inner.top"))
  }

  @Test("a layout compiles to the same constraints from flags, a text document or a JSON document")
  func forms() {
    let flags =
      Self.dialect + [
        "--array", "cells=a,b", "--metric", "m=5", "--width", "300", "--height", "40",
      ]
    let formats = ["|~[cells(4*m)]~...~|", "V:|[cells]|"]
    for command in ["compile", "solve"] {
      let sizes = command == "solve" ? flags : Array(flags.dropLast(4))
      let byFlags = Transcript([command] + sizes + formats)
      let byText = Transcript([command, "a.vfl"], files: ["a.vfl": Self.document])
      let byJSON = Transcript([command, "a.json"], files: ["a.json": Self.json])
      expectEqual(byFlags, byText)
      expectEqual(byText, byJSON)
      #expect(byJSON.code == .success && byJSON.errors == "")
    }
    let table = Transcript(["solve", "a.vfl"], files: ["a.vfl": Self.document]).output
    expectEqual(table.split(separator: "\n").map { $0.prefix(1) }, ["v", "a", "b"])
  }

  @Test(
    "formats of the extended dialect require a flag or directive, and `--dialect` overrides a document"
  )
  func choice() {
    expectEqual(Transcript("compile", "[a(50%)]").codes, ["VFL0125"])
    expectEqual(
      Transcript(["compile"] + Self.dialect + ["[a(50%)]"]).output, "a.width == |.width * 0.5\n")
    let apple = Transcript(
      ["compile", "--dialect", "apple", "a.vfl"], files: ["a.vfl": "@dialect extended\n[a(50%)]"])
    expectEqual(apple.codes, ["VFL0125"])
    expectEqual(Transcript("compile", "--dialect", "evfl", "[a]").code, .usage)
  }

  @Test("Apple's dialect rejects arrays and numeric spacing")
  func rejection() {
    let arrays = Transcript("compile", "-", standardInput: "@array c: a, b\n[a]-[b]")
    #expect(arrays.codes == ["VFL0604"] && arrays.code == .diagnostics)
    let spacing = Transcript(
      "compile", "-", standardInput: "{\"spacing\": {\"sibling\": 4}, \"formats\": [\"[a]-[b]\"]}")
    expectEqual(spacing.codes, ["VFL0604"])
    let twice = Transcript(
      "compile", "-", standardInput: "@dialect extended\n@array c: a\n@array c: b\n[c]")
    expectEqual(twice.codes, ["VFL0609"])
  }

  @Test("`@spacing` with numbers sets the standard spacing")
  func spacing() {
    let text = "@dialect extended\n@spacing container: 6, sibling: 3\n|-[a]-[b]"
    expectEqual(
      Transcript("compile", "-", standardInput: text).output,
      """
      a.leading == |.leading + std(6)
      b.leading == a.trailing + std(3)

      """)
    let invalidFormat = "@dialect extended\n@spacing container: x\n|-[a]"
    expectEqual(Transcript("compile", "-", standardInput: invalidFormat).codes, ["VFL0606"])
  }

  @Test(
    "centering a view with `~` yields the same frame and exit code as two guides of equal size",
    arguments: [
      "[a(30)]", "[a(400)]", "[a(>=30)]", "[a(400@500)]", "|-4-[a]", "|-4@500-[a(40)]",
      "[a(30)]; |[b(a)]", "[a(b)]; |[b(>=8)]-(>=8)-|",
    ])
  func centres(others: String) {
    for width in ["100", "101.5", nil] {
      func answer(_ format: String) -> (row: [Substring]?, code: ExitCode) {
        let size = width.map { ["--width", $0] } ?? []
        let transcript = Transcript(
          ["solve", "--height", "9"] + Self.dialect + size + [format] + ["\(others)"])
        let row = transcript.output.split(separator: "\n").first { $0.hasPrefix("a ") }
        let columns = row?.split(separator: " ")
        return (columns.map { [$0[1], $0[3]] }, transcript.code)
      }
      let (centred, guided) = (answer("|~[a]~|"), answer("|[g][a][h(g)]|"))
      #expect(centred.row == guided.row && centred.code == guided.code)
      expectEqual(answer("|~[a]~| @500").row, answer("|[g][a][h(g)]| @500").row)
    }
  }

  @Test(
    "JSON output lists the free attributes of a guide only on the axis on which the guide is used")
  func freeGuides() {
    let words = Self.dialect + ["--height", "10", "--format", "json"]
    let format = "|~(>=2)~[a(>=20)]~|"
    let range = Transcript(["solve"] + words + ["--range", "width=100..300", format]).output
    #expect(
      range.contains("\"#1.1\": {\"x\": [0, 0], \"y\": null, \"width\": null, \"height\": null}"))
    let size = Transcript(["solve"] + words + ["--width", "100", format]).output
    #expect(size.contains("{\"view\": \"#1.1\", \"attribute\": \"width\", \"range\": [2, 40],"))
    #expect(!size.contains("{\"view\": \"#1.1\", \"attribute\": \"y\""))
  }

  @Test("unnamed guides appear in JSON output but not in tables, pictures and diagnostics")
  func guides() {
    let words = ["solve"] + Self.dialect + ["--width", "90", "--height", "9"]
    let formats = ["|~[a(>=10)]~(>=0)~|", "V:|[a]|", "HV:|[row]|", "V:[row:[b(4)][c]]"]
    let json = Transcript(words + ["--format", "json"] + formats).output
    #expect(json.contains("{\"name\": \"#1.1\", \"parent\": \"|\"}"))
    let text = Transcript(words + ["--picture"] + formats)
    #expect(!text.output.contains("#1.1") && text.output.contains("row"))
    // The widths of `a` and of the guides next to it are ambiguous. Only `a` is reported.
    expectEqual(text.codes, ["VFL0402"])
    #expect(text.errors.contains("`a` can be") && !text.errors.contains("#1.1"))
    let range = Transcript(
      ["solve"] + Self.dialect + ["--height", "9", "--range", "width=20..90"] + formats)
    #expect(!range.output.contains("#1.1"))
  }

  @Test("a conflict message shows ratios as they are written in the format")
  func ratios() {
    let size = ["solve"] + Self.dialect + ["--width", "500", "--height", "100", "|[p]|"]
    for (ratio, text) in [
      ("p(.width*9/16)", "500 × 9/16"), ("p(.width * 0.5625)", "0.5625 × 500"),
      ("p(.width/3)", "500 / 3"), ("p(.width * 1.5)", "1.5 × 500"),
    ] {
      let transcript = Transcript(size + ["V:|-12-[\(ratio)]-24-|"])
      #expect(transcript.errors.contains("12 + 24 + \(text) = "), "\(transcript.errors)")
    }
    let turned = Transcript(
      ["solve"] + Self.dialect
        + ["--width", "500", "--height", "100", "|[p(.height*16/9)]|", "V:|-12-[p]-24-|"])
    #expect(turned.errors.contains("12 + 24 + 500 × 9/16 = 317.25, but the container is 100 high"))
  }

  @Test("a conflict message describes an unnamed guide by its position in the format")
  func guideWords() {
    let size = ["solve"] + Self.dialect + ["--width", "300", "--height", "9"]
    let grid = Transcript(size + ["G: \"a b c\" cols(160,*,200)"])
    #expect(grid.codes == ["VFL0401"] && !grid.errors.contains("#1."))
    #expect(grid.errors.contains("cols[3].width == 200"))
    #expect(grid.errors.contains("cols[2].leading == cols[1].trailing"))
    let spaces = Transcript(size + ["V:|[a,b]|", "|-[a(200)]~[b(200)]~|"])
    #expect(spaces.errors.contains("~#2[2].width == ~#2[1].width"))
    let gap = Transcript(size + ["|-[a(200)]-(50%)-[b]|; V:|[a,b]|"])
    #expect(gap.errors.contains("gap[1].width == |.width * 0.5"))
    // JSON output contains the internal names.
    let json = Transcript(size + ["--format", "json", "G: \"a b c\" cols(160,*,200)"])
    #expect(json.output.contains("\"firstItem\": \"#1.3\""))
    let document = """
      @dialect extended
      @container 300x9
      G: "a b c" cols(160,*,200)
      """
    let check = Transcript("check", "-", standardInput: document)
    #expect(!(check.output + check.errors).contains("#1."))
  }

  @Test("`check` lists the views and metrics that formats of the extended dialect need")
  func check() {
    let valid = Transcript(
      ["check"] + Self.dialect + ["[a(b/2 + m)]-gap-[b(c@prio)]", "C: d.left == e.left"])
    expectEqual(valid.code, .success)
    #expect(valid.output.contains("views: a, b, d, e"))
    #expect(valid.output.contains("metrics: gap, prio"))
    expectEqual(Transcript(["check"] + Self.dialect + ["[a(b+c)][b][c]"]).codes, ["VFL0314"])
    let fixed = Transcript(["check", "--fix"] + Self.dialect + ["[a(=3)]"])
    expectEqual(fixed.output, "[a(==3)]\n")
  }

  @Test("`fmt` changes only trailing white space in formats of the extended dialect")
  func formatting() {
    let text = "@dialect   extended\n|~[ a ]~|  // x  \n\n[b]"
    let expected = "@dialect extended\n|~[ a ]~|  // x\n\n[b]\n"
    expectEqual(Transcript("fmt", "-", standardInput: text).output, expected)
  }

  @Test(
    "`convert` declares the guides of a layout in every style",
    arguments: [
      ("anchors", "let guide2 = UILayoutGuide()\nview.addLayoutGuide(guide2)\n"),
      ("constraints", "let guide2 = UILayoutGuide()\nview.addLayoutGuide(guide2)\n"),
      ("snapkit", "let guide2 = UILayoutGuide()\nview.addLayoutGuide(guide2)\n"),
      (
        "objc-anchors",
        "UILayoutGuide *guide2 = [UILayoutGuide new];\n[view addLayoutGuide:guide2];\n"
      ),
      (
        "masonry",
        "UIView *guide2 = [UIView new];\nguide2.hidden = YES;\n[view addSubview:guide2];\n"
      ),
    ])
  func conversion(style: String, declaration: String) {
    let code = Transcript(
      ["convert", "--to", style, "--superview", "view"] + Self.dialect
        + ["|~[guide1(title: 50%)]~(>=0)~|"])
    expectEqual(code.code, .success)
    #expect(code.output.hasPrefix(declaration))
    #expect(code.output.contains("guide3") && code.output.contains("\"title\""))
  }

  @Test(
    "if the container is a layout guide, generated guides are added to the owning view of that guide"
  )
  func guideInGuide() {
    let code = Transcript(
      ["convert", "--superview", "view.safeAreaLayoutGuide"] + Self.dialect + ["|~[a]|"])
    #expect(
      code.output.contains("view.safeAreaLayoutGuide.owningView?.addLayoutGuide(guide1)\n"))
    let view = Transcript(["convert"] + Self.dialect + ["|~[b]| in(userGuide)"])
    #expect(view.output.contains("userGuide.addLayoutGuide(guide1)\n"))
  }

  @Test("quoted names are converted to valid variable names, and no guide is added to a stack")
  func codeNames() {
    let code = Transcript(
      ["convert"] + Self.dialect + [
        "[\"my view\"]-[\"1a\"]-[\"self.x\"]", "|[s:[a]]", "|~[b] in(s)",
      ])
    expectEqual(code.code, .success)
    for expression in ["myView.", "_1a.", "self.x."] { #expect(code.output.contains(expression)) }
    #expect(!code.output.contains("s.addLayoutGuide"))
  }

  @Test(
    "`--options` applies to chains in the extended dialect, and `--spacing` overrides numeric spacing"
  )
  func options() {
    let words = ["compile", "--options", "directionRightToLeft,alignAllTop", "|-[a]-[b]"]
    expectEqual(Transcript(words), Transcript(words + Self.dialect))
    let text = "@dialect extended\n@spacing container: 3\n|-[a]"
    let margins = Transcript("compile", "--spacing", "layoutMargins", "-", standardInput: text)
    expectEqual(margins.output, "a.leading == |.leadingMargin\n")
  }

  @Test("two documents with different dialects in the same layout lead to a warning")
  func contradiction() {
    let files = ["a.vfl": "@dialect apple\n[a]", "b.vfl": "@dialect extended\n[b]"]
    let both = Transcript("compile", "a.vfl", "b.vfl", files: files)
    #expect(both.codes == ["VFL0609"] && both.code == .success)
  }

  @Test(
    "a format that is valid only in the extended dialect is reported with a note about that dialect"
  )
  func forgotten() {
    let words = "this is valid in the extended dialect"
    for format in ["|~[a]~|", "HV:|[a]|", "[a(50%)]", "C: a.center == b.center", "[row:[a][b]]"] {
      #expect(Transcript("check", format).output.contains(words), "\(format)")
    }
    for format in ["[a] [b]", "", "[a]-.5-[b]", "|~[a", "[a]--8-[b]"] {
      #expect(!Transcript("check", format).output.contains(words), "\(format)")
    }
  }

  @Test("a warning is reported if an undeclared name in an expression or equation becomes a view")
  func impliedViews() {
    let transcript = Transcript(["compile"] + Self.dialect + ["[a]-(gap*2)-[b]"])
    #expect(transcript.codes == ["VFL0206"] && transcript.code == .success)
    for known in [["--metric", "gap=4"], ["--array", "gap=b"]] {
      expectEqual(Transcript(["compile"] + Self.dialect + known + ["[a]-(gap*2)-[b]"]).codes, [])
    }
    let several = Transcript(["compile"] + Self.dialect + ["C: a.edges == b, v1..2.top == c"])
    expectEqual(several.codes, ["VFL0206", "VFL0206"])
    expectEqual(several.output.split(separator: "\n").count, 6)
    let declared = ["--view", "a", "--view", "b"]
    let rejected = Transcript(["compile"] + Self.dialect + declared + ["[a]-(gap*2)-[b]"])
    expectEqual(rejected.codes, ["VFL0202"])
  }

  @Test("a fix-it is not offered if the fixed source has as many errors or fewer views")
  func fixes() {
    let gap = Transcript(["check"] + Self.dialect + ["|-[a]-"]).output
    #expect(gap.contains("insert `|`") && !gap.contains("insert `-|`"))
    let range = Transcript(
      ["check", "--diff", "--unsafe-fixes", "a.vfl"],
      files: ["a.vfl": "@dialect extended\n@view v1, v2\n|[v1..3]|\n"])
    #expect(!range.output.contains("+|[v1]|"))
    #expect(range.errors.contains("1 error remains after the diff"))
  }

  @Test("an equation may refer to a stack")
  func stacksInEquations() {
    let text = "@dialect extended\n|[row:[a]]\n@constraint row.width == 30\n"
    for declared in ["", "@view a\n"] {
      let json = Transcript(
        "compile", "--format", "json", "-",
        standardInput: text.replacing("|[row", with: declared + "|[row"))
      #expect(
        json.code == .success && json.output.contains("{\"name\": \"row\", \"parent\": \"|\"}"))
    }
  }

  @Test("an array name is not accepted as a view in an equation")
  func arraysInEquations() {
    let text = "@dialect extended\n@array xs: a, b\nH:|[xs]\n@constraint xs.width == 9\n"
    expectEqual(Transcript("compile", "-", standardInput: text).codes, ["VFL0201"])
  }

  @Test("a stack may not have the same name as an array or another stack")
  func arrayStacks() {
    let words = ["compile", "--array", "xs=a,b"] + Self.dialect
    expectEqual(Transcript(words + ["[xs:[c]]"]).codes, ["VFL0316"])
    expectEqual(Transcript(words + ["[s:[c]][s:[d]]"]).codes, ["VFL0316"])
  }

  @Test("`//` inside a block comment does not begin a line comment")
  func comments() {
    let text = "@dialect extended\n[a(5)] /* see // there */ // and here\n"
    expectEqual(Transcript("compile", "-", standardInput: text).output, "a.width == 5\n")
  }

  @Test("`//` inside a quoted name does not begin a comment")
  func quotedSlashes() {
    let text = "@dialect extended\n[\"a//b\"(20)] // c\n"
    #expect(Transcript("compile", "-", standardInput: text).output == "a//b.width == 20\n")
  }

  @Test("the format that is suggested to resolve a conflict is valid")
  func conflictFixes() {
    let format = "V:||-[a(0)]-| gap(5)"
    let conflict = Transcript(
      ["solve", "--width", "9", "--height", "9"] + Self.dialect + [format])
    #expect(conflict.errors.contains("V:||-5@999-[a(0)]-| gap(5)"))
    let explicit = Transcript(
      ["solve", "--width", "99", "--height", "9"] + Self.dialect + ["C: a.width(>=50, <=20)"])
    #expect(explicit.errors.contains("C: a.width(>=50, <=20 @999)"))
    let point = Transcript(
      ["solve", "--width", "300", "--height", "9"] + Self.dialect + ["<20>-[d]; <50>-[d]"])
    #expect(point.codes.contains("VFL0401") && !point.errors.contains("58@999"))
  }

  @Test("an equation argument with a slash is not read as a path")
  func slashes() {
    let compiled = Transcript(["compile"] + Self.dialect + ["C: a.width == b.width/2"])
    expectEqual(compiled.output, "a.width == b.width * 0.5\n")
  }

  @Test("`grammar --dialect extended` prints the extended grammar")
  func grammar() {
    let grammar = Transcript(["grammar"] + Self.dialect).output
    #expect(grammar.contains("gridRows         = gridRow { gridRow } ."))
  }
}
