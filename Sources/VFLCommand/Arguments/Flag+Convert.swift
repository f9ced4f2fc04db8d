import VFLRendering

extension Flag {
  static let codeStyle = Flag(
    "--to", .oneOf("INTERFACE", CodeStyle.allCases.map { $0.rawValue }),
    "in whose words the constraints are written; anchors unless it is given")
  static let superview = Flag(
    "--superview",
    Value(
      placeholder: "EXPRESSION",
      expected: "an expression such as `view` or `view.safeAreaLayoutGuide`"),
    "what `|` is in the code; in that of a layout `superview` unless it is given")
  static let complete = Flag(
    "--complete", "write what views are told besides: no autoresizing masks, priorities of content")
  static let write = Flag(
    "--write", "change the sources, in the place of showing what would change")
}
