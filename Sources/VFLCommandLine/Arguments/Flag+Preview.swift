extension Flag {
  static let pageOutput = Flag(
    "--output",
    Value(placeholder: "FILE", expected: "the path of the page", isFile: true),
    "Set the path of the page (default: the first FILE with `.html` appended).")
  static let openPage = Flag("--open", "Open the page in the default application.")
}
