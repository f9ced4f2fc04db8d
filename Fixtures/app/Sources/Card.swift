import UIKit

/// A card: a picture, and a title and a button below it.
final class Card: UIView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let button = UIButton()

  func activateConstraints() {
    let views = ["picture": picture, "title": title, "button": button]
    let metrics = ["gap": 12]
    for format in ["H:|[picture]|", "H:|-gap-[titel]-gap-|", "H:|-(>=gap)-[button(>=88)]-gap-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[picture(160)]-gap-[title]-(>=gap)-[button(44)]-gap-|",
        options: [], metrics: metrics, views: views))
  }
}
