import CertificateChecker
import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Certificates of `verify` and `solve`")
struct CertificateTests {
  private static let flags = ["--problem", "problem.json", "--certificate", "certificate.json"]

  /// Runs a command that writes a certificate, and returns the console and the result of the check.
  private func certify(
    _ arguments: [String], files: [String: String] = [:]
  ) throws -> (console: MemoryConsole, report: CertificateReport) {
    var console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    _ = console.run(arguments + Self.flags)
    let problem = try #require(console.files["problem.json"], "\(console.errorText)")
    let certificate = try #require(console.files["certificate.json"])
    return (console, try CertificateReport(problems: problem, certificates: certificate))
  }

  @Test("the session in the documentation")
  func session() throws {
    let path = "Fixtures/certificates/title.vfl"
    let text = try Repository.text(at: path)
    let (console, report) = try certify(["verify", path], files: [path: text])
    var session = "$ vfl verify \(Self.flags.joined(separator: " ")) \(path)\n"
    session += console.outputText
    session += "$ vfl-verify-certificate problem.json certificate.json\n"
    session += report.lines.map { $0 + "\n" }.joined()
    expectFixture(session, at: "Fixtures/certificates/session.txt")
    for name in ["problem.json", "certificate.json"] {
      let bytes = console.files[name, default: []]
      expectFixture(String(decoding: bytes, as: UTF8.self), at: "Fixtures/certificates/\(name)")
    }
    #expect(report.isProved)
  }

  @Test("changed certificates are rejected")
  func changes() throws {
    let problem = try Repository.text(at: "Fixtures/certificates/problem.json")
    let certificate = try Repository.text(at: "Fixtures/certificates/certificate.json")
    var text = ""
    for (old, new) in [
      (#"{"r1": "1", "t15": "1"}"#, #"{"r1": "1"}"#),
      (#""multipliers": {"s15": "1"}"#, #""multipliers": {"s15": "2"}"#),
      (#"{"x4": {}, "t13": {}, "t15": {}, "s15": {}}"#, #"{"x4": {}, "t13": {}, "t15": {}}"#),
      (#""t15": {}, "s15": {}}"#, #""t15": {"1": "-1"}, "s15": {}}"#),
      (#"{"r9": "1", "r1": "1"}"#, #"{"r9": "-1", "r1": "1"}"#),
    ] {
      #expect(certificate.contains(old), "\(old)")
      let changed = certificate.replacing(old, with: new, maxReplacements: 1)
      text += "- \(old)\n+ \(new)\n"
      do {
        let report = try CertificateReport(
          problems: Array(problem.utf8), certificates: Array(changed.utf8))
        text += report.lines.joined(separator: "\n") + "\n\n"
        #expect(!report.isProved)
      } catch {
        text += "\(error)\n\n"
      }
    }
    expectFixture(text, at: "Fixtures/certificates/changes.txt")
  }

  /// The layouts in `Fixtures/verify`; those with many claims are long tests.
  private static let layouts = LongTests.cases(
    Repository.files(in: "Fixtures/verify", withExtension: "vfl").sorted {
      (size($0), $0) < (size($1), $1)
    }, short: 14)

  private static func size(_ path: String) -> Int { (try? Repository.text(at: path).count) ?? 0 }

  @Test("certificates of layouts show what `verify` prints", arguments: layouts)
  func layout(path: String) throws {
    let text = try Repository.text(at: path)
    let (console, report) = try certify(["verify", path], files: [path: text])
    let isProved = !console.outputText.contains("violated")
    expectEqual(report.isProved, isProved)
    #expect(report.lines.allSatisfy { !$0.hasSuffix("is not shown") }, "\(report.lines)")
  }

  @Test("the certificate of a solved layout proves its frames")
  func frames() throws {
    let (_, report) = try certify([
      "solve", "--width", "320", "--height", "44", "H:|-[a(>=80)]-[b(2@600)]-|", "V:|[a]|",
      "V:|[b]|",
    ])
    expectEqual(report.lines.count, 1)
    #expect(report.isProved)
  }

  @Test("the certificate of a conflict contains its proof")
  func conflict() throws {
    let (_, report) = try certify(["solve", "--width", "100", "H:|-[a(>=80)]-[b(20)]-|"])
    expectEqual(
      report.lines.dropFirst().first,
      "  the constraints are satisfiable for all values: has a counterexample")
  }

  @Test("the certificate of an ambiguous layout contains two layouts")
  func ambiguity() throws {
    let (_, report) = try certify(["solve", "--width", "300", "H:|[a][b]|"])
    expectEqual(
      report.lines,
      [
        "ltr: 1 of 2 claims proved",
        "  the layout is unambiguous for all values: has a counterexample",
      ])
  }

  @Test("a certificate replaces an earlier one, but no other file")
  func otherFiles() throws {
    let format = "H:|[a(10)]"
    let earlier = try certify(["solve", format]).console.files
    var console = MemoryConsole()
    console.files = earlier
    expectEqual(console.run(["solve", format] + Self.flags), .success)
    console.files["problem.json"] = Array("{\"views\": []}".utf8)
    expectEqual(console.run(["solve", format] + Self.flags), .usage)
    #expect(console.errorText.contains("not a problem or certificate"), "\(console.errorText)")
    expectEqual(console.files["problem.json"], Array("{\"views\": []}".utf8))
  }

  @Test("nothing is written for a layout with errors")
  func errors() {
    for command in ["solve", "verify"] {
      var console = MemoryConsole()
      _ = console.run([command, "H:|[a("] + Self.flags)
      expectEqual(console.written, [])
    }
  }

  @Test("an error leaves no certificate of an earlier run")
  func oldFiles() throws {
    for command in ["solve", "verify"] {
      var console = try certify([command, "H:|[a(10)]"]).console
      _ = console.run([command, "H:|[a("] + Self.flags)
      expectEqual(console.files["problem.json"], [])
      expectEqual(console.files["certificate.json"], [])
    }
  }

  @Test("a certificate that is not completed within the time limit is an error")
  func timeLimit() {
    var console = MemoryConsole()
    let code = console.run(["verify", "H:|[a(10)]", "--time-limit", "0"] + Self.flags)
    expectEqual(code, .usage)
    expectEqual(console.written, [])
    #expect(console.errorText.contains("cannot write `certificate.json`"), "\(console.errorText)")
  }

  @Test("one file cannot contain both the problem and the certificate")
  func sameFile() {
    var console = MemoryConsole()
    let code = console.run(["solve", "H:|[a(10)]", "--problem", "a", "--certificate", "a"])
    expectEqual(code, .usage)
    #expect(console.errorText.contains("another file than `--problem`"))
  }
}
