import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The state of the statement that is being lowered.
struct StatementContext {
  /// The number of the statement in the program, counted from 1.
  let number: Int
  /// The span of the statement.
  let span: SourceSpan
  /// The chain, or an empty chain if the statement is not a chain.
  var chain = ChainNode(.horizontal)
  /// The names in brackets of the chain.
  ///
  /// The names are collected on first use.
  var namesInChain: Set<String>?
  /// The options that were passed for the format string.
  var options: FormatOptions = []
  /// The axis that is being lowered, and the direction.
  var order = ChainOrder()
  /// The container specified by `in(…)`.
  var givenContainer: ItemID?
  /// The specified container, or the superview of the first view.
  var container: ItemID?
  /// The priority of constraints without an explicit priority.
  var priority = Priority.required
  /// The values of `gap(…)` and `margin(…)`, in points.
  var gap: Double?
  var margin: Double?
  /// The attributes that are equal in adjacent views, ordered by raw value.
  var shared: [Attribute] = []
  /// The name of constraints without a label.
  var name: String?
  /// The number of views to which the current predicates apply.
  var viewCount = 1
  /// The diagnostics that have been reported for the statement.
  var reported: Set<ReportedDiagnostic> = []
  /// The number of errors in the statement so far, including duplicates.
  var errorCount = 0
  /// The items to which names refer, by the spans of the names.
  var itemsAt: [SourceSpan: [ItemID]] = [:]
  /// The number of guides that the statement has created.
  var guideCount = 0
  /// The number of guides that the statement has created for each part of a format string.
  var partCounts: [GuidePart: Int] = [:]
  /// The guide of the first equal space.
  var equalReference: ItemID?
  /// The first weighted item, with its weight.
  var weightReference: (item: ItemID, weight: Double)?

  /// Begins an axis.
  ///
  /// Equal spaces and weights of the previous axis are independent of it.
  mutating func begin(_ axis: Axis) {
    order.axis = axis
    equalReference = nil
    weightReference = nil
  }
}

/// The purpose of a guide without a name, in the notation of format strings.
enum GuidePart: String {
  case column = "cols"
  case row = "rows"
  case equalSpace = "~"
  case gap
}
