#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much memory the process has, and what becomes of it.
enum ProcessMemory {
  /// Keeps what is freed for what comes next, where glibc is there to be asked for it.
  ///
  /// It keeps it by itself once a program has freed a block of that size, as those do whose arrays
  /// grow by doubling: drivers of other solvers do. Other programs get every page anew, zeroed by the
  /// system, in each replay, which takes up to two fifths of a first solve and is not the solver's.
  static func keepFreed() {
    // The C library's header for it is in no module.
    guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "mallopt") else {
      return
    }
    let setOption = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    _ = setOption(mappedFrom, largestKeptBlock)
    _ = setOption(trimmedFrom, .max)
  }

  /// The options of glibc's `mallopt`: from which size on a block is a mapping of its own, and how much
  /// free memory at the end is given back.
  private static let mappedFrom: CInt = -3
  private static let trimmedFrom: CInt = -1
  /// The largest block that glibc lets be kept.
  private static let largestKeptBlock: CInt = 32 << 20

  /// The resident memory in KiB; nil where the system does not tell it in `/proc`.
  static var residentKiB: Int? {
    // It is asked between timed phases, so it must not push the solver out of the caches: drivers in C
    // read a line and two numbers here, and this is no more than that.
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { text -> Int? in
      let count = read(file, text.baseAddress, text.count)
      guard count > 0 else { return nil }
      var (word, number) = (0, 0)
      for byte in text[..<count] {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number = 10 * number + Int(byte - UInt8(ascii: "0"))
        default:
          word += 1
          if word == 2 { return number * sysconf(Int32(_SC_PAGESIZE)) / 1024 }
          number = 0
        }
      }
      return nil
    }
  }

  /// The largest resident memory that this program had, in KiB; nil where the system does not tell
  /// it in `/proc`.
  ///
  /// ``largestResidentKiB`` counts what the process had before it became this program, too.
  static var peakKiB: Int? {
    guard let text = try? SystemFile.contents(of: "/proc/self/status") else { return nil }
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "VmHWM:".utf8) {
      return Int(
        String(decoding: line.filter { (48...57).contains($0) }, as: UTF8.self))
    }
    return nil
  }

  /// The largest resident memory that the process ever had, in KiB, as the C library tells it.
  static var largestResidentKiB: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return Int(usage.ru_maxrss) / 1024
    #else
      return Int(usage.ru_maxrss)
    #endif
  }
}
