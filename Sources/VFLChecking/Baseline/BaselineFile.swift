package import VFLCompiler

/// The file that contains a baseline.
package struct BaselineFile {
  /// The error that a baseline is unreadable or invalid.
  package struct LoadError: Error {
    /// The diagnostics about the baseline, with the source of its document.
    package let group: DiagnosticGroup
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
    in currentDirectory: FilePath, _ fileSystem: any FileSystem
  ) throws(LoadError) -> Baseline? {
    guard let path else { return nil }
    let absolutePath = path.absolute(from: currentDirectory)
    let name = absolutePath.relative(to: currentDirectory).text
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.contents(ofFile: absolutePath)
    } catch {
      throw LoadError(
        group: DiagnosticGroup(sources: [], diagnostics: [error.diagnostic(for: name)]))
    }
    let (baseline, group) = BaselineDocument.read(
      bytes, name: name, in: absolutePath.parent ?? absolutePath)
    if let group { throw LoadError(group: group) }
    return baseline
  }
}
