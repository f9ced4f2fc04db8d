import VFLDiagnostics

/// A text table without its empty columns.
///
/// The first two columns are aligned on the left, the other columns contain numbers and are aligned on the
/// right.
struct TextTable {
  private var rows: [[String]]

  init(_ headings: [String]) {
    rows = [headings]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Returns a number of points as text, rounded to 3 decimal places.
  static func number(_ value: Double) -> String {
    DecimalText.shortest((value * 1000).rounded() / 1000)
  }

  /// The lines of the table, each with a line feed and without trailing spaces.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let columns = widths.indices.filter { widths[$0] > 0 }
    return rows.map { row in
      let cells = columns.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + space : space + row[column]
      }
      let line = cells.joined(separator: "  ")
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }
}
