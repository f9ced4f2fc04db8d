/// The bytes of a conflict from its first sentence to its last constraint.
///
/// The bytes identify a repeated conflict before the conflict is read.
///
/// Repeated layout passes print the same bytes except for addresses.
struct LogBlock {
  /// The bytes of the block, with numbers instead of addresses, in the order of their first occurrence.
  let key: Key
  /// The index of the mark at which the next block begins.
  let end: Int

  /// Bytes with numbers instead of addresses, which identify a block.
  struct Key: Hashable {
    let bytes: [UInt8]

    static func == (one: Key, other: Key) -> Bool { one.bytes == other.bytes }

    /// Hashes all bytes at once.
    ///
    /// An array would hash each byte separately.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  // The maximum length of a block. Longer blocks rarely occur twice.
  private static let byteLimit = 65_536
  /// The byte before the number of an address.
  ///
  /// This byte does not occur in UTF-8.
  private static let sign: UInt8 = 0xFF

  /// Finds the block that begins at a sentence, or returns `nil` if it has no constraints or cannot be
  /// identified.
  init?(of bytes: [UInt8], at place: Int, in marks: [LogMark]) {
    var end = place + 1
    while end < marks.count, marks[end].kind != .head, marks[end].kind != .rejection {
      // Another message has to be counted even if the conflict is repeated.
      if case .message = marks[end].kind { return nil }
      end += 1
    }
    guard end > place + 1, marks[end - 1].kind == .description,
      marks[end - 1].start - marks[place].start < Self.byteLimit
    else { return nil }
    let next = end < marks.count ? marks[end].start : bytes.count
    let last = DescriptionExtent(in: bytes, from: marks[end - 1].start, before: next)
    guard let key = Self.key(of: bytes[marks[place].start..<last.end]) else { return nil }
    self.key = Key(bytes: key)
    self.end = end
  }

  /// An address and the number of its digits.
  ///
  /// Addresses with different numbers of leading zeros are different texts.
  private struct Address: Equatable {
    var number: UInt64 = 0
    var digits = 0
  }

  private static func key(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count)
    var addresses: [Address] = []
    var offset = bytes.startIndex
    var previous: UInt8 = 0
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      guard byte != sign else { return nil }
      // The text of a label may contain `0x`, too. An address follows the colon of a class or a name.
      if byte == UInt8(ascii: "0"), previous == UInt8(ascii: ":"),
        let address = address(in: bytes, at: offset)
      {
        let known = addresses.firstIndex(of: address)
        if known == nil { addresses.append(address) }
        guard let number = UInt8(exactly: known ?? addresses.count - 1) else { return nil }
        key.append(sign)
        key.append(number)
        offset += 2 + address.digits
        previous = 0
        continue
      }
      key.append(byte)
      if byte != 0x20 { previous = byte }
      offset += 1
    }
    return key
  }

  /// Returns the address that begins at an offset, or `nil` if there is none.
  ///
  /// The digits are lowercase, as all systems print them.
  private static func address(in bytes: ArraySlice<UInt8>, at offset: Int) -> Address? {
    var address = Address()
    var end = offset + 2
    guard end < bytes.endIndex, bytes[offset + 1] == UInt8(ascii: "x") else { return nil }
    while end < bytes.endIndex, bytes[end].isHexadecimal {
      let byte = bytes[end]
      guard address.digits < 16, byte.isDecimal || byte >= UInt8(ascii: "a") else { return nil }
      address.number = address.number << 4 | UInt64(byte.isDecimal ? byte - 0x30 : byte - 0x57)
      address.digits += 1
      end += 1
    }
    return address.digits == 0 ? nil : address
  }
}
