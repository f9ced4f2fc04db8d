import Foundation
import PackagePlugin

/// `swift package vfl-check`: checks the files of a package's targets with `vfl check`.
///
/// `--target NAME` selects a target and is repeatable. All other arguments are passed to `vfl check`. The
/// command runs in the directory of the package, so reported paths are relative to it.
@main
struct VFLCheckPlugin: CommandPlugin {
  /// The extensions of the files that `vfl check` reads.
  private static let extensions: Set<String> = ["vfl", "swift", "m", "mm", "h"]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = ArgumentExtractor(arguments)
    let names = words.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let root = context.package.directoryURL
    let files = Self.files(of: targets, below: root)
    guard !files.isEmpty else {
      print("vfl: no file to check")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "vfl").url
    process.arguments = ["check", "--force-exclude"] + words.remainingArguments + files
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("vfl was ended by the signal \(process.terminationStatus)")
      return
    }
    if process.terminationStatus != 0 {
      Diagnostics.error("vfl check ended with exit code \(process.terminationStatus)")
    }
  }

  /// Returns the files of some targets without duplicates, sorted by path.
  private static func files(of targets: [any Target], below root: URL) -> [String] {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    let paths = targets.compactMap { $0.sourceModule }.flatMap { module in
      module.sourceFiles.map(\.url).filter { extensions.contains($0.pathExtension) }
        .map { $0.path.hasPrefix(prefix) ? String($0.path.dropFirst(prefix.count)) : $0.path }
    }
    return Set(paths).sorted()
  }
}
