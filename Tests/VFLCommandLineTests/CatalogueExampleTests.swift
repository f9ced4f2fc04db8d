import Testing
import VFLDiagnostics
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Commands in the examples of the diagnostic catalog")
struct CatalogueExampleTests {
  @Test(
    "the example of a diagnostic code reports that code and no other",
    arguments: DiagnosticCode.allCases)
  func example(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code)
    let transcript = Transcript(
      page.example.arguments, standardInput: page.example.standardInput)
    // The example of `tooManyDiagnostics` also reports the diagnostics that exceed the limit.
    let reported = code == .tooManyDiagnostics ? transcript.codes.suffix(1) : transcript.codes[...]
    expectEqual(Set(reported), [code.rawValue], "\(transcript)")
    expectEqual(transcript.code == .success, page.severity == .warning)
  }

  @Test(
    "the repaired example of a diagnostic code reports no diagnostic",
    arguments: DiagnosticCode.allCases)
  func repair(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code)
    let transcript = Transcript(
      page.repair.arguments, standardInput: page.repair.standardInput)
    expectEqual(transcript.codes, [], "\(transcript)")
    expectEqual(transcript.code, .success)
    expectEqual(transcript.errors, "")
  }

  @Test(
    "applying a fix-it to the example of a diagnostic code removes diagnostics with that code",
    arguments: DiagnosticCode.allCases)
  func fixIts(_ code: DiagnosticCode) throws {
    let example = DiagnosticPage.of(code).example
    guard let name = example.arguments.first, let subcommand = Subcommand.named(name) else {
      return
    }
    var console = MemoryConsole(standardInput: example.standardInput)
    let arguments = example.arguments.dropFirst().map { Argument($0) }
    var parsed = ParsedArguments(arguments, for: subcommand)
    let invocation = LayoutInvocation(&parsed)
    let inputs = InputReader(invocation, on: &console)
    let layout = CompiledLayout(
      inputs.documents, invocation.settings, checksNames: subcommand.name != .check)
    let output = LayoutOutput(of: layout, subcommand.name == .solve ? .frames() : .records)
    for diagnostic in output.groups.flatMap(\.diagnostics) where diagnostic.code == code {
      for fixIt in diagnostic.fixIts {
        guard let origin = diagnostic.location?.origin,
          let fixed = fixed(example, fixIt, in: origin, of: output)
        else { continue }
        let transcript = Transcript(fixed.arguments, standardInput: fixed.standardInput)
        #expect(!transcript.codes.contains(code.rawValue), "\(fixIt) \(transcript)")
      }
    }
  }

  /// Returns the example after a fix-it is applied to the source at `origin`; `nil` if that source
  /// is not part of the example.
  private func fixed(
    _ example: DiagnosticExample, _ fixIt: FixIt, in origin: SourceOrigin, of output: LayoutOutput
  ) -> DiagnosticExample? {
    if origin == .document {
      guard let text = example.standardInput else { return nil }
      return DiagnosticExample(
        example.arguments, standardInput: apply(fixIt, to: Array(text.utf8)))
    }
    let sources = output.groups.flatMap(\.sources)
    guard let source = sources.first(where: { $0.origin == origin }) else { return nil }
    let before = String(decoding: source.bytes, as: UTF8.self)
    let after = apply(fixIt, to: source.bytes)
    return DiagnosticExample(
      example.arguments.map { $0 == before ? after : $0 },
      standardInput: example.standardInput.map { $0.replacing(before, with: after) })
  }

  private func apply(_ fixIt: FixIt, to bytes: [UInt8]) -> String {
    String(decoding: SourceEdit.apply(fixIt.edits, to: bytes), as: UTF8.self)
  }
}
