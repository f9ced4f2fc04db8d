import VFLCode

extension Flag {
  static let codeStyle = Flag(
    "--to", .oneOf("INTERFACE", CodeStyle.allCases.map { $0.rawValue }),
    "Set the interface that the generated code uses (default: anchors).")
  static let superview = Flag(
    "--superview",
    Value(
      placeholder: "EXPRESSION",
      expected: "an expression such as `view` or `view.safeAreaLayoutGuide`"),
    "Set the expression for `|` in the generated code (default for layouts: superview).")
  static let complete = Flag(
    "--complete", "Also generate the autoresizing and content priority settings of the views.")
  static let write = Flag(
    "--write", "Change the source files instead of printing the changes.")
}
