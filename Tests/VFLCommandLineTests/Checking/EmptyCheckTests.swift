import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Checks that have nothing to check")
struct EmptyCheckTests {
  private static let files = [
    "blank.vfl": "\n// nothing yet\n", "views.json": "{\"views\": {\"a\": {}}}",
    "empty.json": "{\"formats\": []}",
    "container.vfl": "@container 320x200\n",
    "ignored/.gitignore": "*\n", "ignored/a.vfl": "H:|[a]|\n", "Pods/a.vfl": "H:|[a]|\n",
    "none/A.swift": "let x = 1\n", "card.vfl": "H:|[a]|\n",
    "equations.json": "{\"views\": {\"a\": {}}, \"constraints\": [\"a.width == 5\"]}",
    "part/.vfl.json": "{\"exclude\": [\"*.vfl\"]}", "part/a.vfl": "H:|[a]|\n",
    "names.swift": """
    let f = make()
    NSLayoutConstraint.constraints(
      withVisualFormat: f, options: [], metrics: nil, views: v)
    """,
  ]

  private func check(_ words: [String], standardInput: String? = nil) -> Transcript {
    Transcript(["check"] + words, standardInput: standardInput, files: Self.files)
  }

  static let empty: [[String]] = [
    ["ignored"], ["blank.vfl"], ["empty.json"], ["--exclude", "*.vfl", "Pods"], ["part"],
    ["--force-exclude", "--exclude", "card.vfl", "card.vfl"], ["blank.vfl", "ignored"],
  ]

  @Test(
    "`check` reports on standard error that there is nothing to check, and `--fail-if-empty` makes that an error",
    arguments: empty)
  func reported(_ words: [String]) {
    for form in CheckFormat.allCases {
      let plain = check(["--format", form.rawValue] + words)
      #expect(Transcript.codes(in: plain.errors) == ["VFL0615"] || form == .output(.short))
      #expect(plain.errors.contains("VFL0615"))
      #expect(!plain.output.contains("VFL0615"))
      expectEqual(plain.code, .success)
    }
    let failing = check(["--fail-if-empty"] + words)
    #expect(failing.errors.hasPrefix("error[VFL0615]"))
    expectEqual(failing.code, .usage)
    #expect(check(["--quiet"] + words).errors.contains("VFL0615"))
  }

  @Test("`check` reports that standard input is empty")
  func standardInput() {
    expectEqual(check(["-"], standardInput: "").codes, ["VFL0615"])
    expectEqual(check(["--fail-if-empty", "-"], standardInput: "\n\n").code, .usage)
  }

  @Test("excluded standard input is reported only with `--fail-if-empty`")
  func passedOverInput() {
    let words = ["--stdin-filename", "card.vfl", "--force-exclude", "--exclude", "*.vfl", "-"]
    expectEqual(check(words, standardInput: "H:|[a").codes, [])
    expectEqual(check(["--fail-if-empty"] + words, standardInput: "H:|[a").codes, ["VFL0615"])
  }

  @Test("the level of rule VFL0615 determines whether a check without formats is reported")
  func rules() {
    let silent = check(["--rule", "VFL0615=off", "ignored"])
    expectEqual(silent, Transcript(["check", "--rule", "VFL06=off", "ignored"], files: Self.files))
    expectEqual(silent.codes, [])
    expectEqual(check(["--rule", "VFL0615=error", "ignored"]).code, .usage)
  }

  @Test(
    "VFL0615 is not reported if an input contains a format, an equation, a source file or a declaration"
  )
  func something() {
    for words in [
      ["card.vfl", "ignored"], ["equations.json"], ["none"], ["names.swift"], ["[a]"],
      ["views.json"], ["container.vfl"],
    ] {
      expectEqual(check(words).codes, [])
    }
    for words in [["card.vfl"], ["names.swift"], ["none", "card.vfl"]] {
      expectEqual(check(["--fail-if-empty"] + words).code, .success)
    }
    for name in ["none", "views.json", "container.vfl"] {
      expectEqual(check(["--fail-if-empty", name]).code, .usage)
    }
  }

  @Test("an input that cannot be read is not also reported as empty")
  func failures() {
    expectEqual(check(["gone.vfl"]).codes, ["VFL0601"])
    expectEqual(check(["gone"]).codes, ["VFL0107"])
  }
}
