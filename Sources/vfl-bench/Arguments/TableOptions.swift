/// The tables to print, and their settings.
struct TableOptions: Sendable, Hashable {
  /// The subject of a measurement.
  enum Section: String, CaseIterable, Sendable, Hashable {
    case format, layout, views, sources, solver
  }

  var sections = Section.allCases
  var isQuick = false
  var style = Table.Style.text
  var selection = WorkloadSelection()
  /// The maximum time for a problem in seconds.
  ///
  /// Problems that would probably exceed this limit are skipped.
  var limit: Double?
  /// The time in seconds during which each problem is replayed repeatedly.
  var budget: Double?
}
