import Testing
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Help pages")
struct HelpTests {
  @Test("`--help`, `-h` and `help` print the same page")
  func ways() {
    let overview = Transcript("--help")
    #expect(overview.code == .success && overview.output == HelpText.overview)
    #expect(Transcript("help") == overview && Transcript("-h") == overview)
    let nothing = Transcript()
    #expect(nothing.code == .usage && nothing.errors == overview.output && nothing.output == "")
    for subcommand in Subcommand.all {
      let name = subcommand.name.rawValue
      #expect(overview.output.contains("  \(name) "))
      expectEqual(Transcript("help", name), Transcript(name, "--help"))
      expectEqual(Transcript("help", name).code, .success)
    }
  }

  @Test(
    "`help documents` shows a layout in both document forms and lists every key and directive")
  func documents() throws {
    let page = Transcript("help", "documents").output
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.drop { !$0.hasPrefix("    //") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let json = lines.drop { !$0.hasPrefix("    {") }.prefix { $0.hasPrefix("    ") }
    let solved = [text, json].map { block in
      Transcript("solve", "-", standardInput: block.map { $0.dropFirst(4) }.joined(separator: "\n"))
    }
    #expect(solved[0].output.contains("badge"))
    expectEqual(solved[0], solved[1])
    #expect(solved[0].errors == "" && solved[0].code == .success)
    for name in TextDocumentReader.directiveNames { #expect(page.contains(name)) }
    for key in JSONDocumentReader.keys + JSONDocumentReader.viewKeys {
      #expect(page.contains("\"\(key)\""))
    }
  }

  @Test(
    "the help page of each subcommand lists its flags, values and examples",
    arguments: Subcommand.Name.allCases)
  func flags(_ name: Subcommand.Name) throws {
    let subcommand = try #require(Subcommand.named(name.rawValue))
    let page = Transcript("help", name.rawValue).output
    for flag in subcommand.flags {
      #expect(page.contains("  \(flag.name)"))
      for choice in flag.value?.choices ?? [] { #expect(page.contains(choice)) }
    }
    #expect(!subcommand.examples.isEmpty)
    for example in subcommand.examples {
      #expect(page.contains(example.command))
      #expect(example.command.contains("vfl \(name.rawValue)"))
    }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
  }

  @Test("help pages are at most 80 columns wide and break lines between words")
  func width() {
    for topic in [[], ["documents"]] {
      let page = Transcript(["help"] + topic).output
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    let prose = HelpBlocks("One two\nthree, four.\n\n  a   table\n  b\n\nFive.")
    expectEqual(prose.text(width: 10), "One two\nthree,\nfour.\n\n  a   table\n  b\n\nFive.\n")
  }

  @Test("a help page lists usage, flags and examples before the explanations")
  func order() throws {
    let page = Transcript("help", "check").output
    let places = ["Usage:", "Flags:", "Examples:", "Inputs are format"].map {
      page.firstRange(of: $0)
    }
    let starts = places.compactMap { $0?.lowerBound }
    #expect(starts.count == 4 && starts == starts.sorted())
  }
}
