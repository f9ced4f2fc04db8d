/// Lines of a table, printed with aligned columns.
struct Table {
  private var rows: [[String]]

  /// Begins a table with the names of its columns.
  init(_ columns: String...) {
    rows = [columns]
  }

  /// Adds a line.
  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Prints the table under a title; the first column is aligned to the left.
  func print(title: String) {
    Swift.print(title)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
    Swift.print("")
  }

  /// A time with a unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(decimal(nanoseconds, 0)) ns"
    case ..<1_000_000: "\(decimal(nanoseconds / 1_000, 2)) µs"
    case ..<1_000_000_000: "\(decimal(nanoseconds / 1_000_000, 2)) ms"
    default: "\(decimal(nanoseconds / 1_000_000_000, 2)) s"
    }
  }

  /// A number with a fixed count of decimal places.
  static func decimal(_ value: Double, _ places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: scale)
    guard places > 0 else { return String(whole) }
    let digits = String(fraction)
    return "\(whole)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
