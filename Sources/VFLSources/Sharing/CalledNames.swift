/// The names of a file where a function may be called or declared, found without tokens.
enum CalledNames {
  /// A mention of a name in the file.
  struct Mention {
    /// The bytes of the name, as a range of the file.
    let range: Range<Int>
    /// The bytes of the word before the name; any bytes may separate them.
    let word: Range<Int>
    let bytes: UnsafeBufferPointer<UInt8>

    var name: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

    /// Whether the name begins as a type name does.
    var isOfType: Bool {
      let first = bytes[range.lowerBound]
      return first < UInt8(ascii: "_") || first >= 0x80
    }

    /// Whether the name may declare a Swift function: it follows `func`, or is a type name, which calls the
    /// type's initializers.
    var mayDeclare: Bool { isOfType || bytes[word].elementsEqual("func".utf8) }

    /// Whether a type may be declared by it, or a function that gives a dictionary.
    var mayDeclareType: Bool {
      isAfterStar || CalledNames.typeDeclarers.contains { $0.elementsEqual(bytes[word]) }
    }

    /// Whether it is a function of C that returns a pointer, such as `NSDictionary *Metrics(void)`.
    private var isAfterStar: Bool {
      guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "(") else {
        return false
      }
      var last = range.lowerBound - 1
      while last >= word.upperBound, ByteKind.isBlank(bytes[last]) { last -= 1 }
      return last >= word.upperBound && bytes[last] == UInt8(ascii: "*")
    }

    /// Whether the name may be a type, precedes a character that follows the name in a call or declaration,
    /// or follows a type keyword.
    var isCalled: Bool {
      if isOfType { return true }
      var next = range.upperBound
      while next < bytes.count, ByteKind.isBlank(bytes[next]) || ByteKind.isNewline(bytes[next]) {
        next += 1
      }
      guard next < bytes.count else { return false }
      switch bytes[next] {
      case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "?"),
        UInt8(ascii: "!"), UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "\\"),
        // A method of Objective-C without parameters.
        UInt8(ascii: "{"), UInt8(ascii: "]"):
        return true
      default: return CalledNames.declarers.contains { $0.elementsEqual(bytes[word]) }
      }
    }
  }

  private static let typeDeclarers = [
    "interface", "implementation", "class", "struct", "enum", "actor", "protocol", "extension",
    "func",
  ].map { Array($0.utf8) }

  private static let declarers = ["class", "struct", "enum", "extension", "actor", "protocol"]
    .map { Array($0.utf8) }

  /// Goes through all names of a file, in order.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Mention) -> Void) {
    var index = 0
    var last = 0..<0
    while index < bytes.count {
      let start = index
      index += 1
      let isName = ByteKind.beginsName(bytes[start])
      guard isName || ByteKind.isDigit(bytes[start]) else { continue }
      while index < bytes.count, ByteKind.continuesName(bytes[index]) { index += 1 }
      // What follows the digits of a number is no name.
      guard isName else { continue }
      body(Mention(range: start..<index, word: last, bytes: bytes))
      last = start..<index
    }
  }
}
