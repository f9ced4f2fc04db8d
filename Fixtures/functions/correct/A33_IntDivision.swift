import UIKit
final class Div: UIView {
  let box = UIView()
  func build() {
    box.heightAnchor.constraint(equalToConstant: CGFloat(25 / 2)).isActive = true
    box.heightAnchor.constraint(equalToConstant: 12).isActive = true
  }
}
