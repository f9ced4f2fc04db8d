import UIKit
final class LW: UIView {
  let box = UIView()
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    for c in [wide, narrow] where c.constant > 150 { c.soften() }
    NSLayoutConstraint.activate([wide, narrow])
  }
}
