/// The exit code of a run of the command.
package enum ExitCode: Int32, Sendable, Hashable {
  /// The run succeeded; there may be warnings.
  case success = 0
  /// Errors were found in the input.
  case findings = 1
  /// The command line, or an input, could not be read.
  case usage = 2
  /// Ctrl-C was pressed, or the process was asked to terminate. The process ends by the signal if there is
  /// one; a shell reports `SIGINT` as 128 + 2.
  case interrupted = 130
  /// Nobody reads the answer any longer: the code is that of a process which SIGPIPE has ended, 128 + 13.
  case closedPipe = 141
}
