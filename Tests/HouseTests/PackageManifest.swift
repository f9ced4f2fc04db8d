/// The targets of `Package.swift` in order, with their dependencies.
///
/// The manifest is read as text, so only the constructs that it uses are supported: a call of `module`,
/// `pluginTarget`, `.target` or `.executableTarget` with the name, directly followed by the list of
/// dependencies.
struct PackageManifest: Sendable {
  /// A target that is part of a program.
  struct Target: Sendable, Hashable {
    /// The name of the target.
    let name: String
    /// The names of its dependencies.
    let dependencies: [String]
  }

  /// The targets in the order of the text.
  let targets: [Target]

  /// Parses a manifest.
  init(reading text: String) {
    let call =
      #/(?:module|pluginTarget|\.target|\.executableTarget)\(\s*(?:name:\s*)?"([^"]+)"(?:,\s*(?:imports|dependencies):\s*\[([^\]]*)\])?/#
    targets = text.matches(of: call).map { match in
      let list = match.output.2 ?? ""
      return Target(
        name: String(match.output.1),
        dependencies: list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) })
    }
  }

  /// Returns the target with a name.
  subscript(name: String) -> Target? {
    targets.first { $0.name == name }
  }
}
