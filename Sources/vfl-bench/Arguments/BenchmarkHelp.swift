/// What `vfl-bench --help` prints.
enum BenchmarkHelp {
  static let text = """
    usage: vfl-bench [--quick]
           vfl-bench --clb FILE [--limit S] [--budget S] [--reps N] [--no-readd] [--dump FILE]

    Without words it prints tables of counts and times. A time is the median of several rounds;
    compare the lines of one run with each other, not with runs of other machines. --quick measures
    shorter.

    --clb FILE replays a problem in the text form `clb 1` and prints one line of JSON.
      --limit S     ends a replay S seconds after the first began (50)
      --budget S    begins no replay later than that (1)
      --reps N      replays at most N times (1000)
      --no-readd    leaves out the rows that go and come back
      --dump FILE   writes all values after the first solve (F), the last cycle (S), the last
                    re-add (R)
    """
}
