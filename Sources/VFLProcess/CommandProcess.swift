import VFLCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process `vfl`.
public enum CommandProcess {
  /// Runs the command with the words, streams and files of the process, and ends it.
  public static func main() -> Never {
    let words = CommandLine.unsafeArgv
    var arguments: [Argument] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let word = words[index] else { break }
      arguments.append(
        Argument(
          bytes: Array(
            UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })))
    }
    var console = SystemConsole()
    exit(VisualFormatCommand.run(arguments, on: &console).rawValue)
  }
}
