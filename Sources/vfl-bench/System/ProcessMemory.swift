#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much memory the process has.
enum ProcessMemory {
  /// The resident memory in KiB; nil where the system does not tell it in `/proc`.
  static var residentKiB: Int? {
    // It is asked between timed phases: a large chunk would push the problem out of the cache.
    guard let text = try? SystemFile.contents(of: "/proc/self/statm", chunk: 256) else {
      return nil
    }
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else {
      return nil
    }
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
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
