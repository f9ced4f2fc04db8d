/// Which tables are printed, and how.
struct TableOptions: Sendable, Hashable {
  /// What is measured.
  enum Section: String, CaseIterable, Sendable, Hashable {
    case format, layout, views, sources, solver
  }

  var sections = Section.allCases
  var isQuick = false
  var style = Table.Style.text
  var selection = WorkloadSelection()
  /// How long a problem may take, in seconds; larger ones that would take longer are left out.
  var limit: Double?
  /// How long a problem is replayed for, in seconds.
  var budget: Double?
}
