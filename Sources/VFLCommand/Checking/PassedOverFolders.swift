import VFLProjects

/// The folders with sources in them that walks passed over for nothing but their names.
struct PassedOverFolders: Sendable {
  let folders: [FilePath]

  /// A line about them; empty where there are none.
  var text: String {
    guard let first = folders.first else { return "" }
    let name = String(decoding: first.name, as: UTF8.self)
    let include = "`--include \(name)/`"
    return folders.count == 1
      ? "1 folder with sources passed over for its name: \(first.text); \(include) takes it\n"
      : "\(folders.count) folders with sources passed over for their names, such as \(first.text); "
        + "\(include) takes those of that name\n"
  }
}
