extension Flag {
  static let pageOutput = Flag(
    "--output",
    Value(placeholder: "FILE", expected: "the path of the page", isFile: true),
    "where the page is written, in the place of beside the first FILE")
  static let openPage = Flag("--open", "open the page, in the program that the system has for it")
}
