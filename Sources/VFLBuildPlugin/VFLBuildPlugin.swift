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
          + Self.configurations(above: module.directoryURL, upTo: context.package.directoryURL),
        outputFiles: [stamp])
    ]
  }

  /// The configurations that may hold for the files of a target.
  private static func configurations(above folder: URL, upTo root: URL) -> [URL] {
    var folder = folder.standardizedFileURL
    var found: [URL] = []
    while folder.path.hasPrefix(root.standardizedFileURL.path) {
      let file = folder.appending(path: ".vfl.json")
      if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return found
  }
}
