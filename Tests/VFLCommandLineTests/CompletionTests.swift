import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Shell completions")
struct CompletionTests {
  @Test(
    "the completion script for each shell contains every subcommand and flag",
    arguments: CompletionScript.Shell.allCases)
  func complete(_ shell: CompletionScript.Shell) {
    let script = Transcript("completions", shell.rawValue).output
    for subcommand in Subcommand.all {
      #expect(script.contains(subcommand.name.rawValue))
      for flag in subcommand.flags {
        let name = shell == .fish ? "-l " + flag.name.dropFirst(2) : flag.name
        #expect(script.contains(name))
        for choice in flag.value?.choices ?? [] { #expect(script.contains(choice)) }
      }
    }
    #expect(script.contains("VFL0110") && script.contains("zsh"))
    #expect(script.hasSuffix("\n"))
  }

  @Test(
    "each installed shell parses its completion script without an error",
    arguments: CompletionScript.Shell.allCases.filter { ShellRun.path(of: $0.rawValue) != nil })
  func syntax(_ shell: CompletionScript.Shell) throws {
    let run = try ShellRun(shell.rawValue, ["-n"], script: CompletionScript.text(for: shell))
    #expect(run.code == 0 && run.output == "")
  }

  @Test(
    "the bash completion script completes subcommands, flags and values",
    .enabled(if: ShellRun.path(of: "bash") != nil),
    arguments: [
      (["vfl", ""], Subcommand.all.map(\.name.rawValue) + ["--help", "--version"]),
      (["vfl", "com"], ["compile", "completions"]),
      (["vfl", "check", "--form"], ["--format"]),
      (["vfl", "solve", "--format", ""], ["text", "short", "json"]),
      (["vfl", "check", "--format", "j"], ["json", "jsonl", "junit"]),
      (["vfl", "solve", "--format", "j"], ["json"]),
      (
        ["vfl", "check", "--options", "alignAllTop,alignAllLe"],
        ["alignAllTop,alignAllLeft", "alignAllTop,alignAllLeading"]
      ),
      (["vfl", "check", "--format", "=", "g"], ["github", "gitlab"]),
      (["vfl", "check", "--format", "="], CheckFormat.allCases.map(\.rawValue)),
      (["vfl", "check", "--format=g"], ["--format=github", "--format=gitlab"]),
      (["vfl", "check", "--rule", "VFL031"], (0...9).map { "VFL031\($0)=" }),
      (["vfl", "check", "--rule", "VFL0310", "="], ["off", "warning", "error"]),
      (["vfl", "lsp", "--rule", "VFL0310", "=", "w"], ["warning"]),
      (["vfl", "check", "--rule", "VFL0310", "=", "off,VFL0318"], ["off,VFL0318="]),
      (["vfl", "check", "--rule", "=", "VFL0318"], ["VFL0318="]),
      (["vfl", "check", "--rule", "=", "VFL0310", "=", "off,VFL0311", "=", "e"], ["error"]),
      (
        ["vfl", "check", "--options=alignAllTop,alignAllLef"],
        ["--options=alignAllTop,alignAllLeft"]
      ),
      (["vfl", "explain", "VFL011"], (0...9).map { "VFL011\($0)" }),
      (["vfl", "completions", "z"], ["zsh"]), (["vfl", "help", "doc"], ["documents"]),
      (["vfl", "grammar", ""], []), (["vfl", "nonsense", "--"], []),
    ] as [([String], [String])])
  func bash(_ words: [String], _ expected: [String]) throws {
    let quoted = words.map(CompletionScript.quoted).joined(separator: " ")
    let script =
      CompletionScript.bash + """
        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count - 1)
        _vfl
        [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"

        """
    let run = try ShellRun("bash", script: script)
    expectEqual(run.output.split(separator: "\n").map(String.init), expected)
  }

  @Test(
    "the fish completion script completes subcommands, flags and values",
    .enabled(if: ShellRun.path(of: "fish") != nil),
    arguments: [
      ("vfl com", ["compile", "completions"]), ("vfl check --form", ["--format"]),
      ("vfl check --format j", ["json", "jsonl", "junit"]),
      (
        "vfl check --options alignAllTop,alignAllLe",
        ["alignAllTop,alignAllLeading", "alignAllTop,alignAllLeft"]
      ),
      ("vfl check --format=g", ["--format=github", "--format=gitlab"]),
      ("vfl check --rule VFL031", (0...9).map { "VFL031\($0)=" }),
      ("vfl check --rule VFL0310=", ["VFL0310=error", "VFL0310=off", "VFL0310=warning"]),
      ("vfl check --rule VFL0310=off,VFL0318", ["VFL0310=off,VFL0318="]),
      ("vfl check --rule=VFL0318", ["--rule=VFL0318="]),
      ("vfl check --rule=VFL0310=off,VFL0311=e", ["--rule=VFL0310=off,VFL0311=error"]),
      ("vfl check fmt --ch", []), ("vfl fmt --ch", ["--check"]), ("vfl help doc", ["documents"]),
      ("vfl completions z", ["zsh"]), ("vfl grammar ", []),
    ] as [(String, [String])])
  func fish(_ line: String, _ expected: [String]) throws {
    let script = CompletionScript.fish + "complete -C \(CompletionScript.quoted(line))\n"
    let run = try ShellRun("fish", ["--no-config"], script: script)
    let words = run.output.split(separator: "\n").map { line in
      line.split(separator: "\t").first.map(String.init) ?? ""
    }
    expectEqual(words.sorted(), expected, "\(line)")
  }
}
