/// A row or a column of a ``GridPanel``.
public struct GridTrack: Sendable, Hashable {
  /// What decides the height of a row or the width of a column.
  public enum Size: Sendable, Hashable {
    /// A number of points.
    case fixed(Double)
    /// The largest of what lies in it.
    case auto
    /// A share of what the other tracks leave: the number, of the sum of the numbers of all stars. A star
    /// whose number is not above 0 gets nothing.
    case star(Double)
  }

  /// The baseline that the views of a row have in common.
  public enum Baseline: String, Sendable, Hashable, CaseIterable {
    /// That of the first line of text.
    case first
    /// That of the last line of text.
    case last
  }

  /// What decides its size.
  public var size: Size
  /// The least size in points, if there is one.
  public var minimum: Double?
  /// The largest size in points, if there is one.
  public var maximum: Double?
  /// Whether it is hidden: it takes no space then, nor does a gap beside it, nor views that lie in hidden
  /// tracks only.
  public var isHidden = false
  /// The baseline that views share that lie in this row alone.
  ///
  /// They then lie as high as it lets them, whatever their alignment is. It means nothing for a column.
  public var baseline: Baseline?

  private init(_ size: Size, _ minimum: Double?, _ maximum: Double?, _ baseline: Baseline?) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.baseline = baseline
  }

  /// A track of a number of points.
  public static func fixed(_ points: Double, baseline: Baseline? = nil) -> GridTrack {
    GridTrack(.fixed(points), nil, nil, baseline)
  }

  /// A track as large as the largest of what lies in it.
  public static let auto = auto(min: nil)
  /// A track that has one share of what fixed and automatic ones leave.
  public static let star = star(1)

  /// A track as large as the largest of what lies in it, within limits in points.
  public static func auto(
    min minimum: Double? = nil, max maximum: Double? = nil, baseline: Baseline? = nil
  ) -> GridTrack {
    GridTrack(.auto, minimum, maximum, baseline)
  }

  /// A track that has a share of what fixed and automatic ones leave, within limits in points.
  public static func star(
    _ share: Double = 1, min minimum: Double? = nil, max maximum: Double? = nil,
    baseline: Baseline? = nil
  ) -> GridTrack {
    GridTrack(.star(share), minimum, maximum, baseline)
  }

  /// Its share of what is left, if it is a star that has one.
  var share: Double? {
    if case .star(let share) = size, share > 0, share.isFinite { share } else { nil }
  }

  /// Whether it has a least or a largest size.
  var hasLimits: Bool { minimum != nil || maximum != nil }

  /// The points that it has whatever lies in it and is left; what is no number stays none, to be refused.
  var givenPoints: Double? {
    switch size {
    case .fixed(let points): points
    case .auto: nil
    case .star(let share): self.share != nil ? nil : share.isFinite ? 0 : share
    }
  }
}
