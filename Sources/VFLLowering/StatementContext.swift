import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// What holds for all of a statement.
struct StatementContext {
  /// The statement's number in the program, from 1 on.
  let number: Int
  /// The statement in its text.
  let span: SourceSpan
  /// The chain, if the statement is one.
  var chain = ChainNode(.horizontal)
  /// The names in brackets of the chain, once somebody has asked for them.
  var namesInChain: Set<String>?
  /// The options that the text was given.
  var options: FormatOptions = []
  /// The axis being lowered.
  var axis = Axis.horizontal
  /// The container that `in(...)` names.
  var givenContainer: ItemID?
  /// The container: that one, or the superview of the first view.
  var container: ItemID?
  /// The priority of records without one of their own.
  var priority = Priority.required
  /// What `gap(...)` and `margin(...)` say, in points.
  var gap: Double?
  var margin: Double?
  /// What neighbours have in common, by raw value.
  var shared: [Attribute] = []
  /// From right to left or from left to right; `nil` where leading and trailing are meant.
  var isRightToLeft: Bool?
  /// Whether gaps are measured between baselines.
  var isBaseline = false
  /// The name of records without a label.
  var name: String?
  /// How many views the predicates being lowered are said of.
  var viewCount = 1
  /// What has been told of the statement.
  var told: Set<ToldFault> = []
  /// How many errors it has so far, each as often as it was found.
  var errorCount = 0
  /// What the names of the statement stand for, by their places.
  var itemsAt: [SourceSpan: [ItemID]] = [:]
  /// How many guides the statement has made.
  var guideCount = 0
  /// How many of them are for each part of a format.
  var partCounts: [GuidePart: Int] = [:]
  /// The first of the equal spaces.
  var equalReference: ItemID?
  /// The first part that has a weight, and the weight.
  var weightReference: (item: ItemID, weight: Double)?

  var isVertical: Bool { axis == .vertical }
  /// The size along the axis.
  var size: Attribute { isVertical ? .height : .width }

  /// Begins with an axis: equal spaces and weights of the other one have nothing to do with it.
  mutating func begin(_ axis: Axis) {
    self.axis = axis
    equalReference = nil
    weightReference = nil
  }
}

/// What a guide that nobody has named is there for, in the words of the format.
enum GuidePart: String {
  case column = "cols"
  case row = "rows"
  case equalSpace = "~"
  case gap
}
