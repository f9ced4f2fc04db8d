/// The style sheet of a picture, with colors for light mode and dark mode.
enum SVGStyle {
  /// Returns the `style` element with the rules for the given inks.
  static func element(_ inks: Set<Picture.Ink>) -> String {
    """
      <style>
        .vfl text { font-family: system-ui, sans-serif; paint-order: stroke; stroke-linejoin: round;
          pointer-events: none; }
        .vfl line, .vfl path { fill: none; }
    \(rules(light, inks, indent: "    "))
        @media (prefers-color-scheme: dark) {
    \(rules(dark, inks, indent: "      "))
        }
      </style>
    """
  }

  /// The colors of light mode or dark mode.
  private struct Palette {
    let paper: String
    let container: String
    let containerEdge: String
    let view: String
    let viewText: String
    let inks: [(ink: Picture.Ink, color: String)]
  }

  private static let light = Palette(
    paper: "#f3f4f6", container: "#ffffff", containerEdge: "#6b7280", view: "#3b82f6",
    viewText: "#1d3f72",
    inks: [
      (.guide, "#6d28d9"), (.margin, "#64748b"), (.baseline, "#a21caf"), (.measure, "#0f766e"),
      (.conflict, "#dc2626"), (.yielding, "#b45309"), (.words, "#374151"),
    ])

  private static let dark = Palette(
    paper: "#030712", container: "#111827", containerEdge: "#9ca3af", view: "#3b82f6",
    viewText: "#bfdbfe",
    inks: [
      (.guide, "#c4b5fd"), (.margin, "#94a3b8"), (.baseline, "#f0abfc"), (.measure, "#5eead4"),
      (.conflict, "#f87171"), (.yielding, "#fbbf24"), (.words, "#d1d5db"),
    ])

  private static func rules(
    _ palette: Palette, _ inks: Set<Picture.Ink>, indent: String
  ) -> String {
    var rules = [
      ".paper { fill: \(palette.paper); }",
      ".container { fill: \(palette.container); stroke: \(palette.containerEdge); }",
      ".view { fill: \(palette.view); fill-opacity: 0.12; stroke: \(palette.view); }",
      ".dot { fill-opacity: 1; }",
      "text.view { fill: \(palette.viewText); fill-opacity: 1; stroke: \(palette.container); "
        + "stroke-opacity: 0.6; }",
    ]
    for (ink, color) in palette.inks where inks.contains(ink) {
      rules.append(".\(ink.rawValue) { fill: none; stroke: \(color); }")
      let halo = ink == .words ? palette.paper : palette.container
      rules.append("text.\(ink.rawValue) { fill: \(color); stroke: \(halo); }")
    }
    return rules.map { "\(indent).vfl \($0)" }.joined(separator: "\n")
  }
}
