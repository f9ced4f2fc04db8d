import VFLPanels

/// Tables of the documented constraints of stack views, for 3 views in a horizontal stack view.
///
/// S is the stack view, s0 to s2 are its views, L is the guide that spans them across the axis, and G0 and G1
/// are the guides for the gaps. Each line contains an identifier without its prefix and the constraints, with
/// their priorities if they are optional.
enum StackTables {
  /// The constraints of each distribution along the axis, with a spacing of 8 points and content widths of
  /// 40, 60 and 80 points.
  static func distribution(
    _ distribution: StackView.Distribution, _ behavior: StackView.Behavior
  ) -> String {
    let canvas = "canvas-connection: S.leading == s0.leading; S.trailing == s2.trailing"
    let exact =
      "spacing: s1.leading == s0.trailing + 8; s2.leading == s1.trailing + 8"
    let least =
      "spacing: s1.leading >= s0.trailing + 8; s2.leading >= s1.trailing + 8"
    let edges = """
      distributing-edge: G0.leading == s0.trailing; G0.trailing == s1.leading
      distributing-edge: G1.leading == s1.trailing; G1.trailing == s2.leading
      """
    let centers = """
      distributing-edge: G0.leading == s0.centerX; G0.trailing == s1.centerX
      distributing-edge: G1.leading == s1.centerX; G1.trailing == s2.centerX
      """
    let fit = "canvas-fit: S.width == 0 @49"
    let chain = "ordering: s1.leading == S.trailing @0.001; s2.leading == S.trailing @0.0005"
    let order = "ordering: s1.leading == S.trailing @0.001; s2.leading == S.trailing @0.001"
    let held = "ordering: s1.width == 60 @0.0005; s2.width == 80 @0.001"
    let lines: [String]
    switch (distribution, behavior) {
    case (.fill, .fdStackView): lines = [canvas, exact, held]
    case (.fill, _): lines = [canvas, exact, order]
    case (.fillEqually, .fdStackView):
      lines = [canvas, exact, "fill-equally: s0.width == s1.width @999; s1.width == s2.width @998"]
    case (.fillEqually, _):
      lines = [canvas, exact, "fill-equally: s1.width == s0.width; s2.width == s0.width"]
    case (.fillProportionally, .uiKit):
      // 196 is the sum of the widths and the spacing.
      lines = [
        canvas, exact,
        """
        fill-proportionally: s0.width == S.width * \(40.0 / 196) @999
        fill-proportionally: s1.width == S.width * \(60.0 / 196) @998
        fill-proportionally: s2.width == S.width * \(80.0 / 196) @997
        """,
      ]
    case (.fillProportionally, .corrected):
      lines = [
        canvas, exact,
        """
        fill-proportionally: s0.width == S.width * \(40.0 / 180) - \(40.0 / 180 * 16) @999
        fill-proportionally: s1.width == S.width * \(60.0 / 180) - \(60.0 / 180 * 16) @998
        fill-proportionally: s2.width == S.width * \(80.0 / 180) - \(80.0 / 180 * 16) @997
        """,
      ]
    case (.fillProportionally, .fdStackView):
      lines = [
        canvas, exact,
        """
        fill-proportionally: s0.width == s1.width * \(40.0 / 60) @999
        fill-proportionally: s1.width == s2.width * 0.75 @998
        """,
      ]
    case (.equalSpacing, .fdStackView):
      lines = [canvas, least, edges, "fill-equally: G1.width == G0.width", held]
    case (.equalSpacing, _):
      lines = [canvas, least, edges, "fill-equally: G1.width == G0.width", fit, order]
    case (.equalCentering, .fdStackView):
      lines = [canvas, least, centers, "fill-equally: G1.width == G0.width", held]
    case (.equalCentering, _):
      lines = [canvas, least, centers, "fill-equally: G1.width == G0.width @149", fit, chain]
    }
    return lines.joined(separator: "\n")
  }

  /// The constraints of each alignment across the axis.
  static func alignment(
    _ alignment: StackView.Alignment, _ behavior: StackView.Behavior
  ) -> String {
    let isFD = behavior == .fdStackView
    func same(_ edge: String) -> String {
      "alignment: s0.\(edge) == s1.\(edge); s0.\(edge) == s2.\(edge)"
    }
    func canvas(_ rest: String) -> String { "canvas-connection: \(rest)" }
    /// Returns the boundaries of the spanner, each exact or not, with the priority of an exact boundary or
    /// required.
    func span(_ top: String, _ bottom: String) -> String {
      (0...2).map { index in
        [("top", top), ("bottom", bottom)].map { edge, relation in
          let isWeak = isFD || relation == "=="
          return
            "spanning-boundary: L.\(edge) \(relation) s\(index).\(edge)\(isWeak ? " @999.5" : "")"
        }.joined(separator: "\n")
      }.joined(separator: "\n") + "\nspanning-fit: L.\(isFD ? "width" : "height") == 0 @51"
    }
    let suppression =
      "ambiguity-suppression: s0.height == 0 @25; s1.height == 0 @25; s2.height == 0 @25"
    let fit = "canvas-fit: S.height == 0 @49"
    let lines: [String]
    switch alignment {
    case .fill:
      lines = [same("top"), same("bottom"), canvas("S.top == s0.top; S.bottom == s0.bottom")]
    case .leading:
      lines = [
        same("top"), span("==", ">="), canvas("S.top == s0.top; S.bottom == L.bottom"), suppression,
      ]
    case .trailing:
      lines = [
        same("bottom"), span("<=", "=="), canvas("S.top == L.top; S.bottom == s0.bottom"),
        suppression,
      ]
    case .center:
      lines = [
        same("centerY"), span("<=", ">="),
        canvas("S.top == L.top; S.bottom == L.bottom; S.centerY == s0.centerY"), suppression,
      ]
    case .firstBaseline:
      let top = isFD ? "s0.top >= S.top" : "S.top == L.top"
      lines = [
        same("firstBaseline"), span("<=", ">="), fit, canvas("\(top); S.bottom == L.bottom"),
        suppression, isFD ? "" : "ordering: s0.firstBaseline == S.top @0.001",
      ]
    case .lastBaseline:
      let bottom = behavior == .corrected ? "S.bottom == L.bottom" : "s0.bottom <= S.bottom"
      lines = [
        same("lastBaseline"), span("<=", ">="), fit, canvas("S.top == L.top; \(bottom)"),
        suppression, isFD ? "" : "ordering: s0.lastBaseline == S.top @0.001",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the constraints of table lines in the format of a stack view with a behavior, sorted.
  static func constraints(_ lines: String, _ behavior: StackView.Behavior) -> [String] {
    let prefix = behavior == .fdStackView ? "FDSV-" : "UISV-"
    return lines.split(separator: "\n").flatMap { line -> [String] in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return line[colon...].dropFirst().split(separator: ";").map { part in
        let text = part.drop { $0 == " " }
        return "'\(prefix)\(line[..<colon])' \(text)\(text.contains("@") ? "" : " @1000")"
      }
    }.sorted()
  }

  /// Returns the constraints for a vertical stack view.
  static func turned(_ lines: String) -> String {
    let pairs = [
      ("leading", "top"), ("trailing", "bottom"), ("width", "height"), ("centerX", "centerY"),
    ]
    var text = lines
    for (index, (one, other)) in pairs.enumerated() {
      text = text.replacing(".\(one)", with: ".#\(index)").replacing(".\(other)", with: ".\(one)")
        .replacing(".#\(index)", with: ".\(other)")
    }
    return text
  }
}
