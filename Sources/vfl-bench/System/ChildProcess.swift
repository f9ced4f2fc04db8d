#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Other programs, run to their end.
enum ChildProcess {
  /// What a program writes to standard output; nil if it cannot be run or fails.
  ///
  /// - Parameter environment: Assignments for its environment, as a shell reads them.
  static func output(of words: [String], environment: String) -> [UInt8]? {
    let command = words.map(quoted).joined(separator: " ")
    guard let pipe = popen("\(environment) \(command)", "r") else {
      return nil
    }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return pclose(pipe) == 0 ? bytes : nil
  }

  /// A word that a shell takes as it is.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
