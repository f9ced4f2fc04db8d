public import VFLLayout

/// Draws layouts as an SVG picture: the container, the views' boxes with their names and sizes, the
/// constraints that cannot hold or gave way, and what else is asked for.
///
/// A point is a pixel of the picture, but a layout of less than 240 points, or of more than 1200, is drawn
/// larger, or smaller; its coordinates stay those of the layout, and letters and lines are as large as in
/// any other. Colours follow the reader's light or dark mode. A view has a dashed border if its frame is
/// not the same in all best layouts, and dots at its ends if it has no width or no height. Each box says its
/// frame where the pointer rests on it, and to a screen reader. A name that has no room is shortened, or a
/// number stands for it, and under the picture what the number means.
public enum FrameDrawing {
  /// The picture of frames, a whole document whose last line is ended.
  ///
  /// `frames` are those of the items of `nodes`, of which the first is the container. Those in no
  /// container are not drawn. Numbers are rounded to a thousandth of a point, or finer in small layouts.
  ///
  /// - Parameter free: the attributes that are not the same in all best layouts.
  public static func svg(
    nodes: [LayoutNode], frames: [Frame], free: [FreeAttribute] = []
  ) -> String {
    svg(of: [DrawableLayout(nodes: nodes, frames: frames, free: free)])
  }

  /// The picture of layouts side by side, as many in a row as have room, a whole document whose last line is ended.
  ///
  /// Views are painted inside their parents, in the order of their declaration, a later one over an earlier
  /// one. The constraints of a conflict are red: each with the number that it wants, and the one that the
  /// picture has where it breaks the constraint. Constraints that gave way are of the colour of amber. Of
  /// several conflicts each has a picture, and so has what gave way beside them.
  /// Where nothing says how large the container is, that is said under the picture.
  ///
  ///     let result = try engine.solve(problem, explaining: true)
  ///     let svg = FrameDrawing.svg(of: [DrawableLayout(problem, result)], showing: [.measures])
  ///
  /// What gave way is only known of a result that was asked to explain itself.
  ///
  /// - Parameter details: what is shown beside the views.
  public static func svg(
    of layouts: [DrawableLayout], showing details: Set<FrameDetail> = []
  ) -> String {
    SVGWriter.text(of: PictureSheet(layouts, showing: details))
  }
}
