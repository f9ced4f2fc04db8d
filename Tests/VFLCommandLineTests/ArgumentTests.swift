import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Command line arguments")
struct ArgumentTests {
  private static let wrongArguments: [([String], [String])] = [
    (["chek", "[a]"], ["VFL0901"]), (["--verison"], ["VFL0902"]), (["-x"], ["VFL0902"]),
    (["check", "--metrc", "a=1", "[a]"], ["VFL0902"]),
    (["check", "-x", "[a]"], ["VFL0902"]), (["check", "[a]", "--view"], ["VFL0903"]),
    (["check", "--view", "--metric", "a=1", "[a]"], ["VFL0903"]),
    (["check", "--metric", "a", "[a]"], ["VFL0904"]),
    (["check", "--metric", "a=x", "[a]"], ["VFL0904"]),
    (["check", "--metric", "1=2", "[a]"], ["VFL0904"]),
    (["check", "--view", "a:b", "[a]"], ["VFL0904"]),
    (["check", "--format", "xml", "--color", "red", "[a]"], ["VFL0904", "VFL0904"]),
    (["check", "--json-lines=yes"], ["VFL0904"]), (["check", "--jobs", "0", "[a]"], ["VFL0904"]),
    (["check", "--max-warnings=-1", "[a]"], ["VFL0904"]),
    (["check", "--options", "alignTop", "[a]"], ["VFL0307"]),
    (["check", "--metric", "a=1", "--metric", "a=2", "[b(a)]"], ["VFL0609"]),
    (["check", "--view", "a", "--view", "a:none", "a.vfl", "b.vfl"], ["VFL0609"]),
    (["solve", "--width", "wide", "[a]"], ["VFL0904"]),
    (["solve", "--height", "1e16", "[a]"], ["VFL0904"]),
    (["compile", "--width", "1"], ["VFL0902"]),
    (["explain"], ["VFL0906"]), (["explain", "VFL9999"], ["VFL0907"]),
    (["explain", "--all", "110"], ["VFL0905"]), (["grammar", "x"], ["VFL0905"]),
    (["completions"], ["VFL0906"]), (["completions", "tcsh"], ["VFL0907"]),
    (["help", "chek"], ["VFL0901"]), (["help", "check", "x"], ["VFL0905"]),
    (["man", "chek"], ["VFL0901"]), (["man", "check", "x"], ["VFL0905"]),
  ]

  @Test(
    "an invalid argument is reported, and the command does not run",
    arguments: wrongArguments)
  func diagnostics(_ words: [String], codes: [String]) {
    let transcript = Transcript(words, standardInput: "[a")
    expectEqual(transcript.codes, codes)
    #expect(transcript.code == .usage && transcript.output == "")
  }

  @Test(
    "mutually exclusive flags and different values for the same flag are rejected",
    arguments: [
      "check --fix --diff", "check --exit-zero --strict", "check --exit-zero --max-warnings 3",
      "check --config a --no-config", "check --write-baseline --baseline a --fix",
      "solve --picture --no-picture", "solve --json-lines --picture", "check --json-lines --fix",
      "check --json-lines --baseline a", "check --json-lines --stamp a",
      "check --json-lines --statistics", "fmt --config a --no-config",
      "solve --width 10 --width 20", "solve --picture --format json", "check --jobs 1 --jobs=2",
      "compile --format json --format text", "check --format sarif --format json",
      "check --fix --write-baseline", "check --baseline a --baseline b",
      "config --config a --config b",
    ])
  func exclusion(line: String) {
    let transcript = Transcript(line.split(separator: " ").map(String.init), standardInput: "")
    #expect(transcript.codes == ["VFL0908"] && transcript.code == .usage, "\(transcript.errors)")
  }

  @Test(
    "a flag may be repeated with the same value, and `--width` may be combined with a range of heights"
  )
  func agreement() {
    expectEqual(Transcript("solve", "--width", "10", "--width=10", "|[a]|").code, .success)
    let beside = Transcript(
      "solve", "--width", "10", "--range", "height=1..2", "|[a]|", "V:|[a]|")
    #expect(beside.code == .success && beside.codes == [])
    expectEqual(Transcript("solve", "--no-picture", "--format", "json", "|[a]|").codes, [])
  }

  @Test("the diagnostic for a duplicate view name contains the flag that declares the view")
  func duplicates() {
    let errors = Transcript("check", "--view", "a", "--view", "a", "[a]").errors
    #expect(errors.contains("duplicate view after `--view`: `a`"))
  }

  @Test("100,000 flags without values lead to 100 diagnostics and a count of the omitted ones")
  func missingValues() {
    let words = [String](repeating: "--metric", count: 100_000)
    let transcript = Transcript(["check"] + words)
    #expect(transcript.code == .usage && transcript.output == "")
    expectEqual(transcript.codes, [String](repeating: "VFL0903", count: 100) + ["VFL0199"])
    #expect(transcript.errors.contains("99900 more diagnostics not shown; the limit is 100"))
  }

  @Test("flags and formats are accepted in any order, and the value of a flag may follow `=`")
  func order() {
    let expected = Transcript("check", "--view", "a", "--metric", "m=8", "[a(m)]-[b]")
    expectEqual(Transcript("check", "[a(m)]-[b]", "--metric=m=8", "--view=a"), expected)
    expectEqual(expected.codes, ["VFL0201"])
  }

  @Test(
    "the diagnostic for an unknown flag names the nearest flag and the command that lists all flags"
  )
  func unknownFlag() {
    expectEqual(
      Transcript("solve", "--widht", "9", "[a]").errors,
      """
      error[VFL0902]: unknown flag `--widht` of `solve`; did you mean `--width`?
        = note: `vfl solve --help` lists all flags

      """)
    expectEqual(
      Transcript("check", "-x", "[a]").errors,
      """
      error[VFL0902]: unknown flag `-x` of `check`
        = note: `vfl check --help` lists all flags

      """)
    expectEqual(
      Transcript("--verison").errors,
      """
      error[VFL0902]: unknown flag `--verison` of `vfl`; did you mean `--version`?
        = note: `vfl --help` lists all flags

      """)
  }

  @Test("a format argument that contains invalid UTF-8 and a zero byte leads to a diagnostic")
  func bytes() {
    var console = MemoryConsole()
    let words = [Argument("check"), Argument(bytes: [0x5B, 0xFF, 0x00, 0x5D])]
    expectEqual(VisualFormatCommand.run(words, on: &console), .diagnostics)
  }

  @Test("`--version`, `-V` and `version` print the version of `vfl`")
  func version() {
    expectEqual(Transcript("--version").output, "vfl \(VisualFormatCommand.version)\n")
    expectEqual(Transcript("version"), Transcript("--version"))
    expectEqual(Transcript("-V"), Transcript("--version"))
  }
}
