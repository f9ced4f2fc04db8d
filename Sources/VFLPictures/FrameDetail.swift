/// An optional detail that a picture of a layout can show in addition to the views.
public enum FrameDetail: String, Sendable, Hashable, CaseIterable {
  /// The sizes of the gaps between views, and between a view and an edge of its parent.
  case measures
  /// The first and last baselines of the views for which baselines are specified.
  ///
  /// Only ``FrameDrawing`` shows this detail.
  case baselines
  /// The layout margins and safe areas of the container and of views that contain other views.
  ///
  /// Margins and safe areas of zero are omitted. Only ``FrameDrawing`` shows this detail.
  case margins
  /// The layout guides, with dashed borders.
  case guides
}
