import VFLDiagnostics
package import VFLDocuments

/// The file that contains a baseline.
package struct BaselineFile {
  /// A baseline and the directory that its paths are relative to.
  package struct Loaded: Sendable {
    let baseline: Baseline
    let folder: FilePath

    /// Marks the known diagnostics, and returns the numbers of known diagnostics and obsolete entries.
    package func apply(
      to files: inout [FileFindings], _ fileSystem: any FileSystem
    ) -> Baseline.Application {
      baseline.apply(to: &files, in: folder) {
        fileSystem.kind(of: $0, followingLinks: true) != nil
      }
    }
  }

  /// The error that a baseline is unreadable or invalid.
  package struct Fault: Error {
    /// The diagnostics about the baseline, with the source of its document.
    package let fault: FaultGroup
  }

  /// The path of the file, or `nil` if there is no baseline.
  package let path: FilePath?

  /// Creates the file that the settings specify.
  ///
  /// If they specify none, the configuration determines the file.
  package init(_ settings: CheckSettings, _ configuration: Configuration) {
    path =
      settings.baseline
      ?? configuration.baseline.map { FilePath($0).absolute(from: configuration.base) }
  }

  /// Reads the baseline, or returns `nil` if no baseline is specified.
  package func read(
    in currentFolder: FilePath, _ fileSystem: any FileSystem
  ) throws(Fault) -> Loaded? {
    guard let path else { return nil }
    let absolutePath = path.absolute(from: currentFolder)
    let name = absolutePath.relative(to: currentFolder).text
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.contents(ofFile: absolutePath)
    } catch {
      let failure = Finding.unreadableFile(path: name, reason: error.reason).diagnostic(
        in: .document)
      throw Fault(fault: FaultGroup(sources: [], diagnostics: [failure]))
    }
    let (baseline, fault) = BaselineDocument.read(bytes, name: name)
    if let fault { throw Fault(fault: fault) }
    return Loaded(baseline: baseline, folder: absolutePath.parent ?? absolutePath)
  }
}
