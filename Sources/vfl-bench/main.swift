// Measures parse, compile and solve. Run it in release: swift run -c release vfl-bench

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(
    """
    usage: vfl-bench [--quick]

    Prints tables of counts and times. A time is the median of several rounds; compare the lines of
    one run with each other, not with runs of other machines. --quick measures shorter.
    """)
} else {
  let clock = Stopwatch(
    roundLength: arguments.contains("--quick") ? .milliseconds(5) : .milliseconds(100))
  FormatBenchmarks(clock: clock).run()
  LayoutBenchmarks(clock: clock).run()
}
