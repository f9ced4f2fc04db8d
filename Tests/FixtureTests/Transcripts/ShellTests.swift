import Foundation
import Testing
import VFLTestSupport

@Suite("Runs of the `vfl` executable in a shell")
struct ShellTests {
  /// Transcripts with output that `vfl` prints only on a terminal.
  private static let terminalOnly = ["usage/nothing-to-check"]

  /// The names of transcripts in shuffled order, so that a short prefix contains different kinds.
  private static let mixed: [String] = {
    var random = SplitMix64(seed: 1)
    return TranscriptFile.names.filter { !terminalOnly.contains($0) }.shuffled(using: &random)
  }()

  @Test(
    "running the commands of a transcript in a shell prints the output in the transcript",
    arguments: LongTests.cases(mixed, short: 30))
  func transcript(name: String) throws {
    let transcript = try TranscriptFile(named: name)
    let text = try TranscriptFile.text(of: transcript.commands) {
      try VFLProcess.run(shell: $0.text)
    }
    expectEqual(text, transcript.text)
  }

  @Test("results go to standard output, and diagnostics go to standard error")
  func streams() throws {
    let answer = "a.width == 5\n"
    try expectEqual(VFLProcess.run(shell: "vfl compile '[a(5)]' 2>&-").printed, answer)
    try expectEqual(VFLProcess.run(shell: "vfl compile '[a(5)]' >&-").code, 2)
    let complaint = try VFLProcess.run(shell: "vfl compile --format short '[a' >/dev/null")
    #expect(complaint.printed.contains("VFL0110"))
    expectEqual(complaint.code, 1)
    try expectEqual(VFLProcess.run(shell: "vfl compile '[a' 2>/dev/null").printed, "")
  }

  @Test(
    "`vfl` ends without a message if the reader closes the output pipe",
    arguments: ["", "trap '' PIPE; "])
  func closedPipe(prefix: String) throws {
    let process = VFLProcess.process(shell: prefix + "vfl explain --all; exit $?")
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    expectEqual(String(decoding: complaint, as: UTF8.self), "")
    // 128 + SIGPIPE (13). Both termination by the signal and an exit with this code yield 141.
    expectEqual(process.terminationStatus, 141)
  }

  @Test("`--json-lines` prints the result for a line before the next line is written")
  func conversation() throws {
    let process = VFLProcess.process(shell: "exec vfl compile --json-lines")
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for format in ["[a(5)]", "[a", "[a(6)]"] {
      let line = #"{"formats": ["\#(format)"]}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let piece = output.fileHandleForReading.availableData
        try #require(!piece.isEmpty)
        answer += piece
      }
      expectEqual(answer.count { $0 == UInt8(ascii: "\n") }, 1)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
  }
}
