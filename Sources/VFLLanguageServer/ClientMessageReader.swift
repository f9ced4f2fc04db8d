import VFLDiagnostics

/// Splits a byte stream from a client into messages as the bytes arrive.
///
/// Each message is preceded by a header. A header consists of lines such as `Content-Length: 52`, followed by
/// an empty line.
struct ClientMessageReader {
  /// The reason why the stream cannot be read any further.
  enum ReadError: Error, Sendable, Hashable {
    /// A header does not specify the length of its message.
    case noLength
    /// A header or a message exceeds the length limit.
    case tooLong
    /// The stream ended in the middle of a message.
    case cutOff

    /// A description of the problem.
    var words: String {
      switch self {
      case .noLength: "a header without `Content-Length`"
      case .tooLong: "a header or message that exceeds the maximum length"
      case .cutOff: "the end of the input inside a message"
      }
    }
  }

  /// The maximum length of a header in bytes.
  private static let headerLimit = 4096

  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  /// Whether the stream has ended.
  private(set) var isAtEnd = false

  /// Creates a reader that accepts messages of at most `limit` bytes.
  init(limit: Int = Limit.inputBytes.value) {
    self.limit = limit
  }

  /// Receives bytes from the stream.
  ///
  /// An empty array marks the end of the stream.
  mutating func receive(_ piece: [UInt8]) {
    isAtEnd = piece.isEmpty
    buffer.removeFirst(position)
    position = 0
    buffer += piece
  }

  /// Returns the next message, or `nil` if it is incomplete or the stream has ended.
  mutating func next() throws(ReadError) -> [UInt8]? {
    if let message = try message() {
      position = message.upperBound
      return Array(buffer[message])
    }
    if isAtEnd, position < buffer.count { throw .cutOff }
    return nil
  }

  /// Returns the range of the next message, or `nil` if it is incomplete.
  private func message() throws(ReadError) -> Range<Int>? {
    var start = position
    var length: Int?
    while true {
      guard let end = buffer[start...].firstIndex(of: 0x0A) else {
        if buffer.count - position > Self.headerLimit { throw .tooLong }
        return nil
      }
      if end - position >= Self.headerLimit { throw .tooLong }
      var line = buffer[start..<end]
      if line.last == 0x0D { line.removeLast() }
      start = end + 1
      if line.isEmpty { break }
      length = try Self.length(in: line) ?? length
    }
    guard let length else { throw .noLength }
    guard length <= limit else { throw .tooLong }
    return start + length <= buffer.count ? start..<(start + length) : nil
  }

  /// Returns the message length that a header line specifies, or `nil` if the line is another header field.
  private static func length(in line: ArraySlice<UInt8>) throws(ReadError) -> Int? {
    let parts = String(decoding: line, as: UTF8.self)
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    let digits = parts[1].utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    guard let length = Int(String(decoding: digits, as: UTF8.self)) else { throw .tooLong }
    return length
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
