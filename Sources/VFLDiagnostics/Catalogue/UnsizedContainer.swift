/// A container whose size is neither given nor determined by constraints, and the size that is assumed.
package struct UnsizedContainer: Sendable {
  /// The possible sizes of the container on one axis, in points.
  package struct Freedom: Sendable {
    let isHorizontal: Bool
    let lower: Double
    let upper: Double

    /// Creates the possible sizes on an axis.
    package init(isHorizontal: Bool, lower: Double, upper: Double) {
      self.isHorizontal = isHorizontal
      self.lower = lower
      self.upper = upper
    }

    var name: String { isHorizontal ? "width" : "height" }
  }

  private let freedoms: [Freedom]
  private let width: Double?
  private let height: Double?

  /// Creates the description of a container.
  ///
  /// - Parameters:
  ///   - freedoms: The axes on which the container has no size, the horizontal axis before the vertical one.
  ///   - width: The assumed width in points; `nil` if no width is assumed.
  ///   - height: The assumed height in points; `nil` if no height is assumed.
  package init(freedoms: [Freedom], width: Double?, height: Double?) {
    self.freedoms = freedoms
    self.width = width
    self.height = height
  }

  /// The message and the notes of the diagnostic.
  var words: LazyDiagnostic.Words {
    let missing = freedoms.map { "no " + $0.name }.joined(separator: " and ")
    var notes: [String] = freedoms.compactMap(bounds)
    for freedom in freedoms where (freedom.isHorizontal ? width : height) == nil {
      let position = freedom.isHorizontal ? "x" : "y"
      notes.append(
        "no constraint determines \(position) or \(freedom.name) of any view")
    }
    let flags = freedoms.map { "`--\($0.name)`" }.joined(separator: " and ")
    let name = freedoms.count == 1 ? freedoms[0].name : "size"
    notes.append("specify the \(name) with \(flags), or in the document with `@container`")
    return LazyDiagnostic.Words(
      "ambiguous layout: the container has \(missing)\(assumption)", notes: notes)
  }

  private var assumption: String {
    let (width, height) = (
      width.map { DecimalText.readable($0) }, height.map { DecimalText.readable($0) }
    )
    return switch (width, height) {
    case (let width?, let height?): "; assuming \(width) × \(height)"
    case (let width?, nil): "; assuming a width of \(width)"
    case (nil, let height?): "; assuming a height of \(height)"
    case (nil, nil): ""
    }
  }

  /// A note about the possible sizes on an axis; `nil` if any size is possible.
  private func bounds(_ freedom: Freedom) -> String? {
    let lower = freedom.lower > 0 ? DecimalText.readable(freedom.lower) : nil
    let upper = freedom.upper.isFinite ? DecimalText.readable(freedom.upper) : nil
    let bounds =
      switch (lower, upper) {
      case (let lower?, let upper?): "from \(lower) to \(upper)"
      case (let lower?, nil): "of at least \(lower), which a self-sizing view has"
      case (nil, let upper?): "of at most \(upper)"
      case (nil, nil): ""
      }
    return bounds.isEmpty ? nil : "the constraints allow a \(freedom.name) \(bounds)"
  }
}
