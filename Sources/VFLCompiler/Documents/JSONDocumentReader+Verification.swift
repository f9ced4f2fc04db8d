import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLText
import VFLVerification

extension JSONDocumentReader {
  /// Reads an interval such as `[40, 400]`; reports an error and returns `nil` for any other value.
  mutating func interval(
    _ value: JSONValue, _ path: String
  ) -> VerificationInput.WrittenInterval? {
    let ends = Array(value.elements.prefix(3))
    guard ends.count == 2 else {
      wrongType(value, path, "an interval such as `[40, 400]`")
      return nil
    }
    guard let lower = length(ends[0], path + "/0"), let upper = length(ends[1], path + "/1") else {
      return nil
    }
    return VerificationInput.WrittenInterval(
      lower: lower, upper: upper, text: value.source, span: value.span)
  }

  /// Reads the width or height of the container: a number, an interval or `null`.
  mutating func containerLength(_ value: JSONValue, _ path: String, _ axis: Axis) -> Double? {
    guard value.isArray else { return optionalLength(value, path) }
    guard let interval = interval(value, path) else { return nil }
    let usual = interval.clamping(AssumedContainer.usualSize[axis])
    add(.container(axis), interval, at: path, usual: usual)
    return usual
  }

  /// Adds an interval of the document, or reports an error if it is not valid for the number.
  mutating func add(
    _ target: LayoutParameter.Target, _ interval: VerificationInput.WrittenInterval,
    at path: String,
    usual: Double, scale: String? = nil
  ) {
    if let expected = interval.expected(for: target) {
      document.bag.report(
        .wrongType(path: path, expected: expected, value: interval.text, span: interval.span))
    } else {
      document.verification.add(target, interval, usual: usual, scale: scale)
    }
  }

  /// Reads `{"text": [0.8, 3.1]}`.
  mutating func readScales(_ value: JSONValue, _ path: String) {
    for member in members(of: value, path: path, known: nil) {
      let path = JSONPointer.adding(member.key, to: path)
      guard let interval = interval(member.value, path) else { continue }
      add(.scale(member.key), interval, at: path, usual: interval.clamping(1))
      document.rescaleViews(by: member.key)
    }
  }

  /// Reads `["inside", "untruncated close", "close.width >= 44"]`.
  mutating func readRequirements(_ value: JSONValue, _ path: String) {
    for (index, element) in elements(of: value, path: path).enumerated() {
      let path = path + "/\(index)"
      guard let text = element.stringBytes,
        let requirements = RequirementText(text).requirements(
          source: { range in
            var source = LayoutDocument.Source(
              bytes: Array(text[range]), name: document.name + "#" + path)
            source.place = element.inside
            return source
          }, span: { _ in element.inside })
      else {
        wrongType(element, path, RequirementText.expected)
        continue
      }
      document.verification.requirements += requirements
    }
  }

  /// Reads `[["badge", "photo"]]`.
  mutating func readOverlaps(_ value: JSONValue, _ path: String) {
    for (index, element) in elements(of: value, path: path).enumerated() {
      let path = path + "/\(index)"
      let names = element.isArray ? names(element, path) : []
      guard names.count == 2 else {
        wrongType(element, path, "a list of two views")
        continue
      }
      document.verification.overlaps.append((names[0], names[1], element.span))
    }
  }
}
