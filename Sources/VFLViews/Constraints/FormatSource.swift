/// A format string, shared by the constraints that were created from it.
final class FormatSource {
  let text: String
  let origin: ConstraintOrigin

  init(_ text: String, _ origin: ConstraintOrigin) {
    self.text = text
    self.origin = origin
  }
}
