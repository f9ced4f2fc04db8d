import VFLChecking

/// `vfl config`: prints the configuration that applies to a file or directory, and the origin of each value.
struct ConfigCommand: Command {
  private let format: ConfigFormat
  private let source: ConfigurationFinder.Source
  /// The file or directory whose configuration is printed.
  private let path: FilePath

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    parsed.expectNoOperands(after: 1)
    format = parsed.choice(.configFormat) ?? .text
    source = parsed.value(of: .config).map { .file(FilePath($0)) } ?? .nearest
    path = FilePath(parsed.operands.first?.bytes ?? [])
  }

  /// Prints the configuration that applies to the given file or directory, or to the working directory.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let current = console.currentDirectory
    guard path.isAbsolute || !current.bytes.isEmpty else {
      let failure = InputError.noWorkingDirectory.diagnostic(
        for: path.bytes.isEmpty ? "." : path.text)
      return try printer.reportUsageErrors([failure], on: &console)
    }
    var finder = ConfigurationFinder(source, in: current, console.fileSystem)
    var directory = path.absolute(from: current)
    if console.fileSystem.kind(of: directory, followingLinks: true) != .directory {
      directory = directory.parent ?? directory
    }
    let index = finder.nearest(to: directory)
    let configuration = finder.configurations[index]
    guard finder.groups.isEmpty else {
      try printer.report(finder.groups, on: &console)
      return .usage
    }
    let listing = ConfigurationListing(configuration, from: current)
    switch format {
    case .text: try console.write(Array(listing.text.utf8), to: .output)
    case .json: try console.write(listing.json, to: .output)
    }
    return .success
  }
}

/// The output format of `vfl config`.
enum ConfigFormat: String, Sendable, CaseIterable {
  /// One line per value, with its origin.
  case text
  /// A JSON document that is a valid configuration.
  case json
}
