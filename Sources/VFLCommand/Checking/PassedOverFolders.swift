import VFLProjects
import VFLText

/// The directories that contain sources but were skipped because of their names.
struct PassedOverFolders: Sendable {
  let folders: [FilePath]

  /// A line that lists the skipped directories, or an empty string if there are none.
  var text: String {
    guard let first = folders.first else { return "" }
    let name = DisplayColumn.shown(String(decoding: first.name, as: UTF8.self))
    let path = DisplayColumn.shown(first.text)
    let include = "`--include \(name)/`"
    return folders.count == 1
      ? "1 folder with sources skipped because of its name: \(path); use \(include)\n"
      : "\(folders.count) folders with sources skipped because of their names, such as \(path); "
        + "use \(include) for folders of that name\n"
  }
}
