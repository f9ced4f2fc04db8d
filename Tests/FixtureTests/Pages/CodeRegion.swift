import VFLTestSupport

/// Regions in compiled Swift files that documentation pages include as code blocks.
///
/// A region begins after a line `// [NAME]` and ends before a line `// [/NAME]`.
enum CodeRegion {
  /// The directory that contains the files.
  static let directory = "Tests/PublicAPITests"

  /// Returns the contents of a region in one of the files.
  static func text(named name: String) throws -> String {
    let found = try Repository.files(in: directory, withExtension: "swift").compactMap {
      text(named: name, in: try Repository.text(at: $0))
    }
    guard found.count == 1 else { throw PageError.regions(named: name, count: found.count) }
    return found[0]
  }

  /// Returns the contents of a region without their common indentation.
  static func text(named name: String, in file: String) -> String? {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.map { $0.drop { $0 == " " } }
    guard let start = bare.firstIndex(of: "// [\(name)]"),
      let end = bare[start...].firstIndex(of: "// [/\(name)]")
    else { return nil }
    let region = start + 1..<end
    let indents: [Int] = region.filter { !bare[$0].isEmpty }.map {
      lines[$0].count - bare[$0].count
    }
    let indent = indents.min() ?? 0
    return lines[region].map { "\($0.dropFirst(indent))\n" }.joined()
  }
}
