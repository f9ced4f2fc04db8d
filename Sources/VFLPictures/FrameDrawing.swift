public import VFLLayout

/// Draws layouts as SVG: the container, the views with their names and sizes, the conflicting and the relaxed
/// constraints, and optional details.
///
/// One point of the layout is one pixel of the picture. If the longer side of the layout is less than 240
/// points or more than 1,200 points, it is scaled to 240 or 1,200 pixels. The SVG coordinates are the
/// coordinates of the layout. Text and lines have the same size in pixels in all pictures.
///
/// - The colors follow the reader's light or dark mode.
/// - A view with an ambiguous frame has a dashed border.
/// - A view without width or height is a line between two dots, or a single dot.
/// - Each view has a `title` element with its name, size and position. Browsers show the title as a tooltip,
///   and screen readers read it.
/// - A name that does not fit is shortened, or replaced by a number that a legend below the picture explains.
public enum FrameDrawing {
  /// Returns a complete SVG document that draws the given frames.
  ///
  /// The document ends with a newline. Items that are not descendants of the container are not drawn.
  /// Coordinates are rounded to a thousandth of a point, or to a smaller unit if the layout is small.
  ///
  /// - Parameters:
  ///   - nodes: The items of the layout. The first item is the container.
  ///   - frames: The frames of the items, in the order of `nodes`.
  ///   - free: The attributes that differ between optimal layouts.
  public static func svg(
    nodes: [LayoutNode], frames: [Frame], free: [FreeAttribute] = []
  ) -> String {
    svg(of: [DrawableLayout(nodes: nodes, frames: frames, free: free)])
  }

  /// Returns a complete SVG document that draws layouts side by side, in as many rows as necessary.
  ///
  /// The document ends with a newline. All layouts are drawn at the same scale. Children are painted over
  /// their parents, and siblings in the order of their declaration.
  ///
  /// The constraints of a conflict are red, and relaxed constraints are amber. The label of a constraint is
  /// the size or distance that the constraint specifies. If the drawn frames violate the constraint, the
  /// label also contains the drawn size or distance.
  ///
  /// If a layout has several conflicts, each of the first 12 conflicts is drawn in its own picture, and so
  /// are the relaxed constraints. A line below the picture reports each dimension of the container that is
  /// assumed because it is ambiguous.
  ///
  ///     let result = try engine.solve(problem, explaining: true)
  ///     let svg = FrameDrawing.svg(of: [DrawableLayout(problem, result)], showing: [.measures])
  ///
  /// The relaxed constraints of a satisfiable layout are drawn only if it was solved with `explaining: true`.
  ///
  /// - Parameters:
  ///   - layouts: The layouts to draw.
  ///   - details: The details to show in addition to the views.
  public static func svg(
    of layouts: [DrawableLayout], showing details: Set<FrameDetail> = []
  ) -> String {
    SVGWriter.text(of: PictureSheet(layouts, showing: details))
  }
}
