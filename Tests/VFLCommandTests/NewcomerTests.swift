import Testing
import VFLTestSupport

@testable import VFLCommand

@Suite("A command line as somebody types it who is new to it")
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

  @Test("a comment of another language has one fault, with the one of this language")
  func comments() {
    let transcript = Transcript("check", "-", standardInput: "# a row\n|[a]|\n")
    expectEqual(transcript.codes, ["VFL0103"])
    #expect(transcript.output.contains("a comment begins with `//`"))
  }

  @Test(
    "is told what to write instead",
    arguments: [
      (["[a]-[b]"], "`vfl check '[a]-[b]'`"), (["Card.m"], "`vfl check Card.m`"),
      (["grammar", "extended"], "`--dialect extended`"),
      (
        ["check", "--options", "alignAllTop|alignAllBottom", "[a]"], "`alignAllTop,alignAllBottom`"
      ),
      (["check", "Card.m:7"], "use the path alone: `Card.m`"),
      (["check", "Card.m:7:12"], "use the path alone: `Card.m`"),
      (["solve", "Card.m"], "`vfl check` looks at the format strings of sources"),
      (["check", "Card.cs"], ": a source in C#"), (["fmt", "Card.cs"], ": a source in C#"),
      (["solve", "Card.cs"], ": a source in C#"),
      (["check", "bin.vfl"], ": a file that is no text"),
      (["check", "bin.swift"], ": a file that is no text"),
      (["solve", "bin.vfl"], ": a file that is no text"),
    ])
  func told(_ words: [String], _ part: String) {
    let transcript = Transcript(words, files: Self.files)
    #expect(transcript.errors.contains(part), "\(transcript)")
    expectEqual(transcript.codes.count, 1)
    expectEqual(transcript.code, .usage)
  }

  @Test("may give several views and metrics at once")
  func lists() {
    let words = ["check", "--view", "a,b:none", "--view", "c", "--metric", "x=1,y=2"]
    expectEqual(Transcript(words + ["[a]-x-[b]-y-[c]"]).code, .success)
    expectEqual(Transcript(words + ["[a]-[d]"]).codes, ["VFL0201"])
    expectEqual(Transcript(["check", "--view", "a,,b", "[a]"]).code, .usage)
    expectEqual(Transcript(["check", "--metric", "x=1,5", "[a]"]).code, .usage)
  }

  @Test("is told of a source on standard input once", arguments: ["check", "solve", "compile"])
  func sourceOnInput(_ subcommand: String) {
    let transcript = Transcript(subcommand, "-", standardInput: Self.source)
    #expect(transcript.errors.contains("`vfl check --stdin-filename Card.swift -`"))
    expectEqual(transcript.codes, ["VFL0601"])
    let named = Transcript(
      "check", "--stdin-filename", "Card.m", "-", standardInput: Self.source)
    expectEqual(named.codes, ["VFL0110"])
  }

  @Test("is told of the quotes of a program once for each line, with a fix")
  func quotes() {
    let transcript = Transcript("check", "quoted.vfl", files: Self.files)
    expectEqual(transcript.codes, ["VFL0103", "VFL0103"])
    let fixed = Transcript(
      "check", "--fix", "-", standardInput: Self.files["quoted.vfl"])
    expectEqual(fixed.output, "H:|[a]|\nV:|[a]|\n")
  }

  @Test("is told of a second format on a line, and not of what is between the two")
  func twoFormats() {
    for words in [["two.vfl"], ["H:|[a] V:|[a]|"], ["H:[a]\tV:[a]"]] {
      let transcript = Transcript(["check"] + words, files: Self.files)
      expectEqual(transcript.codes.count, 1)
      #expect(transcript.output.contains("a second format begins here"))
    }
  }

  @Test("is no less right for a text that has a control character, or looks a little like a source")
  func rightOnes() {
    #expect(
      Transcript("check", "-", standardInput: "// import\u{C}\n|[import]|\n").code == .success)
    expectEqual(Transcript("check", "|[func]|", "[let]-[var]").code, .success)
    expectEqual(Transcript("check", "[a]\0").codes, ["VFL0103"])
  }
}
