/// The text that `solver-fuzz --help` prints.
enum FuzzHelp {
  static let text = """
    usage: solver-fuzz [--first SEED] [--count N] [--calls N] [--shape TEXT] [--trace]
           solver-fuzz --script FILE
           solver-fuzz --shapes

    Edits live solvers at random: rows and variables come, change and go, edit rows are dragged. Each
    solution is held against solving from nothing, some against exact arithmetic, and all against a
    solver that never saw the batches that fail; each conflict against its certificate. A script that
    fails is cut down to the calls that matter and printed as Swift. In release it runs some 250
    scripts a second, swift run -c release solver-fuzz; a debug build checks what the code asserts.

      --first SEED  the seed of the first script; the next ones have the next seeds (1)
      --count N     how many scripts are run (1000); after ten that fail it ends
      --calls N     how many calls a script has, besides those that it begins with (200)
      --shape TEXT  only scripts of the shape of this name, or of all with this text in theirs
      --trace       prints each call before it is made: for one that ends the process
      --script FILE makes the calls of one script, a line each as they are printed; - for stdin
      --shapes      lists the shapes that scripts have

    The shape "\(LiveShape.widest.name)" takes part only where --shape asks for
    it: of its scripts about one in 400 ends where the cost is larger than the least by 1e-10 of it.

    It exits with 0 if all agree, 1 if a script fails, 2 if the words or the file are not understood.
    """
}
