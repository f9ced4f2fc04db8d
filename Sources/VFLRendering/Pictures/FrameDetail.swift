/// A thing that a picture of a layout shows beside the views, where it is asked for.
public enum FrameDetail: String, Sendable, Hashable, CaseIterable {
  /// The numbers of the gaps between views, and between a view and the edge of what it lies in.
  case measures
  /// The first and the last baselines of views that have some; in a drawing only.
  case baselines
  /// The layout margins and the safe areas of the container and of what views lie in; in a drawing only.
  case margins
  /// The guides, dashed.
  case guides
}
