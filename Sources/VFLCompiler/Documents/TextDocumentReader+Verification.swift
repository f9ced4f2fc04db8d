import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLVerification

extension TextDocumentReader {
  /// Reads `@scale text: 0.8..3.1`.
  mutating func readScale(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    guard let name = cursor.takeName() else { return cursor.diagnostic("the name of the scale") }
    guard cursor.take(":") else { return cursor.diagnostic("`:` after the scale's name") }
    guard let interval = cursor.takeInterval() else {
      return cursor.diagnostic("an interval such as `0.8..3.1`")
    }
    add(.scale(name.text), interval, usual: interval.clamping(1))
    document.rescaleViews(by: name.text)
    return nil
  }

  /// Reads `@overlap badge, photo`.
  mutating func readOverlap(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    guard let first = cursor.takeViewName(), cursor.take(","), let second = cursor.takeViewName()
    else { return cursor.diagnostic("two views, separated by a comma") }
    document.verification.overlaps.append(
      (first.text, second.text, first.span.union(second.span)))
    return nil
  }

  /// Reads properties joined by `and`, such as `inside and close.width >= 44`.
  mutating func readRequirements(_ cursor: DirectiveCursor, column: Int) -> LazyDiagnostic? {
    let rest = cursor.rest
    let text = RequirementText(document.bytes, in: rest.start..<rest.end)
    let requirements = text.requirements(
      source: { source(from: $0.lowerBound, to: $0.upperBound, column: column) },
      span: { SourceSpan($0.lowerBound, $0.upperBound) })
    guard let requirements else { return cursor.diagnostic(RequirementText.expected) }
    document.verification.requirements += requirements
    return nil
  }

  /// Adds an interval of the document, or reports an error if it is not valid for the number.
  mutating func add(
    _ target: LayoutParameter.Target, _ interval: VerificationInput.WrittenInterval, usual: Double,
    scale: String? = nil
  ) {
    if let expected = interval.expected(for: target) {
      document.bag.report(
        .malformedDirective(
          span: interval.span, directive: target.directive, expected: expected,
          found: interval.text))
    } else {
      document.verification.add(target, interval, usual: usual, scale: scale)
    }
  }

  /// Reads `320..1366x480` or `width: 320..1366, height: 480`; `nil` if it is malformed.
  mutating func readContainerSize(_ cursor: inout DirectiveCursor) -> PerAxis<Double?>? {
    var size = PerAxis<Double?>(both: nil)
    var keyed = cursor
    guard let key = keyed.takeName(), ["width", "height"].contains(key.text), keyed.take(":") else {
      guard let width = readContainerLength(&cursor, .horizontal), cursor.take("x"),
        let height = readContainerLength(&cursor, .vertical)
      else { return nil }
      return PerAxis(width, height)
    }
    var name = key.text
    cursor = keyed
    while true {
      let axis: Axis = name == "width" ? .horizontal : .vertical
      guard let length = readContainerLength(&cursor, axis) else { return nil }
      size[axis] = length
      var next = cursor
      guard next.take(","), let other = next.takeName() else { return size }
      guard ["width", "height"].contains(other.text), next.take(":") else {
        // The margins follow the comma.
        _ = cursor.take(",")
        return size
      }
      (cursor, name) = (next, other.text)
    }
  }

  private mutating func readContainerLength(
    _ cursor: inout DirectiveCursor, _ axis: Axis
  ) -> Double?? {
    guard let interval = cursor.takeInterval() else { return readLength(&cursor) }
    let usual = interval.clamping(AssumedContainer.usualSize[axis])
    add(.container(axis), interval, usual: usual)
    return .some(usual)
  }
}

extension DirectiveCursor {
  /// Consumes and returns an interval such as `40..400`; `nil` if no interval comes next.
  mutating func takeInterval() -> VerificationInput.WrittenInterval? {
    let start = self
    guard let lower = takeBound(), hasDots, let upper = skippingDots({ $0.takeBound() }) else {
      self = start
      return nil
    }
    return VerificationInput.WrittenInterval(
      lower: lower.number, upper: upper.number, text: lower.word.text + ".." + upper.word.text,
      span: lower.word.span.union(upper.word.span))
  }

  /// Consumes a list of views, which may be empty; `nil` if it is malformed.
  mutating func takeViewNames() -> [String]? {
    var names: [String] = []
    if isAtEnd { return names }
    repeat {
      guard let name = takeViewName() else { return nil }
      names.append(name.text)
    } while take(",")
    return isAtEnd ? names : nil
  }
}

extension LayoutParameter.Target {
  /// The directive that declares the number.
  fileprivate var directive: String {
    switch self {
    case .container: "@container"
    case .content: "@view"
    case .metric: "@metrics"
    case .scale: "@scale"
    }
  }
}
