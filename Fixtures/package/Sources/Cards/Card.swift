/// A card with a title above a body.
public struct Card {
  /// What stands on top.
  public var title: String
}
