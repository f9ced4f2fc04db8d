import VFLReports

/// The known diagnostics of a project, which are not reported.
///
/// A baseline is usually created when a project starts to use `vfl check`. An entry consists of the file, the
/// code, the source line and the number of occurrences. A diagnostic therefore stays known if other lines are
/// added or removed, and is reported again if its own line changes.
package struct Baseline: Sendable {
  /// The number of occurrences of each known diagnostic.
  package var counts: [BaselineEntry: Int] = [:]
  /// The format version of the baseline document.
  ///
  /// A baseline of an older version cannot contain diagnostics that `vfl check` did not report at that time.
  var version = BaselineDocument.version
  /// The directory that the paths are relative to.
  private let directory: FilePath

  /// Creates a baseline from the current diagnostics.
  ///
  /// Paths are relative to the directory of the baseline file.
  package init(of files: [FileDiagnostics], in directory: FilePath) {
    self.directory = directory
    for file in files {
      let path = path(of: file)
      for entry in file.effective { counts[Self.entry(entry, path: path), default: 0] += 1 }
    }
  }

  /// Creates an empty baseline.
  init(in directory: FilePath) {
    self.directory = directory
  }

  /// The numbers of known diagnostics and of obsolete entries.
  package struct MatchCounts: Sendable {
    /// The number of known diagnostics.
    var known = 0
    /// The number of known diagnostics whose codes were introduced after the baseline's version.
    package var newer = 0
    /// The number of obsolete baseline entries.
    package var stale = 0

    /// Creates counts of zero.
    package init() {}
  }

  /// Marks the known diagnostics, and counts the obsolete entries.
  ///
  /// An entry for a file that was not checked is obsolete only if the file does not exist.
  package func apply(
    to files: inout [FileDiagnostics], _ fileSystem: any FileSystem
  ) -> MatchCounts {
    var left = counts
    var result = MatchCounts()
    var checked: Set<String> = []
    /// Marks each diagnostic for which `matching` finds an entry.
    func mark(_ files: inout [FileDiagnostics], by matching: (BaselineEntry) -> BaselineEntry?) {
      for index in files.indices {
        let path = path(of: files[index])
        checked.insert(path)
        for number in files[index].entries.indices
        where files[index].entries[number].report.suppression == nil {
          let entry = Self.entry(files[index].entries[number], path: path)
          guard let known = matching(entry) else { continue }
          left[known] = left[known].map { max(0, $0 - 1) }
          files[index].entries[number].report.suppression = .baseline
          result.known += 1
          if known.code.firstBaselineVersion > version, counts[known] == nil { result.newer += 1 }
        }
      }
    }
    mark(&files) { left[$0, default: 0] > 0 ? $0 : nil }
    if version < BaselineDocument.version {
      mark(&files) { entry in
        entry.code.firstBaselineVersion > version ? entry : entry.respelt(among: left)
      }
    }
    let stale = left.filter { entry, count in
      count > 0
        && (checked.contains(entry.path)
          || fileSystem.kind(
            of: FilePath(entry.path).absolute(from: directory), followingLinks: true) == nil)
    }
    result.stale = stale.values.reduce(0, +)
    return result
  }

  private func path(of file: FileDiagnostics) -> String {
    file.absolutePath?.relative(to: directory).text ?? file.name
  }

  private static func entry(_ entry: FileDiagnostics.Entry, path: String) -> BaselineEntry {
    BaselineEntry(path: path, code: entry.report.code, line: entry.line.text)
  }
}
