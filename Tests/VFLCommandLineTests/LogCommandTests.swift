import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `log` command")
struct LogCommandTests {
  private static func log(_ heights: Int..., view: String = "UIView:0x2b") -> String {
    let lines = heights.enumerated().map {
      "    \"<NSLayoutConstraint:\(view.suffix(4))\($0) \(view).height == \($1)   (active)>\""
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.joined(separator: ",\n") + "\n)\n"
  }

  @Test("`log` reads files, standard input and a log that is passed as an argument")
  func inputs() {
    let log = Self.log(200, 84)
    let files = ["a.log": log, "b.txt": "passed\n"]
    let transcripts = [
      Transcript("log", "a.log", files: files), Transcript("log", "-", standardInput: log),
      Transcript("log", standardInput: log), Transcript("log", log),
      Transcript("log", "b.txt", "a.log", files: files),
      Transcript("log", "-", "-", standardInput: log),
    ]
    for transcript in transcripts {
      #expect(transcript.codes == ["VFL0401"] && transcript.code == .diagnostics, "\(transcript)")
      #expect(transcript.errors.isEmpty && transcript.output.hasSuffix("\n1 conflict\n"))
    }
    #expect(transcripts[1].output.contains("--> <stdin>:1:1\n"))
    #expect(transcripts[3].output.contains("--> <argument 1>:1:1\n"))
  }

  @Test("`log` reads UTF-16 with a byte order mark")
  func wide() {
    var console = MemoryConsole()
    let units = Array(("\u{FEFF}" + Self.log(200, 84)).utf16)
    console.files["a.log"] = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    expectEqual(console.run(["log", "a.log"]), .diagnostics)
  }

  @Test("`log` prints a message and returns exit code 0 if there is no conflict")
  func nothing() {
    for text in ["", "passed\n", "\u{FEFF}", "\0\u{FFFD}"] {
      let transcript = Transcript("log", "-", standardInput: text)
      #expect(transcript.output == "no conflicts found\n" && transcript.code == .success)
    }
    let json = Transcript("log", "--format", "json", "-", standardInput: "passed\n")
    #expect(json.output.isEmpty && json.code == .success)
  }

  @Test("`log` explains 100 conflicts and prints the number of omitted conflicts")
  func many() {
    let log = (1...120).map { Self.log($0, 500) }.joined() + Self.log(110, 500)
    for form in ["text", "short"] {
      let some = Transcript("log", "--format", form, "-", standardInput: log)
      expectEqual(
        some.output.split(separator: "\n").count { $0.contains("duplicate (your code)") }, 100)
      expectEqual(some.errors, "20 more conflicts not shown (use `--all`)\n")
      let all = Transcript("log", "--all", "--format", form, "-", standardInput: log)
      expectEqual(
        all.output.split(separator: "\n").count { $0.contains("duplicate (your code)") }, 120)
      #expect(all.errors.isEmpty && all.code == .diagnostics)
    }
    let summary = Transcript("log", "-", standardInput: log).output
    #expect(summary.hasSuffix("\n120 conflicts, logged 121 times in total\n"))
    // JSON output contains all conflicts.
    let json = Transcript("log", "--format", "json", "-", standardInput: log)
    #expect(json.output.split(separator: "\n").count == 120 && json.errors.isEmpty)
  }

  @Test("`log` without arguments reports an error if standard input is empty")
  func empty() {
    let transcript = Transcript("log", standardInput: "")
    #expect(transcript.output == "" && transcript.code == .usage)
    #expect(transcript.errors.contains("VFL0906"))
    expectEqual(Transcript("log", standardInput: "passed\n").code, .success)
  }

  @Test("if a file cannot be read, `log` reports that and still explains the other files")
  func unread() {
    let transcript = Transcript("log", "no.log", "a.log", files: ["a.log": Self.log(1, 2)])
    expectEqual(transcript.code, .usage)
    expectEqual(Transcript.codes(in: transcript.errors), ["VFL0601"])
    expectEqual(Transcript.codes(in: transcript.output), ["VFL0401"])
    let nothing = Transcript("log", "no.log")
    #expect(nothing.output.isEmpty && nothing.code == .usage)
    expectEqual(Transcript("log", "--fix", "a.log").code, .usage)
    expectEqual(Transcript("log", "--format", "yaml").codes, ["VFL0904"])
  }

  @Test("`log` prints a repeated conflict once with the number of its occurrences")
  func repeated() {
    let logs = (0..<20).map { Self.log(200, 84, view: "UIView:0x7f0\($0)") }
    let text = logs.joined(separator: "Test passed.\n") + Self.log(200, 85)
    let transcript = Transcript("log", "-", standardInput: text)
    expectEqual(transcript.codes, ["VFL0401", "VFL0401"])
    #expect(transcript.output.contains(":1:1, logged 20 times\n"))
    #expect(transcript.output.hasSuffix("\n2 conflicts, logged 21 times in total\n"))
    let json = Transcript("log", "--format", "json", "-", standardInput: text).output
    #expect(json.split(separator: "\n").count == 2 && json.contains("\"times\": 20"))
  }

  @Test("`log` returns exit code 1 if it finds a conflict or an incomplete log")
  func exitCodes() {
    let log = Self.log(1, 2)
    expectEqual(Transcript("log", "--exit-zero", "-", standardInput: log).code, .success)
    let dump = log.replacing("Unable to simultaneously satisfy constraints.\n", with: "")
    expectEqual(Transcript("log", "-", standardInput: dump).code, .diagnostics)
    let prose = "see \"Unable to simultaneously satisfy constraints\" in the wiki"
    expectEqual(Transcript("log", "-", standardInput: prose).code, .success)
    let head = "Unable to simultaneously satisfy constraints.\n"
    expectEqual(Transcript("log", "-", standardInput: head).code, .diagnostics)
    let cut = "<NSLayoutConstraint:0x1 V:[A:0x2"
    let unread = Transcript("log", "-", standardInput: cut)
    #expect(unread.codes == ["VFL0612"] && unread.code == .diagnostics)
    #expect(unread.output.hasSuffix("\nno conflict could be parsed\n"))
    let loose = dump.replacing("== 2", with: ">= 1")
    let transcript = Transcript("log", "-", standardInput: loose)
    #expect(transcript.codes == ["VFL0613"] && transcript.code == .success)
  }

  @Test("`log` supports every output form of `check`", arguments: CheckFormat.allCases)
  func forms(_ form: CheckFormat) throws {
    let transcript = Transcript(
      "log", "--format", form.rawValue, "a.log", files: ["a.log": Self.log(200, 84)])
    #expect(transcript.code == .diagnostics && transcript.errors.isEmpty)
    #expect(transcript.output.contains("remove `"))
    if form == .output(.json) { _ = try JSONTree(parsing: transcript.output.utf8) }
  }

  @Test("`log` reports a format string that Auto Layout rejected with the same code as `check`")
  func rejection() {
    let log = """
      *** Terminating app, reason: 'Unable to parse constraint format:\u{20}
      titel is not a key in the views dictionary.\u{20}
      H:|-[titel]-|\u{20}
           ^'
      """
    let transcript = Transcript("log", "-", standardInput: log)
    #expect(transcript.codes == ["VFL0201"] && transcript.code == .diagnostics)
    #expect(transcript.output.hasSuffix("\n1 rejected format string\n"))
    let json = Transcript("log", "--format", "json", "-", standardInput: log).output
    #expect(json.hasPrefix("{\"status\": \"refused\"") && json.contains("VFL0201"))
  }

  @Test("`log` ignores conflicts in the baseline and known system issues")
  func known() {
    let files = ["known.log": Self.log(200, 84), "a.log": Self.log(200, 84, view: "UIView:0x7f")]
    let known = Transcript("log", "--baseline", "known.log", "a.log", files: files)
    #expect(known.output == "no conflicts found, 1 ignored\n" && known.code == .success)
    let other = Transcript(
      "log", "--baseline", "known.log", "-", standardInput: Self.log(200, 85), files: files)
    expectEqual(other.code, .diagnostics)
    expectEqual(Transcript("log", "--baseline", "no.log", "a.log", files: files).code, .usage)
    let bar = Self.log(1, 2, view: "_UIButtonBarButton:0x2b")
    let flags = ["log", "--known-system-issues", "ignore", "-"]
    expectEqual(Transcript(flags, standardInput: bar).code, .success)
    expectEqual(Transcript(flags, standardInput: bar + Self.log(1, 2)).code, .diagnostics)
  }

  @Test("`--name` and `--keep` affect the advice, and invalid values are rejected")
  func request() {
    let log = Self.log(200, 84)
    let named = Transcript("log", "--name", "0x2b=Card", "--keep", "2", "-", standardInput: log)
    #expect(named.output.contains("remove `Card.height == 200`, or give it"))
    let debugger = Transcript("log", "--debugger", "-", standardInput: log).output
    #expect(debugger.contains("[(UIView *)0x2b setBackgroundColor:[UIColor redColor]]"))
    for flags in [["--name", "Card"], ["--keep", "0"], ["--known-system-issues", "no"]] {
      expectEqual(Transcript(["log"] + flags + ["-"], standardInput: log).code, .usage)
    }
  }

  @Test("the output of `log` contains the owner and the cause of a conflict")
  func verdict() {
    let log = Self.log(200, 84)
    let text = Transcript("log", "-", standardInput: log).output
    #expect(text.hasPrefix("error[VFL0401]: duplicate (your code): remove `"))
    let json = Transcript("log", "--format", "json", "-", standardInput: log).output
    #expect(json.contains("\"owner\": \"yours\", \"cause\": \"duplicate\", \"cure\": \"remove "))
    #expect(Transcript("explain", "duplicate").output.hasPrefix("duplicate\n"))
  }

  @Test("`explain` also accepts the former names of causes")
  func formerNames() {
    for (former, current) in [("toldTwice", "duplicate"), ("overPinned", "overconstrained")] {
      expectEqual(Transcript("explain", former).output, Transcript("explain", current).output)
    }
    #expect(Transcript("explain", "told").code == .usage)
  }

  @Test("`log` colors redirected output only with `--color always`")
  func color() {
    let log = Self.log(1, 2)
    #expect(!Transcript("log", "-", standardInput: log).output.contains("\u{1B}"))
    let always = Transcript("log", "--color", "always", "-", standardInput: log)
    #expect(always.output.contains("\u{1B}[1;31m"))
    let plain = always.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    expectEqual(plain, Transcript("log", "-", standardInput: log).output)
  }

  @Test("`log` explains how to paste a log if standard input is a terminal")
  func terminal() {
    var console = MemoryConsole(standardInput: Self.log(1, 2))
    console.isInputTerminal = true
    expectEqual(console.run(["log"]), .diagnostics)
    expectEqual(console.errorText, "paste the log, then press Ctrl-D on an empty line\n")
  }

  @Test("the middle of a long chain of constraints is omitted from the explanation")
  func long() {
    let links = (0..<120).map { "<NSLayoutConstraint:0x\($0)1 V:[A:0x\($0)]-(8)-[A:0x\($0 + 1)]>" }
    let log = (links + ["<NSLayoutConstraint:0x7 A:0x120.top == A:0x0.bottom>"])
      .joined(separator: "\n")
    let output = Transcript("log", "-", standardInput: log).output
    #expect(output.contains("... 181 more\n") && output.contains("= 960  or more, but "))
    #expect(output.split(separator: "\n").count < 80)
  }

  /// Logs for which a quadratic algorithm would take minutes, with the expected codes.
  private static var largeLogs: [(log: String, codes: [String])] {
    let long = String(repeating: "x", count: LongTests.areOn() ? 2_000_000 : 400_000)
    let count = LongTests.areOn() ? 10_000 : 4000
    let open = String(repeating: "<NSLayoutConstraint:0x1 ", count: count)
    let views = (0..<(LongTests.areOn() ? 3000 : 1000)).map {
      "\"<NSLayoutConstraint:0x\($0)1 A:0x\($0).height == 1>\","
    }
    let sizes = (0..<count).map { "<NSLayoutConstraint:0x1 A:0x2.height >= \($0)>" }
    return [
      (long, []), ("Unable to simultaneously satisfy constraints." + long, ["VFL0613"]),
      (open, Array(repeating: "VFL0612", count: 8)),
      ("<NSLayoutConstraint:0x1 V:[" + long + "]>", ["VFL0612"]),
      (views.joined(separator: "\n"), ["VFL0613"]), (sizes.joined(separator: "\n"), ["VFL0613"]),
      ("<NSLayoutConstraint:0x1 " + String(repeating: "A:0x2.top", count: count), ["VFL0612"]),
      ("<NSLayoutConstraint:0x1 V:[A:0x2'" + String(repeating: "]-(", count: count), ["VFL0612"]),
    ]
  }

  @Test("the duration of `log` is linear in the length of the log", .timeLimit(.minutes(30)))
  func growth() {
    for (log, codes) in Self.largeLogs {
      expectEqual(Transcript("log", "-", standardInput: log).codes, codes, "\(log.prefix(40))")
    }
  }
}
