/// The text of a format, shared by the constraints that it asks for.
final class FormatSource {
  let text: String
  let origin: ConstraintOrigin

  init(_ text: String, _ origin: ConstraintOrigin) {
    self.text = text
    self.origin = origin
  }
}
