import Foundation
import PackagePlugin

/// Checks the files of a target whenever it is built and one of them has changed; an error fails the
/// build, and editors show findings at their lines.
@main
struct VFLBuildPlugin: BuildToolPlugin {
  /// The extensions of the files that `vfl check` reads.
  private static let extensions: Set<String> = ["vfl"]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else { return [] }
    let tool = try context.tool(named: "vfl").url
    // A check makes nothing, and a build system runs what makes nothing every time: so an empty file
    // tells that the check of these files went well. The shell writes it, and knows the words as its
    // arguments, whatever is in them.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "checked.stamp")
    return [
      .buildCommand(
        displayName: "Checking the visual formats of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", #"stamp=$1; shift; "$@" && : > "$stamp""#, "vfl", stamp.path, tool.path, "check",
          "--format", "short", "--",
        ] + files.map(\.path),
        inputFiles: [tool] + files, outputFiles: [stamp])
    ]
  }
}
