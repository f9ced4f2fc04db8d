import Foundation
import Testing
import VFLTestSupport

@Suite("`check` and `fmt` on directories on disk")
struct CheckedDirectoryTests {
  @Test("`check` skips ignored, hidden and build files and does not follow symbolic links")
  func walk() throws {
    let directory = try ScratchDirectory("vfl-walk")
    for name in ["a.vfl", "Sub/b.vfl", "Sub/ignored.vfl", ".hidden/c.vfl", "build/d.vfl"] {
      try directory.write("[x\n", to: name)
    }
    try directory.write("ignored.*\n", to: ".gitignore")
    for (name, target) in [("loop", "."), ("Sub/up", ".."), ("dead.vfl", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.path(name), withDestinationPath: target)
    }
    let run = try directory.run("vfl check --format short .")
    expectEqual(run.code, 1)
    expectEqual(
      run.printed.split(separator: "\n").map { $0.prefix { $0 != ":" } }, ["Sub/b.vfl", "a.vfl"])
    try expectEqual(directory.run("vfl check Sub/up/Sub loop/a.vfl --format short").code, 1)
  }

  @Test("the output of `check` does not depend on the number of jobs")
  func jobs() throws {
    let directory = try ScratchDirectory("vfl-jobs")
    for index in 0..<80 {
      try directory.write(
        String(repeating: "[a\n[b]-\n", count: index % 7), to: "\(index % 10)/\(index).vfl")
    }
    let one = try directory.run("vfl check --jobs 1 .")
    let many = try directory.run("vfl check --jobs 7 .")
    #expect(one.printed == many.printed && one.code == 1 && many.code == 1)
    #expect(one.printed.contains("strings in 80 files"))
  }

  @Test(
    "unreadable files and directories are reported, and the other files are checked",
    .enabled(if: getuid() != 0))
  func unreadable() throws {
    let directory = try ScratchDirectory("vfl-unreadable")
    try directory.write("[a", to: "closed/a.vfl")
    try directory.write("[a", to: "closed.vfl")
    try directory.write("[a\n", to: "open.vfl")
    for name in ["closed", "closed.vfl"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: directory.path(name))
    }
    let run = try directory.run("vfl check --format short .")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: directory.path("closed"))
    expectEqual(run.code, 2)
    expectEqual(run.printed.split(separator: "\n").count, 3)
    #expect(run.printed.contains("open.vfl:1:3"))
  }

  @Test(
    "`--write-baseline` atomically replaces the target of a symbolic link and keeps the mode of the file"
  )
  func baseline() throws {
    let directory = try ScratchDirectory("vfl-baseline")
    try directory.write("[a\n", to: "a.vfl")
    try directory.write("{}", to: "real.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: directory.path("real.json"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("known.json"), withDestinationPath: "real.json")
    try expectEqual(directory.run("vfl check --baseline known.json --write-baseline .").code, 0)
    try expectEqual(directory.run("vfl check --baseline known.json --format short .").printed, "")
    try expectEqual(directory.names, ["a.vfl", "known.json", "real.json"])
    #expect(try directory.text(of: "real.json").contains("VFL0110"))
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: directory.path("known.json"))
    let mode = try FileManager.default.attributesOfItem(atPath: directory.path("real.json"))
    #expect(target == "real.json" && mode[.posixPermissions] as? Int == 0o640)
  }

  @Test(
    "Ctrl-C ends `check` and `fmt` at once while a single large file is processed",
    arguments: ["check", "fmt"], ["long.m", "long.h"])
  func interruptLong(subcommand: String, name: String) throws {
    let directory = try ScratchDirectory("vfl-long")
    let depth = 60_000
    let nested =
      String(repeating: "Q(", count: depth) + "f" + String(repeating: ")", count: depth)
    try directory.write(
      """
      #define Q(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]
      #define R(f) \(nested)
      void g(NSString *f) { \(nested); }

      """, to: name)
    // Headers are read before other files. Within each group, the order of the arguments applies.
    let first = name.hasSuffix(".h") ? "first.h" : "first.m"
    try #require(mkfifo(directory.path(first), 0o600) == 0)
    signal(SIGINT, SIG_DFL)
    let process = Process()
    process.executableURL = VFLProcess.directory.appending(path: "vfl")
    process.arguments = [subcommand, directory.path(first), directory.path(name)]
    process.standardOutput = Pipe()
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    close(try writer(of: directory.path(first)))
    // The signal usually arrives while the large file is processed, which takes minutes, or before.
    usleep(500_000)
    process.interrupt()
    try waitUntil { !process.isRunning }
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
  }

  @Test(
    "Ctrl-C ends `check` without output while it reads from a pipe that never ends",
    arguments: [1, 2],
    [0, 250])
  func interrupt(jobs: Int, milliseconds: UInt32) throws {
    let directory = try ScratchDirectory("vfl-interrupt")
    try #require(mkfifo(directory.path("endless.vfl"), 0o600) == 0)
    // If a parent process ignores SIGINT, its child processes inherit that.
    signal(SIGINT, SIG_DFL)
    let process = Process()
    let output = Pipe()
    process.executableURL = VFLProcess.directory.appending(path: "vfl")
    process.arguments = ["check", "--jobs", "\(jobs)", directory.path("endless.vfl")]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let writer = try writer(of: directory.path("endless.vfl"))
    defer { close(writer) }
    try #require(write(writer, "[a", 2) == 2)
    // The process eventually blocks in a read call, which the signal interrupts.
    usleep(milliseconds * 1000)
    process.interrupt()
    try waitUntil { !process.isRunning }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    #expect(printed.isEmpty)
  }

  /// Opens a named pipe for writing after the process under test has opened the pipe for reading.
  ///
  /// At that point the process has already installed its signal handlers.
  private func writer(of path: String) throws -> Int32 {
    // Opening a pipe for writing without blocking succeeds only if the pipe has a reader.
    var writer: Int32 = -1
    try waitUntil {
      writer = open(path, O_WRONLY | O_NONBLOCK)
      return writer >= 0
    }
    return writer
  }

  /// Waits up to two minutes for a condition, so that the test does not fail on a busy machine.
  private func waitUntil(_ isDone: () -> Bool) throws {
    for _ in 0..<12_000 {
      if isDone() { return }
      usleep(10_000)
    }
    try #require(isDone())
  }
}
