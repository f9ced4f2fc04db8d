#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs child processes and waits until they exit.
enum ChildProcess {
  /// Returns the standard output of a program; `nil` if it cannot be run or exits with a code other than 0.
  ///
  /// - Parameter environment: Assignments of environment variables in shell syntax.
  static func output(of words: [String], environment: String) -> [UInt8]? {
    let command = words.map(quoted).joined(separator: " ")
    guard let pipe = popen("\(environment) \(command)", "r") else {
      return nil
    }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return pclose(pipe) == 0 ? bytes : nil
  }

  /// Returns an argument with quotes for a shell.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
