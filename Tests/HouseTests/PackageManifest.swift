/// The targets of `Package.swift` in order, with their dependencies.
///
/// The manifest is read as text, so only the constructs that it uses are supported: a call of `room`,
/// `pluginTarget`, `.target` or `.executableTarget` with the name, directly followed by the list of
/// dependencies.
struct PackageManifest: Sendable {
  /// A target that is part of a program.
  struct Room: Sendable, Hashable {
    /// The name of the target.
    let name: String
    /// The names of its dependencies.
    let dependencies: [String]
  }

  /// The targets in the order of the manifest.
  let rooms: [Room]

  /// Parses a manifest.
  init(reading text: String) {
    let call =
      #/(?:room|pluginTarget|\.target|\.executableTarget)\(\s*(?:name:\s*)?"([^"]+)"(?:,\s*(?:imports|dependencies):\s*\[([^\]]*)\])?/#
    rooms = text.matches(of: call).map { match in
      let list = match.output.2 ?? ""
      return Room(
        name: String(match.output.1),
        dependencies: list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) })
    }
  }

  /// Returns the target with the given name; `nil` if there is none.
  subscript(name: String) -> Room? {
    rooms.first { $0.name == name }
  }
}
