import UIKit
final class LC: UIView {
  let box = UIView()
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    for c in [wide, narrow] {
      if c === narrow { continue }
      c.soften(by: 1)
    }
    NSLayoutConstraint.activate([wide, narrow])
  }
}
