import Foundation
import PackagePlugin

/// Checks the files of a target whenever it is built and one of them has changed; an error fails the
/// build, and editors show findings at their lines.
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
    // A check makes nothing, and a build system runs what makes nothing every time: so an empty source
    // file tells that the check of these files went well. Any other file would be copied into a bundle
    // of the target.
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

  /// What says which configurations hold for some files: each `.vfl.json` of their folders and of
  /// those above, and in the place of one that is not there its folder, which changes when it comes.
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
