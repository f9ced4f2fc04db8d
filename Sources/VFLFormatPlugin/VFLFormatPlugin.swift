import Foundation
import PackagePlugin

/// `swift package vfl-fmt`: formats the files of a package's targets with `vfl fmt`, which converts format
/// strings to their canonical spelling.
///
/// `--target NAME` selects a target and is repeatable. All other arguments are passed to `vfl fmt`.
@main
struct VFLFormatPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = ArgumentExtractor(arguments)
    let names = words.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let root = context.package.directoryURL.path
    let files = targets.compactMap(\.sourceModule).flatMap { module in
      module.sourceFiles.map(\.url)
        .filter { ["vfl", "swift", "m", "mm", "h"].contains($0.pathExtension) }
        .map { $0.path.hasPrefix(root + "/") ? String($0.path.dropFirst(root.count + 1)) : $0.path }
    }
    guard !files.isEmpty else {
      print("vfl: no file to format")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "vfl").url
    process.arguments = ["fmt", "--force-exclude"] + words.remainingArguments + Set(files).sorted()
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("vfl fmt ended with exit code \(process.terminationStatus)")
    }
  }
}
