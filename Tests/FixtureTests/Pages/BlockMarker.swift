import VFLTestSupport

/// A comment in a page that names the source of the next code block.
enum BlockMarker: Sendable, Hashable {
  case transcript(String)
  case code(String)
  case file(String)

  /// Parses the marker in a line; `nil` if the line is not a marker.
  init?(_ line: Substring) throws(PageError) {
    guard let match = line.wholeMatch(of: #/<!-- (\w+): (\S+) -->/#) else { return nil }
    let name = String(match.output.2)
    switch match.output.1 {
    case "transcript": self = .transcript(name)
    case "code": self = .code(name)
    case "file": self = .file(name)
    default: throw .unknownMarker(String(line))
    }
  }

  /// Returns the expected contents of the code block.
  func text() throws -> String {
    switch self {
    case .transcript(let name): try Repository.text(at: TranscriptFile.path(of: name))
    case .code(let name): try CodeRegion.text(named: name)
    case .file(let path): try Repository.text(at: path)
    }
  }
}
