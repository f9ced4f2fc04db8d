import VFLDiagnostics
import VFLRecords

extension DiagnosticBag {
  /// The priority of a number, or the fault that it is out of range.
  mutating func priority(_ number: Double, text: String, at span: SourceSpan) -> Priority? {
    if number > 0 && number <= 1000 { return Priority(number) }
    report(.priorityOutOfRange(span: span, text: text, value: number))
    return nil
  }
}
