package import VFLDiagnostics
package import VFLRecords

extension DiagnosticBag {
  /// Returns the priority for a number, or `nil` if the number is out of range.
  ///
  /// Reports an error for a number that is out of range, and a diagnostic for a number that is only 1000
  /// after rounding.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - text: The number or the metric's name as written.
  ///   - span: The location of the text.
  package mutating func priority(
    _ number: Double, text: String, at span: SourceSpan
  ) -> Priority? {
    let priority = Priority(number)
    if let diagnostic = priority.diagnostic(of: number, text: text, at: span) { report(diagnostic) }
    return priority.isInRange ? priority : nil
  }
}

extension Priority {
  /// Returns the diagnostic for the number from which the priority was created, if there is one.
  func diagnostic(
    of number: Double, text: @autoclosure () -> String, at span: SourceSpan
  ) -> LazyDiagnostic? {
    if !isInRange { return .priorityOutOfRange(span: span, text: text(), value: number) }
    if isRequired, number != 1000 {
      return .roundedPriority(span: span, text: text(), value: number)
    }
    return nil
  }
}
