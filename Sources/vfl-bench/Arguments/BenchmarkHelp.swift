/// The output of `vfl-bench --help`.
enum BenchmarkHelp {
  static var text: String {
    """
    usage: vfl-bench [format] [layout] [views] [sources] [solver] [--quick] [--markdown]
                     [--workloads NAME,...] [--sizes N,...] [--seed N] [--limit S] [--budget S]
           vfl-bench --clb FILE [--limit S] [--budget S] [--reps N] [--no-readd] [--dump FILE]
           vfl-bench --write-clb DIRECTORY [--workloads NAME,...] [--sizes N,...]
                     [--courses NAME,...] [--seed N]
           vfl-bench --lines FILE [--markdown]
           vfl-bench --peak NAME-SIZE [--seed N]
           vfl-bench --large VFL [--inputs NAME,...] [--limit S] [--markdown]
           vfl-bench --interfaces FILE...

    Print tables of counts and times: parsing and compiling (format), solving layouts from records
    to frames (layout), edits of view trees (views), finding and checking the format strings of
    sources (sources), and the live solver (solver). The default is all five. Counts are the same
    on every machine. Times are medians; compare only times of the same run. Build in release mode:
    swift run -c release vfl-bench

      --quick       Measure for a shorter time, and only sizes up to 1000 unless --sizes is given.
      --markdown    Print the tables as Markdown.
      --workloads   Select the workloads of the solver:
    \(list(Workload.allCases.map { ($0.rawValue, $0.summary) }))
      --sizes       Set the approximate numbers of views (default: 10,100,1000,10000).
      --seed        Set the seed of the random numbers (default: 1).
      --limit       Skip problems that would take more than S seconds (default: 10).
      --budget      Replay each problem and repeat each edit for S seconds (default: 0.5).

    --clb FILE: Replay a problem in the text form `clb 1` on the live solver, and print one line of
    JSON in the format of the drivers of other solvers. Times are in microseconds.
      --limit S     End a replay S seconds after the first one began (default: 50).
      --budget S    Begin no replay after S seconds (default: 1).
      --reps N      Replay at most N times (default: 1000).
      --no-readd    Skip the rows that are removed and added again.
      --dump FILE   Write all values after the first solve (F), the last cycle (S) and the last
                    re-add (R).

    --write-clb DIRECTORY: Write the workloads to files in this form, as input for other solvers.
      --courses     Select the courses (default: all). first: edits before the rows, values that
                    jump; last: edits after the rows, values that jump; drag: edits before the
                    rows, values that change in small steps.

    --lines FILE: Read the lines of JSON that drivers printed, and print their times side by side.
    The ratio to the time of the first driver follows each time.

    --peak NAME-SIZE: Solve a workload, and print its peak memory in bytes. The tables run this in
    a separate process for each row.

    --large VFL: Run the program VFL with large inputs, each in a separate process. Print seconds,
    peak memory, budgets, and whether each run is within its budgets.
      --inputs      Select the inputs:
    \(list(LargeInput.allCases.map { ($0.rawValue, $0.summary) }))
      --limit       End a run after S seconds (default: 60).

    --interfaces FILE...: Solve the layouts of Interface Builder files, and compare the frames with
    those in the files, which Apple's layout engine computed. Print the views whose frames differ by
    more than a point, and the numbers of layouts and views for each system.

    The exit code is 1 if the problem of --clb was not solved in time or an input of --large exceeded
    its budget, 2 if the arguments or a file are invalid, and 0 otherwise.

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
