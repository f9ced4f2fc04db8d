package import VFLRecords

/// A number of a layout that can have any value in an interval.
package struct LayoutParameter: Sendable, Hashable {
  /// The numbers that can vary.
  package enum Target: Sendable, Hashable {
    /// The width or height of the container.
    case container(Axis)
    /// The content size of a view.
    case content(view: String, Axis)
    /// A metric that format strings use as a constant.
    case metric(String)
    /// A scale that multiplies content sizes.
    case scale(String)
  }

  /// The number that varies.
  package let target: Target
  /// The smallest value: points, or a factor for a scale.
  package let lower: Double
  /// The largest value.
  package let upper: Double
  /// The value at the usual point, to which counterexamples are close.
  ///
  /// For a scaled content size, this is the size before it is multiplied.
  package let usual: Double
  /// The name of the scale that multiplies the interval of a content size, if any.
  package let scale: String?
  /// The points that are added to the value to get a content size, such as the padding of a button, which does
  /// not grow with its text.
  package let offset: Double

  /// Creates a parameter.
  ///
  /// - Precondition: `lower <= usual <= upper`, and the values are finite.
  package init(
    _ target: Target, from lower: Double, to upper: Double, usual: Double, scale: String? = nil,
    offset: Double = 0
  ) {
    precondition(lower <= usual && usual <= upper, "the usual value is in the interval")
    (self.target, self.lower, self.upper, self.usual) = (target, lower, upper, usual)
    (self.scale, self.offset) = (scale, offset)
  }

  /// Whether the number is a content size.
  var isContent: Bool {
    if case .content = target { return true }
    return false
  }

  /// The displayed name, such as `width`, `title.width`, `gap` or `text`.
  package var name: String {
    switch target {
    case .container(let axis): axis == .horizontal ? "width" : "height"
    case .content(let view, let axis): view + (axis == .horizontal ? ".width" : ".height")
    case .metric(let name), .scale(let name): name
    }
  }
}

extension LayoutParameter.Target {
  /// Whether the number is a size or a scale, which cannot be negative.
  package var isSize: Bool {
    if case .metric = self { return false }
    return true
  }
}

extension [LayoutParameter] {
  /// Returns the names and displayed values of the parameters that do not have their usual values.
  ///
  /// A content size that differs only because its scale does is not included.
  package func unusual(_ values: [Double]) -> [(name: String, value: Double)] {
    zip(self, values).filter { parameter, value in
      let scale = parameter.scale.flatMap { name in
        firstIndex { $0.target == .scale(name) }
      }
      let expected = parameter.usual * (scale.map { values[$0] } ?? 1)
      return (value - expected).magnitude > 1e-9 * Swift.max(1, expected)
    }.map { ($0.name, $1 + $0.offset) }
  }
}
