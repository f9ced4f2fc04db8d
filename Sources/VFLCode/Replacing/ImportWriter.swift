import VFLDiagnostics

/// Adds the import of SnapKit or Masonry to a source file.
enum ImportWriter {
  /// Returns the edit that adds the import after the last import of the file, or before the first line if
  /// there is none.
  ///
  /// The array is empty if the file already imports the module.
  static func edits(for style: CodeStyle, in text: [UInt8]) -> [SourceEdit] {
    let isMasonry = style == .masonry
    let starts = isMasonry ? ["#import", "#include", "@import"] : ["import ", "@testable import "]
    var (position, end) = (0, 0)
    while position < text.count {
      let next = text[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      let line = text[position..<next]
      if starts.contains(where: { line.starts(with: $0.utf8) }) {
        let content = String(decoding: line, as: UTF8.self)
        if content.firstPlace(of: isMasonry ? "Masonry" : "SnapKit") != nil { return [] }
        end = next
      }
      position = next
    }
    let isWindows = end > 1 && text[end - 2] == UInt8(ascii: "\r")
    let added = isMasonry ? "#import <Masonry/Masonry.h>" : "import SnapKit"
    return [SourceEdit(SourceSpan(at: end), added + (isWindows ? "\r\n" : "\n"))]
  }
}
