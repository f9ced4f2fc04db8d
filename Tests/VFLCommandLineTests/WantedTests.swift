import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Diagnostics that infer what the author intended")
struct WantedTests {
  @Test(
    "the diagnostic for a misused option, priority or superview name explains the correct notation")
  func notes() {
    for (words, part) in [
      (["--options", "alignAllCenterX", "|[a]|"], "`H:|~[a]~|` in the extended dialect"),
      (
        ["--options", "alignAllCenterY", "--view", "a,b", "V:|[a][b]|"],
        "the `centerYAnchor` of both"
      ),
      (["--view", "a", "[a(50@high)]"], "replace with `750`: [a(50@750)]"),
      (["--view", "a", "[a(50@weak)]"], "replace with `250`: [a(50@250)]"),
      (["[self]-0-[_x]-0-[self]"], "replace both with `|`: |-0-[_x]-0-|"),
      (["--view", "a", "[a(superview)]"], "the superview is written `|`"),
      (["--dialect", "extended", "C: a.centerX == super.centerX"], "the superview is written `|`"),
      (["--dialect", "extended", "[a(parent)]"], "the superview is written `|`"),
    ] {
      let transcript = Transcript(["check"] + words)
      #expect(transcript.output.contains(part), "\(transcript)")
      expectEqual(transcript.codes.count, 1)
    }
  }

  @Test("the diagnostic for arithmetic in a size suggests an equivalent equation")
  func arithmetic() {
    let equations = [
      "[a(b.height)]": "a.width == b.height", "[a(b/2)]": "a.width == b.width / 2",
      "V:[a(>=2*b-8@p)]": "a.height >= 2 * b.height - 8 @p", "[a(50%)]": "a.width == 0.5 * |.width",
      "V:[x][a(<=b.width*0.5+4@500)]": "a.height <= b.width * 0.5 + 4 @500",
    ]
    for (format, equation) in equations {
      let output = Transcript("check", format).output
      #expect(output.contains("in the `constraints` of a document, `\(equation)`"), "\(output)")
      let document = "@metrics p: 400\n@view x, a, b\n@constraint \(equation)"
      expectEqual(Transcript("compile", "-", standardInput: document).code, .success)
    }
    for (format, note) in [
      ("[a(2*50)]", "write its result"), ("[a(b+c)]", "write a metric"),
      ("[a(b.centerX)]", "write a metric"), ("[a]-(b/2)-[c]", "write a metric"),
    ] {
      let output = Transcript("check", format).output
      #expect(output.contains(note) && !output.contains("equation"), "\(output)")
    }
  }

  @Test("`Z:` is reported as an unsupported depth order")
  func depth() {
    for words in [["Z:|[a][b]"], ["--dialect", "extended", "Z:|[a][b]"]] {
      let transcript = Transcript(["check"] + words)
      #expect(transcript.output.contains("`Z:` is not supported"), "\(transcript)")
      #expect(!transcript.output.contains("help") && transcript.codes.count == 1)
    }
  }

  @Test("valid formats that resemble a common mistake are not reported")
  func right() {
    for words in [
      ["--options", "alignAllCenterY", "[a][b]"], ["--metric", "high=700", "[a(50@high)]"],
      ["--view", "super,a", "--dialect", "extended", "[a(super)]"],
      ["--dialect", "extended", "[a(50@high)]"], ["[self(50)]"], ["|[view]|"],
    ] {
      let transcript = Transcript(["check"] + words)
      expectEqual(transcript.codes, [], "\(transcript)")
    }
    #expect(!Transcript("check", "[a]-[b]-[a]").output.contains("help"))
    #expect(!Transcript("check", "[self]-[self]").output.contains("help"))
  }

  @Test("`compile`, `solve` and `convert` read a name after `==` in a size as a view")
  func sizes() {
    for subcommand in ["compile", "solve", "convert"] {
      for dialect in ["apple", "extended"] {
        let words = [subcommand, "--dialect", dialect, "[button1(==button2)]"]
        let codes = Transcript(words).codes.filter { $0 != "VFL0402" }
        expectEqual(codes, ["VFL0206"], "\(words)")
      }
    }
    #expect(
      Transcript("convert", "[button1(==button2)]").output.contains("equalTo: button2.widthAnchor"))
    #expect(
      Transcript("convert", "[label2(label1)]").output.contains("equalTo: label1.widthAnchor"))
    #expect(Transcript("convert", "[label(width)]").output.contains("equalToConstant: width"))
    expectEqual(Transcript("compile", "[label(width)]").codes, ["VFL0202"])
    expectEqual(Transcript("compile", "--metric", "height=5", "[a(==heigth)]").codes, ["VFL0202"])
    expectEqual(Transcript("compile", "--view", "a", "[a(==b)]").codes, ["VFL0202"])
  }

  @Test(
    "a format in a source file that is valid only in the extended dialect is reported with a `convert` command"
  )
  func sources() {
    for (format, isExtended) in [
      ("H:|~[a]~|", true), ("[a(50%)]", true), ("[a(b.height)]", true), ("[a]-", false),
      ("[a", false), ("[a]]", false),
    ] {
      let source = """
        let v = ["a": a, "b": b]
        NSLayoutConstraint.constraints(
          withVisualFormat: "\(format)", options: [], metrics: nil, views: v)

        """
      let transcript = Transcript("check", "A.swift", files: ["A.swift": source])
      let command = "`vfl convert --dialect extended '\(format)'`"
      expectEqual(transcript.output.contains(command), isExtended, "\(transcript)")
      if isExtended {
        expectEqual(Transcript("convert", "--dialect", "extended", format).code, .success)
      }
    }
  }
}
