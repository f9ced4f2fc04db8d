/// Writes grids of tiles with equal widths, each with a picture or a number and a caption.
enum GridWriter {
  /// Writes a grid to a draft.
  static func write(to draft: inout DocumentDraft) {
    let columns = draft.random.whole(2...4)
    let isFigure = draft.random.oneIn(2)
    let rowCount = (draft.plan.viewCount + 3 * columns) / (3 * columns)
    let hasEqualHeights = draft.random.oneIn(3)
    let first = name(1, 1)
    for row in 1...rowCount {
      draft.note("Row \(row).")
      let tiles = (1...columns).map { name(row, $0) }
      for tile in tiles { draft.view(tile) }
      let heading = row % 3 == 1 ? section(row, &draft) : nil
      let above = row == 1 ? "|-edge" : "[\(name(row - 1, 1))]-gap"
      draft.format("V:\(above)-" + (heading.map { "[\($0)]-gap-" } ?? "") + "[\(tiles[0])]")
      if hasEqualHeights, row > 1 { draft.equation("\(tiles[0]).height == \(first).height") }
      let width =
        row == 1 ? draft.makes(.wideMinimum) ? "(>=\(324 / columns))" : "" : "(==\(first))"
      let rest = tiles.dropFirst().map { "-gap-[\($0)(==\(tiles[0]))]" }.joined()
      // The widths of one row follow from the container.
      draft.format(
        "H:|-gap-[\(tiles[0])\(row == 1 ? width : "")]\(rest)-gap-|",
        options: "alignAllTop, alignAllBottom")
      for tile in tiles {
        if isFigure { figure(tile, &draft) } else { picture(tile, &draft) }
      }
      if !isFigure || !hasEqualHeights { draft.format("V:[\(tiles[0])(0@200)]") }
    }
    draft.scrolls(rowCount * (1_366 / columns + 160) + 300)
    draft.require("inside and apart")
    draft.require("\(first).width >= 60")
    draft.require("\(name(rowCount, columns)).width == \(first).width")
    draft.require("\(name(rowCount, 1)).bottom <= |.bottom")
  }

  private static func name(_ row: Int, _ column: Int) -> String { "tile\(row)x\(column)" }

  /// A heading over a row.
  private static func section(_ row: Int, _ draft: inout DocumentDraft) -> String {
    let name = "section\(row)"
    draft.view(
      name, "intrinsic: \(draft.line(50...300, 24)) hugging: 251 compression: 749x1000")
    draft.format("H:|-edge-[\(name)]-(>=edge)-|")
    return name
  }

  /// A square picture over a caption.
  private static func picture(_ tile: String, _ draft: inout DocumentDraft) {
    draft.view("picture_\(tile)", parent: tile)
    draft.view(
      "caption_\(tile)", parent: tile,
      "intrinsic: \(draft.paragraph(16...48)) hugging: 250x251 compression: 749x1000")
    draft.format("H:|[picture_\(tile)]|")
    draft.equation("picture_\(tile).height == picture_\(tile).width")
    draft.format("H:|-4-[caption_\(tile)]-4-|")
    if draft.makes(.fixedHeight) {
      draft.format("V:|[picture_\(tile)]-4-[caption_\(tile)(16)]-(>=4)-|")
    } else {
      draft.format("V:|[picture_\(tile)]-4-[caption_\(tile)]-(>=4)-|")
    }
  }

  /// A name and a value, in a row or one below the other.
  private static func figure(_ tile: String, _ draft: inout DocumentDraft) {
    let (name, value) = ("name_\(tile)", "value_\(tile)")
    draft.view(
      name, parent: tile,
      "intrinsic: \(draft.line(30...160, 18)) hugging: 251 compression: \(draft.compression())x1000"
    )
    draft.view(
      value, parent: tile,
      "intrinsic: \(draft.line(20...90, 28)) hugging: 252 compression: 751x1000")
    if draft.makes(.missingSpacing) {
      draft.format("H:|-8-[\(name)]")
      draft.format("H:[\(value)]-8-|")
      draft.format("V:|-8-[\(name)]-(>=8)-|")
      draft.format("V:|-8-[\(value)]-(>=8)-|")
    } else {
      draft.format("H:|-8-[\(name)]-(>=8)-|")
      let space = draft.makes(.fixedSpacing) ? "8" : "(>=8)"
      draft.format("H:|-8-[\(value)]-\(space)-|")
      draft.format("V:|-8-[\(name)]-4-[\(value)]-(>=8)-|")
    }
  }
}
