/// The reason for which a live solver refuses a change.
///
/// A refused change leaves no trace.
package enum RowRefusal: Error, Hashable, Sendable {
  /// There is no variable of this number, or it was removed.
  case unknownVariable(Int)
  /// There is no row of this number, or it was removed.
  case unknownRow(Int)
  /// A coefficient, a constant or a priority is not finite.
  case unusableNumber(Double)
}
