extension Subcommand {
  static let verify = Subcommand(
    name: .verify, summary: "Prove that a layout works for all sizes, texts and directions",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      All inputs together form one layout: format strings, .vfl texts, JSON documents, a source or an
      Interface Builder file. A .vfl text declares which numbers vary:

        @container width: 320..1366, height: 480..1366
        @view title intrinsic: 40..400x20
        @view close intrinsic: 30x30 * text
        @scale text: 0.8..3.1
        @metrics gap: 8..16
        @direction both

      The width of `title`, for example, is any number from 40 to 400. A scale multiplies content
      sizes. A metric with an interval can only be used in constants.

      The flags --width, --height, --metric, --scale and --view accept intervals, too. They replace
      numbers of the inputs. --text-width varies the widths of all texts in the inputs,
      --strings reads their translations, and --text-size varies the size of all texts.

      A property is proved for all values, or a counterexample is printed: the values that violate
      it, as few and as close to the usual values as a search finds. Usual values are the lower ends
      of the intervals, a container of 375 by 667 points, and a scale of 1, as far as the intervals
      allow. If the values differ in one number, all its values that violate the property are printed.
      For the first violated properties, a change of one number that proves them is searched.
      Without @require, these properties are verified:

        satisfiable    the required constraints are satisfiable
        unambiguous    each view has exactly one frame
        inside         each view is inside its superview
        apart          siblings that do not overlap at the usual values never overlap
        untruncated    no view is smaller than its content

      @require selects properties, and adds others:

        target         controls are at least 44 points wide and high
        safe           views are inside the safe area or at the container's edges
        audit          all properties, if there are controls and a safe area

        @require inside and apart
        @require untruncated close
        @require target 40 close, send
        @require title.trailing <= close.leading - 8 and close.width >= 44

      `satisfiable` is always verified. `inside`, `untruncated`, `target` and `safe` accept a list of
      views. Without it, `target` examines the buttons of sources and Interface Builder files.
      `@overlap badge, photo` allows two views to overlap. A property of an ambiguous layout is proved
      only if all best layouts satisfy it.

      With --widest, the widest content of a view is printed, for translators: from its
      smallest width up to this width, all properties are proved for all values of the intervals.
      Properties of other views that are violated even with the narrowest content are left out. The
      exit code is then 0 if each view has a width.

      The proofs use exact arithmetic. A violation of up to 0.001 points is ignored.

      With --problem and --certificate, the proofs and counterexamples are written to files that
      `vfl-verify-certificate` checks. The properties are then proved again, and the files of a large
      layout have several megabytes.

      The exit code is 0 if all properties are proved, 1 if one is violated or not decided, 2 if the
      command line or an input cannot be used, and 130 after Ctrl-C.
      """,
    examples: [
      Example(purpose: "verify a layout", command: "vfl verify form.vfl"),
      Example(
        purpose: "verify a screen on phones, with texts that are up to 40% longer",
        command:
          "vfl verify --width 320..430 --text-width 0.8..1.4 Main.storyboard:Login"),
      Example(
        purpose: "print how wide two texts may be",
        command: "vfl verify --widest title,send form.vfl"
      ),
      Example(
        purpose: "verify one direction, and stop after 10 seconds",
        command: "vfl verify --rtl --time-limit 10 form.vfl"),
      Example(
        purpose: "write a certificate of the proofs",
        command: "vfl verify --problem problem.json --certificate certificate.json form.vfl"),
      Example(
        purpose: "list all properties for another program",
        command: "vfl verify --format json --all form.vfl"),
    ],
    flags: [
      .widest, .timeLimit, .allProperties, .problem, .certificate, .width, .height, .textWidth,
      .textSize, .strings, .rightToLeft,
      .bothDirections,
      .dialect, .metric, .scale, .view, .array, .options, .spacing, .system, .stdinFileName,
      .checkFormat, .color, .help,
    ])
}
