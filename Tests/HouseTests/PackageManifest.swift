/// What `Package.swift` says about the rooms: which there are, in which order, and which of the
/// others each may import.
///
/// It is read as text, so only what the manifest really uses is understood: a call of `room`,
/// `pluginTarget`, `.target` or `.executableTarget` with its name and, right behind it, the list of
/// what it depends on.
struct PackageManifest: Sendable {
  /// A target that programs are made of.
  struct Room: Sendable, Hashable {
    /// Its name.
    let name: String
    /// The names of the targets that it depends on.
    let dependencies: [String]
  }

  /// The rooms in the order of the text.
  let rooms: [Room]

  /// Reads a manifest.
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

  /// The room of that name.
  subscript(name: String) -> Room? {
    rooms.first { $0.name == name }
  }
}
