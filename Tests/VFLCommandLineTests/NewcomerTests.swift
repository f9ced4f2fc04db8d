import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Common mistakes in command lines")
struct NewcomerTests {
  private static let source = """
    #import <UIKit/UIKit.h>
    - (void)f { [NSLayoutConstraint constraintsWithVisualFormat:@"|[a|" options:0 metrics:nil views:v]; }

    """
  private static let binary = String(repeating: "\u{1}\u{2}\0ELF\u{10}", count: 40)
  private static let files = [
    "Card.m": source, "Card.cs": "class Card {}\n", "bin.vfl": binary, "bin.swift": binary,
    "quoted.vfl": "@\"H:|[a]|\",\n\"V:|[a]|\"\n", "two.vfl": "H:|[a]| V:|[a]|\n",
  ]

  @Test(
    "a comment that begins with another language's comment marker is reported with the correct marker"
  )
  func comments() {
    let transcript = Transcript("check", "-", standardInput: "# a row\n|[a]|\n")
    expectEqual(transcript.codes, ["VFL0103"])
    #expect(transcript.output.contains("a comment begins with `//`"))
  }

  @Test(
    "the diagnostic for a common mistake in the arguments explains the mistake or suggests a correction",
    arguments: [
      (["[a]-[b]"], "`vfl check '[a]-[b]'`"), (["Card.m"], "`vfl check Card.m`"),
      (["grammar", "extended"], "`--dialect extended`"),
      (
        ["check", "--options", "alignAllTop|alignAllBottom", "[a]"], "`alignAllTop,alignAllBottom`"
      ),
      (["check", "card.vfl:7:12"], "use the path alone: `card.vfl`"),
      (["check", "Card.cs"], "a C# source"), (["fmt", "Card.cs"], "a C# source"),
      (["solve", "Card.cs"], "a C# source"),
      (["check", "bin.vfl"], "a binary file"),
      (["check", "bin.swift"], "a binary file"),
      (["solve", "bin.vfl"], "a binary file"),
      (["solve", "bin.swift"], "a binary file"),
    ])
  func reported(_ words: [String], _ part: String) {
    let transcript = Transcript(words, files: Self.files)
    #expect(transcript.errors.contains(part), "\(transcript)")
    expectEqual(transcript.codes.count, 1)
    expectEqual(transcript.code, .usage)
  }

  @Test("a single flag may declare several views or metrics")
  func lists() {
    let words = ["check", "--view", "a,b:none", "--view", "c", "--metric", "x=1,y=2"]
    expectEqual(Transcript(words + ["[a]-x-[b]-y-[c]"]).code, .success)
    expectEqual(Transcript(words + ["[a]-[d]"]).codes, ["VFL0201"])
    expectEqual(Transcript(["check", "--view", "a,,b", "[a]"]).code, .usage)
    expectEqual(Transcript(["check", "--metric", "x=1,5", "[a]"]).code, .usage)
  }

  @Test(
    "source code on standard input is reported once with the `--stdin-filename` flag",
    arguments: ["check", "solve", "compile"])
  func sourceOnInput(_ subcommand: String) {
    let transcript = Transcript(subcommand, "-", standardInput: Self.source)
    #expect(transcript.errors.contains("`--stdin-filename Card.swift -`"))
    expectEqual(transcript.codes, ["VFL0601"])
    let named = Transcript(
      "check", "--stdin-filename", "Card.m", "-", standardInput: Self.source)
    expectEqual(named.codes, ["VFL0110"])
  }

  @Test("quotes around formats are reported once per line and removed by `--fix`")
  func quotes() {
    let transcript = Transcript("check", "quoted.vfl", files: Self.files)
    expectEqual(transcript.codes, ["VFL0103", "VFL0103"])
    let fixed = Transcript(
      "check", "--fix", "-", standardInput: Self.files["quoted.vfl"])
    expectEqual(fixed.output, "H:|[a]|\nV:|[a]|\n")
  }

  @Test("a second format on the same line is reported once")
  func twoFormats() {
    for words in [["two.vfl"], ["H:|[a] V:|[a]|"], ["H:[a]\tV:[a]"]] {
      let transcript = Transcript(["check"] + words, files: Self.files)
      expectEqual(transcript.codes.count, 1)
      #expect(transcript.output.contains("a second format begins here"))
    }
  }

  @Test(
    "valid formats that contain Swift keywords or follow a comment with control characters are accepted"
  )
  func rightOnes() {
    #expect(
      Transcript("check", "-", standardInput: "// import\u{C}\n|[import]|\n").code == .success)
    expectEqual(Transcript("check", "|[func]|", "[let]-[var]").code, .success)
    expectEqual(Transcript("check", "[a]\0").codes, ["VFL0103"])
  }
}
