/// The reason why a live solver rejects a change.
///
/// A rejected change has no effect.
package enum RowRefusal: Error, Hashable, Sendable {
  /// There is no variable with this number, or it was removed.
  case unknownVariable(Int)
  /// There is no row with this number, or it was removed.
  case unknownRow(Int)
  /// A coefficient, a constant or a priority is not finite.
  case unusableNumber(Double)
}
