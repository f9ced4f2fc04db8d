import Testing

@testable import VFLCommand

@Suite("The completions")
struct CompletionTests {
  @Test("hold every subcommand and flag", arguments: CompletionScript.Shell.allCases)
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
}
