/// A card with a title above a body.
public struct Card {
  /// What stands on top.
  public var title: String
}

#if canImport(UIKit)
  import UIKit

  extension Card {
    /// The title, as wide as the card.
    func constraints(of label: UILabel) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[label]-|", options: [], metrics: nil, views: ["label": label])
    }
  }
#endif
