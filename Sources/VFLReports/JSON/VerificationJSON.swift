package import VFLDiagnostics

/// The result of `vfl verify` as JSON for other programs.
package struct VerificationJSON: Sendable {
  /// A number that varies.
  package struct Parameter: Sendable {
    let name: String
    let lower: Double
    let upper: Double
    let usual: Double
    let scale: String?

    /// Creates a parameter.
    package init(name: String, lower: Double, upper: Double, usual: Double, scale: String?) {
      (self.name, self.lower, self.upper, self.usual) = (name, lower, upper, usual)
      self.scale = scale
    }
  }

  /// Values of a number.
  package struct Range: Sendable {
    /// The values between two numbers.
    package struct Interval: Sendable {
      let lower: Double
      let upper: Double
      let includesLower: Bool
      let includesUpper: Bool

      /// Creates an interval.
      package init(lower: Double, upper: Double, includesLower: Bool, includesUpper: Bool) {
        (self.lower, self.upper) = (lower, upper)
        (self.includesLower, self.includesUpper) = (includesLower, includesUpper)
      }
    }

    let name: String
    let intervals: [Interval]

    /// Creates values of a number with a name.
    package init(name: String, intervals: [Interval]) {
      (self.name, self.intervals) = (name, intervals)
    }
  }

  /// A property and its verdict.
  package struct Property: Sendable {
    let kind: String
    let views: [String]
    /// The axis, for a property that has one.
    package var axis: String?
    /// The smallest size in points, for a touch target.
    package var size: Double?
    /// The source of a requirement.
    package var text: String?
    /// The layout direction.
    package var direction = ""
    /// The verdict.
    package var verdict = ""
    /// The share of the parameter space that was not examined completely; `nil` if it is not known.
    package var undecidedShare: Double?
    /// The values of the parameters at which the property is violated.
    package var values: [(name: String, value: Double)]?
    /// The amount of the violation in points; `nil` if there is none or no limit.
    package var excess: Double?

    /// All values at which the property is violated, if only one number does not have its usual value.
    package var violatedFor: Range?

    /// A constraint before and after a change with which the property is proved.
    package var change: (from: String, to: String)?

    /// Creates a property of a kind.
    package init(_ kind: String, views: [String] = []) {
      (self.kind, self.views) = (kind, views)
    }
  }

  /// The widest content of a view.
  package struct Budget: Sendable {
    let view: String
    let direction: String
    let width: Double?
    let limit: String?
    let otherCount: Int

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - view: The name of the view.
    ///   - direction: The layout direction.
    ///   - width: The widest content in points; `nil` if there is no limit or no width.
    ///   - limit: A description of the property that limits the content; `nil` if there is no limit.
    ///   - otherCount: The number of violated properties that are not considered.
    package init(
      view: String, direction: String, width: Double?, limit: String?, otherCount: Int
    ) {
      (self.view, self.direction, self.width, self.limit) = (view, direction, width, limit)
      self.otherCount = otherCount
    }
  }

  let status: String
  let diagnostics: [Diagnostic]
  /// The parameters.
  package var parameters: [Parameter] = []
  /// The number of proved properties.
  package var proved = 0
  /// The number of violated properties.
  package var violated = 0
  /// The number of properties that were not decided.
  package var undecided = 0
  /// The numbers of views and of pairs of siblings that the properties examine; `nil` if nothing was verified.
  package var examined: (views: Int, pairs: Int)?
  /// The properties of an audit that were not verified because they concern no view.
  package var omitted: [String] = []
  /// The properties.
  package var properties: [Property] = []
  /// The widest contents; `nil` if they were not requested.
  package var widest: [Budget]?

  /// Creates a result without properties.
  package init(status: String, diagnostics: [Diagnostic]) {
    (self.status, self.diagnostics) = (status, diagnostics)
  }
}
