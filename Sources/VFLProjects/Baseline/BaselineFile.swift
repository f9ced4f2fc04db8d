import VFLDiagnostics
package import VFLDocuments

/// The file in which a baseline is kept.
package struct BaselineFile {
  /// A baseline, with the folder that its paths are seen from.
  package struct Loaded: Sendable {
    let baseline: Baseline
    let folder: FilePath

    /// Marks the findings that are known, and says how much of it is new or gone.
    package func apply(
      to files: inout [FileFindings], _ fileSystem: any FileSystem
    ) -> Baseline.Application {
      baseline.apply(to: &files, in: folder) {
        fileSystem.kind(of: $0, followingLinks: true) != nil
      }
    }
  }

  /// The error that a baseline cannot be used.
  package struct Fault: Error {
    /// What is wrong with the baseline, with its text.
    package let fault: FaultGroup
  }

  /// The path of the file; `nil` where nobody names one.
  package let path: FilePath?

  /// Finds the file that the settings name, or else the configuration.
  package init(_ settings: CheckSettings, _ configuration: Configuration) {
    path =
      settings.baseline
      ?? configuration.baseline.map { FilePath($0).absolute(from: configuration.base) }
  }

  /// Reads the baseline; `nil` where there is none to read.
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
