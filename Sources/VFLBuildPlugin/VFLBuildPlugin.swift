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
    // of the target. The shell writes it, and is given all words as arguments, whatever is in them.
    let suffix = module is SwiftSourceModuleTarget ? "swift" : "c"
    let stamp = context.pluginWorkDirectoryURL.appending(path: "VFLChecked.\(suffix)")
    return [
      .buildCommand(
        displayName: "Checking the visual formats of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", #"stamp=$1; shift; "$@" && : > "$stamp""#, "vfl", stamp.path, tool.path, "check",
          "--format", "xcode", "--",
        ] + files.map(\.path),
        inputFiles: [tool] + files, outputFiles: [stamp])
    ]
  }
}
