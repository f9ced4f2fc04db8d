extension Subcommand {
  static let config = Subcommand(
    name: .config,
    summary: "Show the configuration of a file or a directory",
    operands: "[FILE | DIRECTORY]", operandKind: .files,
    details: """
      The configuration is the nearest .vfl.json in the directory or its parent directories, up to
      the root of the repository. It is a JSON object. All keys are optional:

        "rules": {"VFL0503": "error", "VFL0305": "off"}
            The severity of a code, or of all codes with a prefix: off, warning or
            error. An error that makes a format string invalid cannot be lowered.
        "wrappers": [{"name": "addFormat(_:views:)", "format": 0, "views": 1}]
            Functions of other files that pass on a format string. format, views,
            metrics and options are the indexes of the arguments, from 0. For views
            and metrics, {"prefix": "v", "argument": 1} names the arguments from
            there on v0, v1 and so on; with "list": true, it names the elements of
            that list argument. ["title", "body"] means that the names are always
            the same. For options: ["alignAllTop"]. "dialect": "extended" means that
            the strings use the extended dialect and that names are not checked.
            "dialect": "none" means that the strings are in another language.
        "exclude": ["Generated/"], "include": ["Pods/"]
            The files to skip, and the files not to skip (.gitignore syntax).
        "spacing": "layoutMargins"
            The meaning of `-` at an edge of the superview: classic, layoutMargins or
            layoutMarginsGuide.
        "contentSizes": {"AvatarView": "40x40", "title": "120x-"}
            The content sizes of views in sources and Interface Builder files, by
            class or name: width x height in points, where `-` means none.
        "codeLayouts": true
            The flag --code-layouts of `vfl check` (experimental).
        "strict": true, "maxWarnings": 10, "baseline": "known.json"
            The flags of `vfl check`, for runs in this directory.

      An unknown key and a value of the wrong type are errors. The JSON output contains all values
      in effect, and is a valid configuration.
      """,
    examples: [
      Example(purpose: "show the values in effect and their origin", command: "vfl config"),
      Example(
        purpose: "show the configuration of a file", command: "vfl config Sources/Card.swift"),
      Example(
        purpose: "create a configuration file", command: "vfl config --format json > .vfl.json"),
    ],
    flags: [.config, .configFormat, .help])
}
