/// A row or a column of a ``GridPanel``.
public struct GridTrack: Sendable, Hashable {
  /// The rule that determines the height of a row or the width of a column.
  public enum Size: Sendable, Hashable {
    /// A fixed size in points.
    case fixed(Double)
    /// The size of the largest view in the track.
    case auto
    /// A share of the space that fixed and automatic tracks leave: the given number divided by the sum of the
    /// numbers of all star tracks.
    ///
    /// A star track whose number is not positive gets no space.
    case star(Double)
  }

  /// The common baseline of the views in a row.
  public enum Baseline: String, Sendable, Hashable, CaseIterable {
    /// The baseline of the first line of text.
    case first
    /// The baseline of the last line of text.
    case last
  }

  /// The rule that determines the size of the track.
  public var size: Size
  /// The minimum size in points, or `nil` for no minimum.
  public var minimum: Double?
  /// The maximum size in points, or `nil` for no maximum.
  public var maximum: Double?
  /// Whether the track is hidden.
  ///
  /// A hidden track, its gap, and views that span only hidden tracks take no space.
  public var isHidden = false
  /// The common baseline of the views that span only this row, or `nil` to align these views individually.
  ///
  /// The views are placed as high as the common baseline allows, regardless of their individual alignments. A
  /// column ignores this property.
  public var baseline: Baseline?

  private init(_ size: Size, _ minimum: Double?, _ maximum: Double?, _ baseline: Baseline?) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.baseline = baseline
  }

  /// Creates a track with a fixed size in points.
  public static func fixed(_ points: Double, baseline: Baseline? = nil) -> GridTrack {
    GridTrack(.fixed(points), nil, nil, baseline)
  }

  /// A track that is as large as its largest view.
  public static let auto = auto(min: nil)
  /// A star track with a share of 1.
  public static let star = star(1)

  /// Creates a track that is as large as its largest view, within limits in points.
  public static func auto(
    min minimum: Double? = nil, max maximum: Double? = nil, baseline: Baseline? = nil
  ) -> GridTrack {
    GridTrack(.auto, minimum, maximum, baseline)
  }

  /// Creates a track that gets a share of the space that fixed and automatic tracks leave, within limits in
  /// points.
  public static func star(
    _ share: Double = 1, min minimum: Double? = nil, max maximum: Double? = nil,
    baseline: Baseline? = nil
  ) -> GridTrack {
    GridTrack(.star(share), minimum, maximum, baseline)
  }

  /// The share of the remaining space, or `nil` if the track has none.
  var share: Double? {
    if case .star(let share) = size, share > 0, share.isFinite { share } else { nil }
  }

  /// Whether the track has a minimum or maximum size.
  var hasLimits: Bool { minimum != nil || maximum != nil }

  /// The size in points, or `nil` if it depends on the content or on the remaining space.
  ///
  /// A value that is not finite is kept, so that it is reported as an error.
  var givenPoints: Double? {
    switch size {
    case .fixed(let points): points
    case .auto: nil
    case .star(let share): self.share != nil ? nil : share.isFinite ? 0 : share
    }
  }
}
