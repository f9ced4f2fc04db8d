/// The rows of a table, which is printed with aligned columns or as Markdown.
struct Table {
  /// The output format of a table.
  enum Style: Sendable, Hashable {
    case text
    case markdown
  }

  private var rows: [[String]]

  /// Creates a table with the names of its columns.
  init(_ columns: String...) {
    rows = [columns]
  }

  /// Creates a table with the names of its columns.
  init(_ columns: [String]) {
    rows = [columns]
  }

  /// Adds a row.
  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Returns the table under a title.
  func text(title: String, as style: Style) -> String {
    switch style {
    case .text: "\(title)\n\(aligned)\n"
    case .markdown: "**\(title)**\n\n\(markdown)\n"
    }
  }

  /// The rows with aligned columns.
  ///
  /// The first column is left-aligned.
  private var aligned: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private var markdown: String {
    let rule = ["---"] + rows[0].dropFirst().map { _ in "---:" }
    return ([rows[0], rule] + rows.dropFirst()).map { row in
      "| " + row.map(Self.markdownCell).joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// Formats a cell for Markdown.
  ///
  /// Text that contains characters with a meaning in Markdown is formatted as code.
  private static func markdownCell(_ cell: String) -> String {
    guard cell.contains(where: { "|[]<>*_`".contains($0) }) else { return cell }
    return "`" + cell.replacing("|", with: "\\|") + "`"
  }

  /// Formats a time with a suitable unit.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(decimal(nanoseconds, 0)) ns"
    case ..<1_000_000: "\(decimal(nanoseconds / 1_000, 2)) µs"
    case ..<1_000_000_000: "\(decimal(nanoseconds / 1_000_000, 2)) ms"
    default: "\(decimal(nanoseconds / 1_000_000_000, 2)) s"
    }
  }

  /// Formats a number with a fixed number of decimal places.
  static func decimal(_ value: Double, _ places: Int) -> String {
    if value < 0 { return "-" + decimal(-value, places) }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: scale)
    guard places > 0 else { return String(whole) }
    let digits = String(fraction)
    return "\(whole)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
