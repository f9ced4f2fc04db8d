import UIKit
final class Prec: UIView {
  let box = UIView()
  func build() {
    box.widthAnchor.constraint(equalToConstant: 10 + 2 * 3).isActive = true
    box.widthAnchor.constraint(equalToConstant: 16).isActive = true
    box.heightAnchor.constraint(equalToConstant: 100 - 20 / 2 - 5).isActive = true
    box.heightAnchor.constraint(equalToConstant: 85).isActive = true
  }
}
