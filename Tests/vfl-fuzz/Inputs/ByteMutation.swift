/// Makes random changes to bytes, as in damaged files.
enum ByteMutation {
  /// Makes a few random changes, which may insert any of the fragments.
  static func mutate(_ bytes: inout [UInt8], fragments: [String], _ random: inout InputRandom) {
    for _ in 0..<random.whole(1...6) {
      if bytes.isEmpty { bytes = [UInt8(ascii: "(")] }
      let place = random.whole(0...bytes.count - 1)
      let length = random.whole(1...random.pick([1, 8, 64]))
      let end = min(place + length, bytes.count)
      switch random.whole(0...6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.whole(0...bytes.count))
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Array(random.pick(fragments).utf8), at: place)
      }
    }
  }
}
