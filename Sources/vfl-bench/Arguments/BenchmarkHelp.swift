/// The output of `vfl-bench --help`.
enum BenchmarkHelp {
  static var text: String {
    """
    usage: vfl-bench [format] [layout] [views] [sources] [solver] [--quick] [--markdown]
                     [--workloads NAME,...] [--sizes N,...] [--seed N] [--limit S] [--budget S]
           vfl-bench --clb FILE [--limit S] [--budget S] [--reps N] [--no-readd] [--dump FILE]
           vfl-bench --write-clb FOLDER [--workloads NAME,...] [--sizes N,...]
                     [--courses NAME,...] [--seed N]
           vfl-bench --lines FILE [--markdown]
           vfl-bench --peak NAME-SIZE [--seed N]
           vfl-bench --large VFL [--inputs NAME,...] [--limit S] [--markdown]

    Prints tables of counts and times: of parsing and compiling (format), of the way from records to
    frames (layout), of edits on trees of views (views), of finding and checking the formats of
    sources (sources), of the live solver (solver), or of all five. Counts are the same on every
    machine. A time is a median; compare the lines of one run with each other, not with runs of
    other machines. Build it in release: swift run -c release vfl-bench

      --quick       measures shorter, and only sizes up to 1000 unless --sizes says others
      --markdown    prints tables as they stand in the documentation
      --workloads   which shapes of layout the solver gets:
    \(list(Workload.allCases.map { ($0.rawValue, $0.summary) }))
      --sizes       how many views they have, about (10,100,1000,10000)
      --seed        what the random numbers in them begin with (1)
      --limit       leaves out a problem that would take longer than so many seconds (10)
      --budget      replays each problem, and makes each edit, for so many seconds (0.5)

    --clb FILE replays one problem in the text form `clb 1` on the live solver and prints one line
    of JSON, the same that drivers of other solvers print. Times are in microseconds.
      --limit S     ends a replay S seconds after the first began (50)
      --budget S    begins no replay later than that (1)
      --reps N      replays at most N times (1000)
      --no-readd    leaves out the rows that go and come back
      --dump FILE   writes all values after the first solve (F), the last cycle (S), the last
                    re-add (R)

    --write-clb FOLDER writes the workloads as files of that form, so that other solvers can be
    given the same ones.
      --courses     first: edits before the rows, values that jump; last: edits behind the rows;
                    drag: values that go by small steps (all three)

    --lines FILE reads what drivers printed, a line of JSON each, and prints their times side by
    side. Behind a time stands how many times that of the first driver it is.

    --peak NAME-SIZE solves a workload and prints how many bytes of memory that took at most; the
    tables run it in a process of its own for each line.

    --large VFL runs the program VFL on inputs that are much larger than those that people write, each
    in a process of its own. It prints seconds, peak memory, budgets and whether each run is within.
      --inputs      run only these:
    \(list(LargeInput.allCases.map { ($0.rawValue, $0.summary) }))
      --limit       ends a run after so many seconds (60)

    The exit code is 0, 1 when the problem of --clb cannot be solved or took too long or an input of
    --large exceeds its budget, and 2 when the words or a file are not understood.

    examples:
      vfl-bench solver --workloads chain,tree --sizes 10,30,100
      vfl-bench --write-clb problems --sizes 1000 && vfl-bench --clb problems/tree-1000.clb
      vfl-bench --large .build/release/vfl --inputs view-bytes,json-formats
    """
  }

  private static func list(_ lines: [(name: String, summary: String)]) -> String {
    let width = 2 + (lines.map(\.name.count).max() ?? 0)
    return lines.map { line in
      "          " + line.name + String(repeating: " ", count: width - line.name.count)
        + line.summary
    }.joined(separator: "\n")
  }
}
