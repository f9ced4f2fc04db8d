import VFLProjects
import VFLRendering

/// The folders with sources in them that walks passed over for nothing but their names.
struct PassedOverFolders: Sendable {
  let folders: [FilePath]

  /// A line about them; empty where there are none.
  var text: String {
    guard let first = folders.first else { return "" }
    let name = DisplayColumn.shown(String(decoding: first.name, as: UTF8.self))
    let path = DisplayColumn.shown(first.text)
    let include = "`--include \(name)/`"
    return folders.count == 1
      ? "1 folder with sources passed over for its name: \(path); \(include) takes it\n"
      : "\(folders.count) folders with sources passed over for their names, such as \(path); "
        + "\(include) takes those of that name\n"
  }
}
