/// A reference to a character, such as `&amp;`, `&#10;` or `&#x1F600;`.
struct XMLReference {
  /// The character.
  let scalar: Unicode.Scalar
  /// The offset after the `;`.
  let end: Int

  /// Reads the reference whose `&` is at an offset.
  ///
  /// Returns `nil` if there is no valid reference to a character. Only the five predefined names are valid,
  /// because documents cannot declare others.
  init?(in bytes: [UInt8], at start: Int) {
    // The longest reference is `&#x10FFFF;`, apart from leading zeros.
    guard let stop = bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: bytes[(start + 1)..<stop], as: UTF8.self)
    let number: UInt32?
    switch name {
    case "amp": number = 0x26
    case "lt": number = 0x3C
    case "gt": number = 0x3E
    case "quot": number = 0x22
    case "apos": number = 0x27
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      // The initializer of the number accepts a sign.
      number =
        name.hasPrefix("#") && !digits.hasPrefix("+")
        ? UInt32(digits, radix: isHexadecimal ? 16 : 10) : nil
    }
    guard let number, let scalar = Unicode.Scalar(number), number > 0 else { return nil }
    (self.scalar, end) = (scalar, stop + 1)
  }
}
