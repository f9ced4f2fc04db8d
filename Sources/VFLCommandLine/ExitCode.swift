/// The exit code of a run of the command.
package enum ExitCode: Int32, Sendable, Hashable {
  /// The run succeeded, possibly with warnings.
  case success = 0
  /// The input contains errors.
  case diagnostics = 1
  /// The command line is invalid, an input could not be read, or a file could not be written.
  case usage = 2
  /// Ctrl-C or a termination request interrupted the run. If the process received a signal, it ends by this
  /// signal. A shell reports `SIGINT` as 128 + 2.
  case interrupted = 130
  /// The reader closed the output. A shell reports the same code, 128 + 13, for a process that `SIGPIPE`
  /// ends.
  case closedPipe = 141
}
