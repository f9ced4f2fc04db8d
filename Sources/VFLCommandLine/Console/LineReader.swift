import VFLChecking
import VFLDiagnostics

/// Splits a byte stream into lines as the bytes arrive.
///
/// A line is returned as soon as its end has been read. Further input is read only if no complete line is
/// buffered, so a client can wait for the response to each line before it sends the next one.
struct LineReader {
  /// A line without its line break.
  enum Line: Sendable, Hashable {
    case bytes([UInt8])
    /// The line was longer than ``Limit/inputBytes`` and was discarded.
    case overlong
  }

  private let limit: Int
  /// The most recently read bytes.
  private var piece: [UInt8] = []
  /// The number of bytes of `piece` that have been consumed.
  private var position = 0
  /// The beginning of a line whose end has not been read yet.
  private var pending: [UInt8] = []
  private var isOverlong = false
  private var hasPending = false

  /// Creates a reader that discards lines of more than `limit` bytes.
  init(limit: Int = Limit.inputBytes.value) {
    self.limit = limit
  }

  /// Returns the next line, or `nil` at the end of the input.
  ///
  /// The last line may lack a line break.
  mutating func next(from console: inout some Console) throws(InputError) -> Line? {
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
