/// The exit code of a run of the command.
package enum ExitCode: Int32, Sendable, Hashable {
  /// The run succeeded. There can be warnings.
  case success = 0
  /// The input contains errors.
  case findings = 1
  /// The command line or an input could not be read, or a file could not be written.
  case usage = 2
  /// Ctrl-C was pressed, or the process received a request to terminate. The process ends by the signal if
  /// there is one; a shell reports `SIGINT` as 128 + 2.
  case interrupted = 130
  /// The reader closed the output. The code is that of a process that SIGPIPE ended, 128 + 13.
  case closedPipe = 141
}
