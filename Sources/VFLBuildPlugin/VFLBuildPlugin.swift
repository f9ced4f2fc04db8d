import Foundation
import PackagePlugin

/// Checks the files of a target during a build if any of the files has changed.
///
/// Errors fail the build, and editors show the diagnostics at their lines.
@main
struct VFLBuildPlugin: BuildToolPlugin {
  /// The extensions of the files that `vfl check` reads.
  private static let extensions: Set<String> = ["vfl", "swift", "m", "mm", "h"]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else { return [] }
    let tool = try context.tool(named: "vfl").url
    // A build system always reruns a command without output files. Therefore, a successful check writes an
    // empty source file. Any other kind of file would be copied into the resource bundle of the target.
    let suffix = module is SwiftSourceModuleTarget ? "swift" : "c"
    let stamp = context.pluginWorkDirectoryURL.appending(path: "VFLChecked.\(suffix)")
    return [
      .buildCommand(
        displayName: "Checking the visual formats of \(target.name)",
        executable: tool,
        arguments: ["check", "--force-exclude", "--format", "xcode", "--stamp", stamp.path, "--"]
          + files.map(\.path),
        inputFiles: [tool] + files
          + Self.configurations(of: files, upTo: context.package.directoryURL),
        outputFiles: [stamp])
    ]
  }

  /// Returns the files and directories that determine the configurations of `files`.
  ///
  /// These are the `.vfl.json` files in the directories of the files and in all parent directories up to
  /// `root`. If a directory has no `.vfl.json`, the directory itself is returned, because it changes when a
  /// `.vfl.json` is added.
  private static func configurations(of files: [URL], upTo root: URL) -> [URL] {
    let root = root.standardizedFileURL
    var found: [URL] = []
    var seen: Set<String> = []
    for file in files {
      var directory = file.standardizedFileURL.deletingLastPathComponent()
      while directory.path.hasPrefix(root.path), seen.insert(directory.path).inserted {
        let file = directory.appending(path: ".vfl.json")
        found.append(FileManager.default.fileExists(atPath: file.path) ? file : directory)
        directory = directory.deletingLastPathComponent().standardizedFileURL
      }
    }
    return found
  }
}
