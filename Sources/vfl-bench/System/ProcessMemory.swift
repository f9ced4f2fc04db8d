#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the memory of the current process, and controls how it is reused.
enum ProcessMemory {
  /// Makes glibc keep freed memory for later allocations.
  ///
  /// This has no effect with other C libraries.
  ///
  /// glibc does this automatically after a program has freed a large block. The drivers of other solvers free
  /// large blocks when their arrays grow. Without this call, each replay of this driver would get new pages
  /// that the system has to clear. This takes up to 40% of the time of a first solve, although it is not work
  /// of the solver.
  static func keepFreed() {
    // The C header that declares the function is not in any module.
    guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "mallopt") else {
      return
    }
    let setOption = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    _ = setOption(mappedFrom, largestKeptBlock)
    _ = setOption(trimmedFrom, .max)
  }

  /// The options of glibc's `mallopt`: the size from which blocks are mapped separately (`M_MMAP_THRESHOLD`),
  /// and the amount of free memory at the end of the heap above which it is returned to the system
  /// (`M_TRIM_THRESHOLD`).
  private static let mappedFrom: CInt = -3
  private static let trimmedFrom: CInt = -1
  /// The largest block size for which glibc can be made to keep freed memory.
  private static let largestKeptBlock: CInt = 32 << 20

  /// The resident memory in KiB; `nil` if the system does not provide it in `/proc`.
  static var residentKiB: Int? {
    // This is called between timed phases, so it must not evict the solver from the caches. Like the drivers
    // in C, it only reads one line and two numbers.
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

  /// The peak resident memory of this program in KiB; `nil` if the system does not provide it in `/proc`.
  ///
  /// ``largestResidentKiB`` also includes the memory of the process before it executed this program.
  static var peakKiB: Int? {
    guard let text = try? SystemFile.contents(of: "/proc/self/status") else { return nil }
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "VmHWM:".utf8) {
      return Int(
        String(decoding: line.filter { (48...57).contains($0) }, as: UTF8.self))
    }
    return nil
  }

  /// The peak resident memory of the process in KiB, as reported by the C library.
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
