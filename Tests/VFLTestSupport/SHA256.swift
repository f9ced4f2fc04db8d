/// The SHA-256 digest of some bytes, as defined by FIPS 180-4, for tests of content that is named by its
/// digest.
package enum SHA256 {
  /// The digest, 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (8 * $0)) }
    var hash = primes(8).map { fraction(of: Double($0).squareRoot()) }
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &hash)
    }
    return hash.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }

  /// Returns the digest as a content security policy source: `sha256-` and the digest in Base64.
  package static func source(of bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let padded = digest(of: bytes) + [0]
    var text = ""
    for start in stride(from: 0, to: padded.count, by: 3) {
      let bits = padded[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      for shift in [18, 12, 6, 0] { text.append(alphabet[bits >> shift & 63]) }
    }
    return "sha256-" + text.dropLast() + "="
  }

  private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 15], words[index - 2])
      let first = rotated(near, 7) ^ rotated(near, 18) ^ near >> 3
      let second = rotated(far, 17) ^ rotated(far, 19) ^ far >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var state = hash
    for (word, constant) in zip(words, constants) {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let first =
        state[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constant &+ word
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
    }
    for index in 0..<8 { hash[index] &+= state[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants = primes(64).map { fraction(of: cubeRoot(Double($0))) }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// Returns the first 32 bits of the fractional part.
  private static func fraction(of value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  /// Returns the cube root, computed by Newton's method.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value
    for _ in 0..<100 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
