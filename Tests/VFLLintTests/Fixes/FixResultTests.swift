import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of the results of all fix-its for the fixtures and the examples of the catalog.
struct FixResultTests {
  private static let hosts = ["hosts", "app", "package", "conversions"].flatMap { directory in
    ["swift", "m"].flatMap { Repository.files(in: "Fixtures/\(directory)", withExtension: $0) }
  }

  /// Returns the format strings of the catalog's examples, each in a call with the example's names.
  private static let examples = DiagnosticPage.all.flatMap { page -> [String] in
    let arguments = page.example.arguments
    guard arguments.first == "check", page.example.standardInput == nil, let format = arguments.last
    else { return [] }
    func names(_ flag: String) -> [String] {
      zip(arguments, arguments.dropFirst()).filter { $0.0 == flag }.map { $0.1 }
    }
    let metrics = names("--metric").compactMap { metric -> String? in
      let parts = metric.split(separator: "=")
      return parts.count == 2 ? "\"\(parts[0])\": \(parts[1])" : nil
    }
    let views = names("--view").map { "\"\($0)\": view" }
    let dictionary = { (entries: [String]) in
      entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }
    return [
      """
      NSLayoutConstraint.constraints(
        withVisualFormat: #"\(format)"#, options: [], metrics: \(dictionary(metrics)),
        views: \(views.isEmpty ? "views" : dictionary(views)))

      """
    ]
  }

  private static func diagnostics(of text: [UInt8], _ language: HostLanguage) -> [Diagnostic] {
    let scan = HostScan(text, language: language)
    let sites = SiteCheck.check(scan)
    return SiteCheck.diagnostics(of: sites)
      + SiteLint.diagnostics(of: sites, in: scan)
  }

  /// Returns the code of each new kind of diagnostic about the text that a fix-it of the source writes.
  private static func newCodes(_ source: String, _ language: HostLanguage) -> [String] {
    let text = Array(source.utf8)
    let before = diagnostics(of: text, language)
    var found: [String] = []
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        let written = SourceEdit.resultSpans(of: fixIt.edits)
        let fixed = diagnostics(of: SourceEdit.apply(fixIt.edits, to: text), language)
        for other in fixed where !before.contains(where: { $0.code == other.code }) {
          let spans = ([other.location] + other.labels.map { $0.location }).compactMap { $0?.span }
          let isAbout = written.contains { span in
            spans.contains { span.start < $0.end && $0.start < span.end }
          }
          if isAbout {
            found.append("\(diagnostic.code.rawValue): \(fixIt.message): \(other.code.rawValue)")
          }
        }
      }
    }
    return found
  }

  @Test func `no fix-it for a fixture writes text with a new kind of diagnostic`() throws {
    #expect(Self.hosts.count > 6)
    for path in Self.hosts {
      let language: HostLanguage = path.hasSuffix("swift") ? .swift : .objectiveC
      expectEqual(Self.newCodes(try Repository.text(at: path), language), [], path)
    }
  }

  @Test func `no fix-it for an example writes text with a new kind of diagnostic`() {
    #expect(Self.examples.count > 40)
    for source in Self.examples { expectEqual(Self.newCodes(source, .swift), [], source) }
  }

  @Test(
    arguments: [
      "[view2(==view3)]", "[view(==viev)]", "[viev(==view)]", "[title(titel)]", "[titel(title)]",
      "[label(==title)]",
    ])
  func `no fix-it compares a view with itself`(format: String) {
    let views = #"["view": x, "view2": y, "title": z, "name": label]"#
    let source = """
      NSLayoutConstraint.constraints(
        withVisualFormat: "\(format)", options: [], metrics: nil, views: \(views))

      """
    for diagnostic in Self.diagnostics(of: Array(source.utf8), .swift) {
      for fixIt in diagnostic.fixIts {
        let fixed = Self.diagnostics(
          of: SourceEdit.apply(fixIt.edits, to: Array(source.utf8)), .swift)
        #expect(!fixed.contains { $0.code == .selfSize }, "\(fixIt.message)")
      }
    }
  }
}
