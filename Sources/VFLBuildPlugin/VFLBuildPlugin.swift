import Foundation
import PackagePlugin

/// Checks the files of a target in every build in which one of them has changed.
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
    // A check has no output, and a build system always reruns commands without output. So the check writes an
    // empty source file if it succeeds. Any other kind of file would be copied into a bundle of the target.
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

  /// Returns the inputs that determine the configurations of some files.
  ///
  /// These are the `.vfl.json` files in their directories and in the directories above. If a directory has
  /// none, the directory itself is used, because it changes when a `.vfl.json` is added.
  private static func configurations(of files: [URL], upTo root: URL) -> [URL] {
    let root = root.standardizedFileURL
    var found: [URL] = []
    var seen: Set<String> = []
    for file in files {
      var folder = file.standardizedFileURL.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path), seen.insert(folder.path).inserted {
        let file = folder.appending(path: ".vfl.json")
        found.append(FileManager.default.fileExists(atPath: file.path) ? file : folder)
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    return found
  }
}
