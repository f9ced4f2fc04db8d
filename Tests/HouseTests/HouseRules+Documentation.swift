import VFLTestSupport

extension HouseRules {
  /// Returns the declarations with the access level `public`, `package` or `open` that have no documentation
  /// comment.
  static func undocumented(in file: SourceFile) -> [String] {
    let lines = file.lines.map { $0.drop { $0 == " " } }
    return lines.indices.compactMap { index in
      guard promises(lines[index]) else { return nil }
      let above = lines[..<index].last { !$0.hasPrefix("@") && !$0.hasPrefix("#") }
      if above?.hasPrefix("///") == true { return nil }
      return "\(file.path):\(index + 1) has no documentation"
    }
  }

  /// Returns whether a line contains a declaration that is `public`, `package` or `open`.
  private static func promises(_ line: Substring) -> Bool {
    // Most lines contain none, and a regular expression is slower than this check.
    guard ["@", "public", "package", "open"].contains(where: line.hasPrefix) else { return false }
    let start = #/^(?:@\w+(?:\([^)]*\))? +)*(?:public|package|open)(?:\(set\))? +/#
    guard let match = line.prefixMatch(of: start) else { return false }
    let rest = line[match.range.upperBound...]
    // `package` and `open` can also begin an import or name a variable.
    return !rest.hasPrefix("import ") && !rest.hasPrefix("=")
  }

  /// Returns the violations of the Keep a Changelog format.
  static func changelog(_ text: String) -> [String] {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    guard headings.starts(with: ["# Changelog", "## Unreleased"]) else {
      return ["the changelog does not begin with `## Unreleased`"]
    }
    let kinds = ["### Added", "### Changed", "### Fixed", "### Removed"]
    let versions = headings.dropFirst(2).filter { !kinds.contains(String($0)) }
    guard !versions.isEmpty else { return ["the changelog has no version"] }
    return versions.filter { $0.wholeMatch(of: #/## \d+\.\d+\.\d+ - \d{4}-\d\d-\d\d/#) == nil }
      .map { "`\($0)` in the changelog is neither a version with a date nor a kind of change" }
  }

  /// Returns the absolute paths and the tool signatures in a file.
  static func traces(in file: SourceFile) -> [String] {
    let found = file.lines.flatMap(places) + signatures(in: file.lines.joined(separator: "\n"))
    return found.map { "\(file.path) has `\($0)`" }
  }

  private static func places(in line: Substring) -> [String] {
    // The regular expression is slow, and few lines contain a slash except for the beginning of a comment.
    let (space, slash) = (UInt8(ascii: " "), UInt8(ascii: "/"))
    guard line.utf8.drop(while: { $0 == space || $0 == slash }).contains(slash) else { return [] }
    return line.matches(of: #/(?:^|[^\w.])(\/(?:home|root|Users|tmp|work|var|mnt)\/\w+)/#)
      .map { String($0.output.1) }
  }

  private static func signatures(in text: String) -> [String] {
    let lowercase = text.lowercased()
    guard lowercase.contains("authored") || lowercase.contains("generated") else { return [] }
    return [["co-authored", "by"], ["generated", "with"], ["generated", "by"]]
      .flatMap { [$0.joined(separator: "-"), $0.joined(separator: " ")] }
      .filter(lowercase.contains)
  }

  /// Returns the differences between the architecture page and the manifest.
  static func architecture(_ page: String, _ manifest: PackageManifest) -> [String] {
    var diagnostics: [String] = []
    let rows = page.matches(of: #/(?m)^\| `([\w-]+)` \|(.*)\|$/#).map { match in
      let imports = match.output.2.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
      return PackageManifest.Target(name: String(match.output.1), dependencies: imports)
    }
    if rows.map(\.name) != layers {
      diagnostics.append("the table does not list the modules of the package")
    }
    for row in rows where manifest[row.name]?.dependencies != row.dependencies {
      diagnostics.append("`\(row.name)` does not list the imports of the manifest")
    }
    for module in layers where !page.contains("**`\(module)`**") {
      diagnostics.append("`\(module)` has no paragraph")
    }
    let lineCount = page.count { $0 == "\n" }
    if lineCount > 250 { diagnostics.append("the page has \(lineCount) lines") }
    return diagnostics
  }
}
