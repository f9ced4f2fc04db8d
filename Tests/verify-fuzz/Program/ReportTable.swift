import Foundation

/// The table with a line for each layout.
enum ReportTable {
  /// The width of the column with names.
  private static let nameWidth = 20
  private static let titles = [
    "views", "intervals", "properties", "proved", "violated", "undecided", "seconds", "points",
  ]

  /// The line with the titles of the columns.
  static let head =
    "layout".padding(toLength: nameWidth, withPad: " ", startingAt: 0)
    + titles.map { "  " + $0 }.joined() + "  slowest property"

  /// Returns the line for a layout.
  static func line(_ report: LayoutReport) -> String {
    let name = report.name.padding(
      toLength: max(nameWidth, report.name.count), withPad: " ", startingAt: 0)
    let cells = [
      String(report.viewCount), String(report.intervalCount), String(report.propertyCount),
      String(report.proved), String(report.violated), String(report.undecided),
      seconds(report.seconds), String(report.pointCount),
    ]
    let columns = zip(titles, cells).map { title, cell in
      String(repeating: " ", count: max(2, title.count + 2 - cell.count)) + cell
    }
    let slowest = report.slowest.map { "  \(seconds($0.seconds)) \($0.property)" } ?? ""
    return name + columns.joined() + slowest
  }

  /// Returns a duration with two digits after the decimal point.
  static func seconds(_ number: Double) -> String {
    String(format: "%.2f", number)
  }
}
