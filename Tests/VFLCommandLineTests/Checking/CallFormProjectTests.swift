import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Tests of call forms in projects, whose helpers are in other files than the calls.
///
/// `MarkedSource` describes the marks in the files. If a project contains `check.txt`, only the file that is
/// named there is passed to the command.
struct CallFormProjectTests {
  private static let directory = "Fixtures/hosts/forms"

  /// The projects, by their path in the directory.
  private static let projects: [String] = Set(
    ["swift", "m", "mm", "h"].flatMap { Repository.files(in: directory, withExtension: $0) }
      .compactMap { path -> String? in
        let parts = path.dropFirst(directory.utf8.count + 1).split(separator: "/")
        return parts.count == 3 ? "\(parts[0])/\(parts[1])" : nil
      }
  ).sorted()

  /// Returns the differences of the checked files, and only their false alarms if `falseAlarms` is set.
  private static func differences(of project: String, onlyFalseAlarms: Bool) throws -> [String] {
    var files: [String: String] = [:]
    for suffix in ["swift", "m", "mm", "h"] {
      for path in Repository.files(in: "\(directory)/\(project)", withExtension: suffix) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        files[name] = try Repository.text(at: path)
      }
    }
    let mark = try? Repository.text(at: "\(directory)/\(project)/check.txt")
    let named = mark.map { String($0.dropFirst("// check: ".count).prefix { $0 != "\n" }) }
    let transcript = Transcript(
      ["check", "--no-config", "--format", "json", named ?? "."],
      files: files)
    // A single file has one document over several lines. A directory has one document per line.
    let documents =
      named == nil
      ? transcript.output.split(separator: "\n").map { String($0) } : [transcript.output]
    let trees = try documents.filter { !$0.isEmpty }.map { try JSONTree(parsing: $0.utf8) }
    var found: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) where named == nil || name == named {
      let tree = trees.first { $0["input"]?.string ?? named == name } ?? .null
      let source = MarkedSource(text)
      let reports = reports(in: tree, text)
      let differences =
        onlyFalseAlarms
        ? source.falseAlarms(reports)
        : source.differences(
          read: count(["checked", "checkedInPart"], in: tree),
          unread: count(in: tree["strings"]?["notChecked"]), reports)
      found += differences.map { "\(name): \($0)" }
    }
    return found
  }

  private static func reports(in tree: JSONTree, _ text: String) -> [MarkedSource.Report] {
    (tree["diagnostics"] ?? .null).elements.map { diagnostic in
      let start = diagnostic["span"]?[0]?.int ?? 0
      let end = diagnostic["span"]?[1]?.int ?? start
      return MarkedSource.Report(
        message: diagnostic["message"]?.string ?? "", bytes: start..<end, in: text)
    }
  }

  private static func count(_ keys: [String], in tree: JSONTree) -> Int {
    keys.reduce(0) { $0 + (tree["strings"]?[$1]?.int ?? 0) }
  }

  private static func count(in reasons: JSONTree?) -> Int {
    guard case .object(let members) = reasons else { return 0 }
    return members.values.reduce(0) { $0 + ($1.int ?? 0) }
  }

  @Test("correct lines of a project have no diagnostics", arguments: projects)
  func falseAlarms(project: String) throws {
    try expectEqual(Self.differences(of: project, onlyFalseAlarms: true), [])
  }

  @Test("the list of the projects that are not read is current")
  func unreadProjects() throws {
    try #require(Self.projects.count > 10)
    var failures: [String: [String]] = [:]
    for project in Self.projects {
      let differences = try Self.differences(of: project, onlyFalseAlarms: false)
      if !differences.isEmpty { failures[project] = differences }
    }
    try UnreadForms(at: "\(Self.directory)/not-read-projects.txt").expectCurrent(failures)
  }
}
