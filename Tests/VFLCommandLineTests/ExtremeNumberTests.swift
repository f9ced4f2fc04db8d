import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Extreme numbers in layouts")
struct ExtremeNumberTests {
  /// Layouts whose numbers overflow or underflow, or come close to that, while the solver runs or a
  /// size range is analyzed.
  private static let layouts: [[String]] = [
    ["[a(1e308%)]", "V:[a(1)]", "V:[a(0)]"], ["H:|[a(<=1.7976931348623157e308)]|"],
    ["|[a]|", "[a(1e200%)]"], ["[b(c*1e6)]-(1%)-|", "|[b][c(1e12%)]|"],
    ["|-(1e-300%)-[a]-(1e-300%)-[a]-|"], ["HV:|[a]-(1e-320%)-[b]|", "[a(b*1e154)]"],
    ["[a]->[a]-(123456789012345678901234567890%)-[a]-(1e200%)-[a]-4294967296-|"],
    ["|-(1e308)-[a(1e308)]-(1e308)-|"], ["[a(b*1e200)]", "[b(a*1e200)]", "|[a]|"],
    ["[a(5e-324%)]", "|[a]|"],
    ["|-(-1e308)-[a(1.7e308)]", "V:|-(-1e308)-[a(1.7e308)][b(1.7e308)]"],
    ["[a(b*1e-200)]", "[b(a*1e-200)]", "V:|[a(b)][b]|"],
  ]

  private static let questions: [[String]] = [
    [], ["--width", "320"], ["--range", "width=.."], ["--range", "height=0.."], ["--html"],
    ["--svg"],
    ["--picture", "--measures"], ["--range", "width=1e-9..1e15", "--html"],
    ["--size", "0x0,1000000000000000x1"],
  ]

  @Test(
    "`solve` prints a result or a diagnostic for every layout with extreme numbers in every output form",
    arguments: layouts)
  func answered(formats: [String]) {
    for question in Self.questions {
      let transcript = Transcript(["solve", "--dialect", "extended"] + question + formats)
      #expect(transcript.code == .success || transcript.code == .diagnostics, "\(question)")
      #expect(transcript.output + transcript.errors != "", "\(question)")
    }
  }

  @Test(
    "a container size that overflows is an error",
    arguments: [
      (["--width", "320"], ["[a(1e308%)]", "V:[a(1)]", "V:[a(0)]"], ["VFL0301"]),
      (
        ["--range", "width=.."], ["H:|[a(<=1.7976931348623157e308)]|"], ["VFL0320", "VFL0301"]
      ),
    ] as [([String], [String], [String])])
  func rejected(question: [String], formats: [String], codes: [String]) {
    let transcript = Transcript(["solve", "--dialect", "extended"] + question + formats)
    #expect(transcript.codes == codes && transcript.code == .diagnostics)
  }

  @Test("a document with extreme numbers does not end a `--json-lines` run early")
  func stream() throws {
    let documents = Self.layouts.map { formats in
      "{\"dialect\": \"extended\", \"container\": {\"width\": 320}, "
        + "\"formats\": [\(formats.map { "\"\($0)\"" }.joined(separator: ", "))]}"
    }
    let input = documents.joined(separator: "\n")
    let transcript = Transcript("solve", "--json-lines", standardInput: input)
    expectEqual(transcript.output.split(separator: "\n").count, documents.count)
  }

  @Test("nearly parallel equations with a very large solution are not reported as a conflict")
  func nearlyParallel() {
    let text =
      "@constraint a.width == 1.0000000000001 * b.width - 1\n"
      + "@constraint a.width == b.width\n@view a, b\n"
    for question in [[], ["--range", "width=.."]] as [[String]] {
      let transcript = Transcript(["solve"] + question + ["-"], standardInput: text)
      expectEqual(transcript.codes, ["VFL0301"], "\(question)")
    }
  }

  @Test("a range of heights is analyzed completely even if the heights depend on very large widths")
  func heights() {
    let document = """
      {"formats":["V:|[a][b]|"],"constraints":["b.height==0.00444749*b.width-1e6",
      "a.height==0.00343797*a.width","a.height<=100*b.width"]}
      """
    let range = Transcript("solve", "--range", "height=..", "-", standardInput: document)
    #expect(range.output.contains("satisfiable     0.."))
    expectEqual(Transcript("solve", "--html", "-", standardInput: document).code, .success)
  }

  @Test("`solve --html` accepts extreme numbers on the axis that is not varied")
  func otherAxis() {
    let document = """
      {"formats": ["V:|-(>=1e15@250)-[e(>=1e270)]-|", "V:[e]-0x1p-1074-[c]-|", "V:|[c]"]}
      """
    let transcript = Transcript(
      "solve", "--range", "width=0..", "--html", "-", standardInput: document)
    expectEqual(transcript.code, .success)
  }
}
