package import VFLDiagnostics
package import VFLVerification

/// The parts of a document that only `vfl verify` uses: intervals, requirements and exemptions.
///
/// All other subcommands use the usual value of each interval.
package struct VerificationInput: Sendable {
  /// A number that can have any value in an interval.
  package struct Interval: Sendable {
    /// The number and the interval.
    package let parameter: LayoutParameter
    /// The span of the interval in the document.
    package let span: SourceSpan?
  }

  /// A property that the layout must have.
  package struct Requirement: Sendable {
    /// The kinds of properties.
    package enum Kind: Sendable {
      case satisfiable
      case unambiguous
      /// Views inside their parents; all views if the list is empty.
      case inside([String])
      case apart
      /// Views at least as large as their contents; all views if the list is empty.
      case untruncated([String])
      /// Views at least as large as a touch target of some points; the known controls if the list is empty.
      case target(Double, [String])
      /// Views inside the safe area; all views without subviews if the list is empty.
      case safe([String])
      /// All kinds except comparisons, as far as the layout has known controls and a safe area.
      case audit
      /// A comparison of attributes.
      case comparison(LayoutDocument.Source)
    }

    /// The smallest size of a touch target that Apple recommends, in points.
    static let usualTarget = 44.0

    /// The kind.
    package let kind: Kind
    /// The span of the requirement in the document.
    package let span: SourceSpan?
  }

  /// An interval as it was read.
  struct WrittenInterval {
    /// The ends.
    var lower: Double
    var upper: Double
    /// The text, for error messages.
    let text: String
    /// The span in the document.
    let span: SourceSpan

    /// Returns the number of the interval that is closest to a number.
    func clamping(_ number: Double) -> Double { min(max(number, lower), upper) }

    /// Returns a description of the values that the interval should have; `nil` if it is valid for a number.
    func expected(for target: LayoutParameter.Target) -> String? {
      if lower > upper { return "an interval whose first number is at most its second number" }
      if lower < 0, target.isSize { return "an interval of numbers that are not negative" }
      guard LengthBound.allows(lower), LengthBound.allows(upper) else {
        return LengthBound.expected
      }
      return nil
    }
  }

  /// The intervals, in the order of the document.
  package var intervals: [Interval] = []
  /// The requirements, in the order of the document.
  package var requirements: [Requirement] = []
  /// The pairs of views that may overlap.
  package var overlaps: [(first: String, second: String, span: SourceSpan?)] = []
  /// Whether the layout is verified in both directions.
  package var hasBothDirections = false

  /// Whether the document contains nothing for `vfl verify`.
  package var isEmpty: Bool {
    intervals.isEmpty && requirements.isEmpty && overlaps.isEmpty && !hasBothDirections
  }

  /// The usual value of a scale; 1 if it is not declared yet.
  func usualScale(_ name: String) -> Double {
    intervals.first { $0.parameter.target == .scale(name) }?.parameter.usual ?? 1
  }

  /// Adds an interval that is valid for a number.
  mutating func add(
    _ target: LayoutParameter.Target, _ interval: WrittenInterval, usual: Double, scale: String?
  ) {
    intervals.append(
      Interval(
        parameter: LayoutParameter(
          target, from: interval.lower, to: interval.upper, usual: usual, scale: scale),
        span: interval.span))
  }

  /// The comparisons of the requirements.
  package var comparisons: [LayoutDocument.Source] {
    requirements.compactMap { requirement in
      if case .comparison(let source) = requirement.kind { return source }
      return nil
    }
  }
}
