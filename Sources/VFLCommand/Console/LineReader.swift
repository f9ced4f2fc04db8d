import VFLDiagnostics
import VFLProjects

/// Takes a stream of bytes apart into lines, as the pieces arrive.
///
/// A line is given out as soon as its end has been read, and no further piece is asked for before
/// that line is wanted and none is left; so whoever writes a line may wait for its answer.
struct LineReader {
  /// A line without its line break.
  enum Line: Sendable, Hashable {
    case bytes([UInt8])
    /// The line was longer than ``Limit/inputBytes``, and is lost.
    case overlong
  }

  private let limit: Int
  /// The piece read last.
  private var piece: [UInt8] = []
  /// How much of the piece has been given out.
  private var position = 0
  /// The beginning of a line whose end has not been read yet.
  private var pending: [UInt8] = []
  private var isOverlong = false
  private var hasPending = false

  /// Creates a reader that keeps no more than `limit` bytes of a line.
  init(limit: Int = Limit.inputBytes.value) {
    self.limit = limit
  }

  /// The next line; `nil` at the end of the input.
  ///
  /// The last line counts whether a line break follows it or not.
  mutating func next(from console: inout some Console) throws(InputFailure) -> Line? {
    while true {
      if let end = piece[position...].firstIndex(of: 0x0A) {
        append(piece[position..<end])
        position = end + 1
        return takeLine()
      }
      append(piece[position...])
      piece = try console.readInput()
      position = 0
      if piece.isEmpty { return hasPending ? takeLine() : nil }
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    hasPending = true
    guard !isOverlong, pending.count + bytes.count <= limit else {
      isOverlong = true
      pending = []
      return
    }
    pending += bytes
  }

  private mutating func takeLine() -> Line {
    defer {
      pending = []
      isOverlong = false
      hasPending = false
    }
    if isOverlong { return .overlong }
    if pending.last == 0x0D { pending.removeLast() }
    return .bytes(pending)
  }
}
