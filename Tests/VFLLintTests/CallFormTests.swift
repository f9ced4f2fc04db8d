import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of the forms in which sources pass format strings, names and values to a call.
///
/// `MarkedSource` describes the marks in the fixtures. Projects of several files are tested with the command.
struct CallFormTests {
  private static let directory = "Fixtures/hosts/forms"

  /// The fixtures that are single files, by their path in the directory.
  private static let forms: [String] = ["swift", "m", "mm"].flatMap { suffix in
    Repository.files(in: directory, withExtension: suffix)
  }.map { String($0.dropFirst(directory.utf8.count + 1)) }
    .filter { $0.count { $0 == "/" } == 1 }.sorted()

  /// The results of a check.
  private struct Outcome {
    let source: MarkedSource
    let read: Int
    let unread: Int
    let reports: [MarkedSource.Report]

    init(_ form: String) throws {
      let text = try Repository.text(at: "\(CallFormTests.directory)/\(form)")
      source = MarkedSource(text)
      let scan = HostScan(
        Array(text.utf8), language: form.hasSuffix(".swift") ? .swift : .objectiveC)
      let sites = SiteCheck.check(scan)
      read = scan.sites.count + scan.extended.count
      unread = scan.unreadable.count
      let found = SiteCheck.diagnostics(of: sites) + SiteLint.diagnostics(of: sites, in: scan)
      reports = found.map { diagnostic in
        let span = diagnostic.location?.span ?? SourceSpan(0, 0)
        return MarkedSource.Report(
          message: diagnostic.message, bytes: span.start..<span.end, in: text)
      }
    }
  }

  @Test(arguments: forms)
  func `Correct lines of a call form have no diagnostics`(form: String) throws {
    let outcome = try Outcome(form)
    expectEqual(outcome.source.falseAlarms(outcome.reports), [])
  }

  @Test func `The list of the call forms that are not read is current`() throws {
    try #require(Self.forms.count > 100)
    var failures: [String: [String]] = [:]
    for form in Self.forms {
      let outcome = try Outcome(form)
      let differences = outcome.source.differences(
        read: outcome.read, unread: outcome.unread, outcome.reports)
      if !differences.isEmpty { failures[form] = differences }
    }
    try UnreadForms(at: "\(Self.directory)/not-read-files.txt").expectCurrent(failures)
  }

  @Test func `Each family of call forms has faults and traps`() throws {
    let families = Dictionary(grouping: Self.forms) { $0.prefix { $0 != "/" } }
    for (family, forms) in families.sorted(by: { $0.key < $1.key }) {
      let faults = try forms.map {
        MarkedSource(try Repository.text(at: "\(Self.directory)/\($0)")).faultCount
      }
      #expect(faults.reduce(0, +) > 5, "\(family)")
      #expect(forms.contains { $0.contains("/Trap") }, "\(family)")
    }
  }
}
