import VFLDiagnostics
import VFLProjects
import VFLRendering

/// `vfl config`: what holds for a file or a folder, and which file says it.
enum ConfigCommand {
  /// Prints the configuration of the folder that is named, or of the current one.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    parsed.expectNoOperands(after: 1)
    let form: ConfigForm = parsed.choice(.configFormat) ?? .text
    let source: ConfigurationFinder.Source =
      parsed.value(of: .config).map { .file(FilePath($0)) } ?? .nearest
    guard parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    let current = console.currentFolder
    var finder = ConfigurationFinder(source, in: current, console.fileSystem)
    let path = parsed.operands.first.map { FilePath($0.bytes) } ?? FilePath([])
    var folder = path.absolute(from: current)
    if console.fileSystem.kind(of: folder, followingLinks: true) != .folder {
      folder = folder.parent ?? folder
    }
    let index = finder.nearest(to: folder)
    let configuration = finder.configurations[index]
    guard finder.faults.isEmpty else {
      try Printer.plain.complain(finder.faults, on: &console)
      return .usage
    }
    let listing = ConfigurationListing(configuration, from: current)
    switch form {
    case .text: try console.write(Array(listing.text.utf8), to: .output)
    case .json: try console.write(listing.json, to: .output)
    }
    return .success
  }
}

/// The form in which a configuration is shown.
enum ConfigForm: String, Sendable, CaseIterable {
  /// A line for each value, with where it comes from.
  case text
  /// A document that is a configuration itself.
  case json
}
