import VFLRendering

/// The known findings: those that were there before somebody began to check, and that are not told.
///
/// An entry names the file, the code and the text of the line, and how often that is found. So a
/// finding stays known when lines above it come and go, and is told again when its own line changes.
package struct Baseline: Sendable {
  /// How often each known finding is there.
  package var counts: [BaselineEntry: Int] = [:]
  /// The form of the baseline's document; one of an older form does not know of findings that were added to
  /// the check later.
  var version = BaselineDocument.version

  /// Collects the findings that count as known from now on.
  ///
  /// Paths are taken as seen from the folder in which the baseline stands.
  package init(of files: [FileFindings], in folder: FilePath) {
    for file in files {
      let path = Self.path(of: file, in: folder)
      for (index, finding) in file.findings.enumerated() where finding.suppression == nil {
        counts[Self.entry(file, index, path: path), default: 0] += 1
      }
    }
  }

  /// Creates a baseline without entries.
  init() {}

  /// The result of applying a baseline to findings.
  package struct Application: Sendable {
    /// How many findings are known.
    var known = 0
    /// How many of these are of kinds that were not told when the baseline was written.
    package var newer = 0
    /// How many entries are there no more.
    package var stale = 0

    /// Creates the result of no findings.
    package init() {}
  }

  /// Marks the findings that are known, and counts the entries of the checked files that are not found any
  /// more.
  ///
  /// An entry of a file that was not checked is not missed, unless there is no such file.
  func apply(
    to files: inout [FileFindings], in folder: FilePath, exists: (FilePath) -> Bool
  ) -> Application {
    var left = counts
    var result = Application()
    var checked: Set<String> = []
    /// Marks the findings for which there is an entry.
    func mark(_ files: inout [FileFindings], by matching: (BaselineEntry) -> BaselineEntry?) {
      for index in files.indices {
        let path = Self.path(of: files[index], in: folder)
        checked.insert(path)
        for finding in files[index].findings.indices
        where files[index].findings[finding].suppression == nil {
          guard let entry = matching(Self.entry(files[index], finding, path: path)) else {
            continue
          }
          left[entry] = left[entry].map { max(0, $0 - 1) }
          files[index].findings[finding].suppression = .baseline
          result.known += 1
          if entry.code.isNewInBaselines, counts[entry] == nil { result.newer += 1 }
        }
      }
    }
    mark(&files) { left[$0, default: 0] > 0 ? $0 : nil }
    if version < BaselineDocument.version {
      mark(&files) { entry in
        entry.code.isNewInBaselines ? entry : entry.respelt(among: left)
      }
    }
    let stale = left.filter { entry, count in
      count > 0
        && (checked.contains(entry.path)
          || !exists(FilePath(entry.path).absolute(from: folder)))
    }
    result.stale = stale.values.reduce(0, +)
    return result
  }

  private static func path(of file: FileFindings, in folder: FilePath) -> String {
    file.absolutePath?.relative(to: folder).text ?? file.name
  }

  private static func entry(_ file: FileFindings, _ index: Int, path: String) -> BaselineEntry {
    BaselineEntry(path: path, code: file.findings[index].code, line: file.lines[index].text)
  }
}
