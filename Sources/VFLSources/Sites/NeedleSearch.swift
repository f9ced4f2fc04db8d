/// The quick search that decides whether a file is scanned.
enum NeedleSearch {
  /// Whether a file may hold a format string or speak to this tool.
  static func mayMatter(
    _ bytes: some Collection<UInt8>, _ wrappers: [FormatWrapper] = []
  ) -> Bool {
    let isFound = bytes.withContiguousStorageIfAvailable { buffer in
      find("isualFormat", in: buffer) || find("language=VFL", in: buffer)
        || find("vfl:", in: buffer) || wrappers.contains { find($0.base, in: buffer) }
    }
    return isFound ?? true
  }

  /// Whether some bytes contain a string (Horspool, "Practical fast searching in strings", 1980).
  static func find(_ needle: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let needle = Array(needle.utf8)
    guard let lastByte = needle.last, needle.count <= bytes.count else { return false }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { shifts in
      shifts.initialize(repeating: needle.count)
      for (index, byte) in needle.dropLast().enumerated() {
        shifts[Int(byte)] = needle.count - 1 - index
      }
      var end = needle.count - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == lastByte {
          let start = end - needle.count + 1
          if needle.indices.allSatisfy({ bytes[start + $0] == needle[$0] }) { return true }
        }
        end += shifts[Int(byte)]
      }
      return false
    }
  }
}
