import VFLCommandLine
import VFLSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The `vfl` process.
public enum CommandProcess {
  /// Runs the command with the arguments, streams and files of the process, then exits the process.
  public static func main() -> Never {
    var console = SystemConsole()
    let code = VisualFormatCommand.run(arguments, on: &console)
    InterruptFlag.endProcess(isFinished: code != .interrupted)
    exit(code.rawValue)
  }

  /// The arguments after the program name.
  private static var arguments: [Argument] {
    var count: Int32 = 0
    var values = vfl_arguments(&count)
    if values == nil { (count, values) = (CommandLine.argc, CommandLine.unsafeArgv) }
    return (1..<max(Int(count), 1)).compactMap { index in
      values?[index].map { value in
        Argument(
          bytes: UnsafeBufferPointer(start: value, count: strlen(value)).map {
            UInt8(bitPattern: $0)
          })
      }
    }
  }
}
