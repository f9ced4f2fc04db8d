import Foundation
import Testing
import VFLTestSupport

@Suite("Runs of `vfl` in incomplete environments")
struct EnvironmentTests {
  @Test(
    "relative paths are reported as errors if the current directory was deleted",
    arguments: [
      ("check Sources", "VFL0601"),
      ("fmt a.vfl", "VFL0601"), ("convert ../a.swift", "VFL0601"), ("compile a.vfl", "VFL0601"),
      ("solve ./a.vfl", "VFL0601"), ("log a.log", "VFL0601"), ("config", "VFL0601"),
      ("preview a.vfl", "VFL0601"), ("check --config c.json '[a]'", "VFL0601"),
      ("check --baseline b.json '[a]'", "VFL0601"),
      ("check --baseline ../b.json --write-baseline '[a]'", "VFL0610"),
      ("check --stamp ../done '[a]'", "VFL0610"),
    ])
  func deletedDirectory(arguments: String, code: String) throws {
    let directory = try ScratchDirectory("vfl-deleted")
    try directory.write("let a = 1\n", to: "a.swift")
    // The time limit detects a `vfl` that resolves paths against `/` and searches the whole disk.
    let run = try directory.run("ulimit -t 5; mkdir g; cd g; rmdir ../g; vfl \(arguments)")
    #expect(run.code == 2 && run.printed.contains("error[\(code)]"))
    try expectEqual(directory.names, ["a.swift"])
  }

  @Test("absolute paths are checked even if the current directory was deleted")
  func absolutePaths() throws {
    let directory = try ScratchDirectory("vfl-absolute")
    try directory.write("[a\n", to: "a.vfl")
    let run = try directory.run(
      "mkdir g; cd g; rmdir ../g; vfl check --format short \(directory.path())")
    #expect(run.code == 1 && run.printed.hasPrefix("\(directory.path("a.vfl")):1:3: error: "))
  }

  #if os(Linux)
    /// The beginning of a command that hides `/proc` from the rest of the command, as some
    /// containers do.
    private static let hideProc =
      "unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc && "

    private static let canHideProc = (try? VFLProcess.run(shell: hideProc + "true'"))?.code == 0

    @Test("`vfl` reads its arguments even if `/proc` is not mounted", .enabled(if: canHideProc))
    func arguments() throws {
      let run = try VFLProcess.run(shell: Self.hideProc + "vfl compile \"[a(5)]\"'")
      #expect(run.code == 0 && run.printed == "a.width == 5\n")
    }
  #endif
}
