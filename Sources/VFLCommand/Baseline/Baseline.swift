import VFLDiagnostics
import VFLRendering

/// The findings that were there before somebody began to check: they are known, and are not told.
///
/// An entry names the file, the code and the text of the line, and how often that is found. So a
/// finding stays known when lines above it come and go, and is told again when its own line changes.
struct Baseline: Sendable {
  /// How often each known finding is there.
  var counts: [BaselineEntry: Int] = [:]

  /// Collects the findings that count as known from now on.
  ///
  /// Paths are taken as seen from the folder in which the baseline stands.
  init(of files: [FileFindings], in folder: FilePath) {
    for file in files {
      let path = Self.path(of: file, in: folder)
      for (index, finding) in file.findings.enumerated() where finding.suppression == nil {
        counts[Self.entry(file, index, path: path), default: 0] += 1
      }
    }
  }

  /// Creates a baseline without entries.
  init() {}

  /// Marks the findings that are known, and says how many entries of those files are there no more.
  ///
  /// An entry of a file that was not checked is not missed, unless there is no such file.
  func apply(
    to files: inout [FileFindings], in folder: FilePath, exists: (FilePath) -> Bool
  ) -> (known: Int, stale: Int) {
    var left = counts
    var known = 0
    var checked: Set<String> = []
    for index in files.indices {
      let path = Self.path(of: files[index], in: folder)
      checked.insert(path)
      for finding in files[index].findings.indices
      where files[index].findings[finding].suppression == nil {
        let entry = Self.entry(files[index], finding, path: path)
        guard let count = left[entry], count > 0 else { continue }
        left[entry] = count - 1
        files[index].findings[finding].suppression = .baseline
        known += 1
      }
    }
    let stale = left.filter { entry, count in
      count > 0
        && (checked.contains(entry.path)
          || !exists(FilePath(entry.path).absolute(from: folder)))
    }
    return (known, stale.values.reduce(0, +))
  }

  private static func path(of file: FileFindings, in folder: FilePath) -> String {
    file.absolutePath?.relative(to: folder).text ?? file.name
  }

  private static func entry(_ file: FileFindings, _ index: Int, path: String) -> BaselineEntry {
    BaselineEntry(path: path, code: file.findings[index].code, line: file.lines[index].text)
  }
}
