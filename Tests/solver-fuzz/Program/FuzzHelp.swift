/// The text that `solver-fuzz --help` prints.
enum FuzzHelp {
  static let text = """
    usage: solver-fuzz [--first SEED] [--count N] [--calls N] [--shape TEXT] [--trace]
           solver-fuzz --script FILE
           solver-fuzz --shapes

    Runs random scripts on live solvers. A script adds, changes and removes rows and variables, and
    drags edit rows. Each solution is compared with a solve from scratch and with a solver that
    skips unsatisfiable batches. Some solutions are also compared with exact arithmetic. Each
    conflict is checked with its certificate. If a script fails, the relevant calls are printed as
    Swift code. A release build (swift run -c release solver-fuzz) runs about 250 scripts per
    second. A debug build also checks assertions.

      --first SEED  Seed of the first script; the next scripts have the next seeds (default: 1).
      --count N     Number of scripts; the run ends after 10 failures (default: 1000).
      --calls N     Number of calls in a script, in addition to the initial calls (default: 200).
      --shape TEXT  Use only the shape with this name, or all shapes whose names contain TEXT.
      --trace       Print each call before it runs, to find a call that ends the process.
      --script FILE Run the calls of one script in the printed format; - reads standard input.
      --shapes      List the names of the shapes.

    The shape "\(LiveShape.widest.name)" is used only if --shape selects it.
    In about 1 of 400 of its scripts, a cost exceeds the minimum by a relative error of 1e-10.

    Exit codes: 0 if all scripts pass, 1 if a script fails, 2 if an argument or a file is invalid.
    """
}
