import UIKit

private let inset: CGFloat = 8
private let doubled = inset * 2

/// Constants whose values use names that mean something else where the constants are used.
final class PriceTag: UIView {
  private let label = UILabel()
  private let inset: CGFloat = 50

  enum Size {
    static let small: CGFloat = 10
    static let large = small + 5
  }

  private func pin(_ view: UIView, inset: CGFloat, height: CGFloat = doubled) {
    view.topAnchor.constraint(equalTo: topAnchor, constant: inset).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  func setUp() {
    let small: CGFloat = 100
    let doubled: CGFloat = 99
    addSubview(label)
    pin(label, inset: 40)
    label.heightAnchor.constraint(lessThanOrEqualToConstant: 16).isActive = true
    label.widthAnchor.constraint(equalToConstant: Size.large).isActive = true
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 15).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: small + doubled).isActive = true
  }
}
