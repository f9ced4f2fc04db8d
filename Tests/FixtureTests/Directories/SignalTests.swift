import Foundation
import Testing
import VFLTestSupport

@Suite("Signals while files are written")
struct SignalTests {
  private static let old = "[a]-0-[b]\n"
  private static let new = "[a][b]\n"

  /// The signals that this process does not ignore.
  ///
  /// A process under `nohup` ignores signals, and `vfl` inherits that.
  ///
  /// The test does not use the function of the program, which it has to check.
  private static let defaultSignals = [SIGINT, SIGTERM, SIGHUP].filter { number in
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The directory for the files.
  ///
  /// The path is almost as long as the shortest path limit of any system, 1,024 bytes, allows.
  private static let subdirectory = String(
    repeating: String(repeating: "x", count: 199) + "/", count: 4)

  /// A number of files with long paths whose messages fill the output pipe before all files are
  /// written.
  private static let names = (0..<160).map { "\($0).vfl" }

  private func directory() throws -> ScratchDirectory {
    let directory = try ScratchDirectory("vfl-signals")
    for name in Self.names { try directory.write(Self.old, to: Self.subdirectory + name) }
    return directory
  }

  /// Runs `vfl fmt` in a shell and sends a signal after some of the files are written.
  private func run(_ prefix: String, in directory: ScratchDirectory, signal: Int32) throws
    -> Process
  {
    let process = VFLProcess.process(shell: "cd '\(directory.path())' && \(prefix) exec vfl fmt .")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try #require(!output.fileHandleForReading.availableData.isEmpty)
    kill(process.processIdentifier, signal)
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process
  }

  /// Returns the number of files with the new contents, and expects that all other files have the
  /// old contents.
  private func changedFiles(in directory: ScratchDirectory) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: directory.path(Self.subdirectory))
    expectEqual(names.sorted(), Self.names.sorted())
    let texts = try names.map { try directory.text(of: Self.subdirectory + $0) }
    #expect(Set(texts).isSubset(of: [Self.old, Self.new]))
    return texts.count { $0 == Self.new }
  }

  @Test(
    "a signal ends `vfl fmt` without leaving temporary or partly written files",
    arguments: defaultSignals)
  func signals(number: Int32) throws {
    let directory = try directory()
    let process = try run("", in: directory, signal: number)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(try changedFiles(in: directory) < Self.names.count)
  }

  @Test(
    "`vfl fmt` ignores signals that the parent process ignores",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func ignoredSignals(number: Int32) throws {
    let directory = try directory()
    let process = try run("trap '' INT TERM HUP;", in: directory, signal: number)
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    try expectEqual(changedFiles(in: directory), Self.names.count)
  }

  @Test("`vfl fmt` reports that a file size limit is exceeded and leaves the file unchanged")
  func sizeLimit() throws {
    let directory = try ScratchDirectory("vfl-limit")
    let text = String(repeating: Self.old, count: 20_000)
    try directory.write(text, to: "a.vfl")
    let run = try directory.run("ulimit -f 1; vfl fmt a.vfl")
    #expect(run.code == 2 && run.printed.contains("error[VFL0610]"))
    try expectEqual(directory.names, ["a.vfl"])
    try expectEqual(directory.text(of: "a.vfl"), text)
  }
}
