extension Subcommand {
  static let config = Subcommand(
    name: .config,
    summary: "show the configuration of a file or a folder",
    operands: "[FILE | FOLDER]", operandKind: .files,
    details: """
      The configuration is the nearest .vfl.json up the tree, as far as the root of the repository.
      It is one JSON object, and all keys may be left out:

        "rules": {"VFL0503": "error", "VFL0305": "off"}
            the level of a code, or of all codes that begin so: off, warning,
            error; a fault that leaves a format without a meaning stays an error
        "wrappers": [{"name": "addFormat(_:views:)", "format": 0, "views": 1}]
            functions of other files that hand a format on; format, views,
            metrics and options say which argument is which, from 0. In the place
            of a number, for views and metrics: {"prefix": "v", "argument": 1},
            the arguments from there on are v0, v1 and so on, with "list": true
            the elements of a list there; ["title", "body"], always these names.
            For options: ["alignAllTop"]. "dialect": "extended" says that its
            strings are in the extended dialect, of which names are not checked,
            and "none" that they are in a language of its own
        "exclude": ["Generated/"], "include": ["Pods/"]
            what walks pass over and what they take, as lines of .gitignore say it
        "spacing": "layoutMargins"
            what `-` means at the superview's edge: classic, layoutMargins or
            layoutMarginsGuide
        "strict": true, "maxWarnings": 10, "baseline": "known.json"
            as the flags of `vfl check`, for runs in this folder

      A key that is not known is an error, and so is a value of another type. The JSON form shows
      everything that holds, and is a configuration itself.
      """,
    examples: [
      Example(purpose: "what holds here, and who says so?", command: "vfl config"),
      Example(purpose: "and for one file?", command: "vfl config Sources/Card.swift"),
      Example(purpose: "a file to begin with", command: "vfl config --format json > .vfl.json"),
    ],
    flags: [.config, .configFormat, .help])
}
