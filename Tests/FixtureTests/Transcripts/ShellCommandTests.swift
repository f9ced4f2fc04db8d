import Testing
import VFLTestSupport

@Suite("Parsing of transcript commands")
struct ShellCommandTests {
  @Test("a transcript command is split into words")
  func words() throws {
    let command = try ShellCommand("vfl check --metric a=1 '[a b]' '' 'it'\\''s'")
    expectEqual(command.arguments, ["check", "--metric", "a=1", "[a b]", "", "it's"])
    #expect(command.input == nil)
  }

  @Test("standard input of a transcript command is a string, a file or a here-document")
  func input() throws {
    try expectEqual(ShellCommand("printf %s 'a b' | vfl check -").input, .text("a b"))
    try expectEqual(ShellCommand("vfl check - < Fixtures/a.vfl").input, .file("Fixtures/a.vfl"))
    let document = try ShellCommand("vfl check - <<'END'\n[a]\n\n[b]\nEND")
    expectEqual(document.input, .text("[a]\n\n[b]\n"))
    expectEqual(document.arguments, ["check", "-"])
    try expectEqual(ShellCommand("vfl check <<'END'\nEND").input, .text(""))
  }

  @Test(
    "a transcript command that a shell might interpret differently is rejected",
    arguments: [
      ("", ShellCommandError.missingCommand), ("ls", .missingCommand),
      ("vfl check [a]", .unquoted("[")), ("vfl check $HOME", .unquoted("$")),
      ("vfl check \"a\"", .unquoted("\"")), ("vfl check 'a", .unclosedQuote("a")),
      ("vfl check <<'END'\na", .unclosedHereDocument("END")),
      ("vfl check | vfl check", .unreadable("vfl check | vfl check")),
      ("vfl check < a b", .unreadable("vfl check < a b")),
      ("printf %s a", .unreadable("printf %s a")),
      ("vfl a <<< b", .unreadable("vfl a <<< b")), ("vfl\nvfl", .unreadable("vfl\nvfl")),
    ])
  func rejected(text: String, error: ShellCommandError) {
    #expect(throws: error) { try ShellCommand(text) }
  }

  @Test("a transcript line that begins with `$ ` begins a command, and other lines are output")
  func transcript() throws {
    let text = "$ vfl check - <<'END'\n[a]\n$ vfl\nEND\nviews: a\n$ vfl\nhelp\n[exit 2]\n"
    let file = try TranscriptFile(name: "a", text: text)
    expectEqual(file.commands.map(\.arguments), [["check", "-"], []])
    expectEqual(file.commands[0].input, .text("[a]\n$ vfl\n"))
    let again = TranscriptFile.text(of: file.commands) { command in
      command.arguments.isEmpty
        ? TranscriptFile.Run(printed: "help\n", code: 2)
        : TranscriptFile.Run(printed: "views: a\n", code: 0)
    }
    expectEqual(again, text)
  }

  @Test("a transcript must begin with a command", arguments: ["", "\n", "views: a\n$ vfl\n"])
  func noCommand(text: String) {
    #expect(throws: ShellCommandError.missingCommand) {
      try TranscriptFile(name: "a", text: text)
    }
  }

  @Test(
    "command output must consist of whole lines that cannot be confused with commands and exit codes"
  )
  func plain() {
    #expect(TranscriptFile.Run(printed: "a\n\nb\n", code: 0).isPlain)
    for printed in ["a", "a\n$ b\n", "[exit 1]\n"] {
      #expect(!TranscriptFile.Run(printed: printed, code: 0).isPlain)
    }
  }
}
