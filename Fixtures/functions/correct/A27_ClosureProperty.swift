import UIKit
final class ClosureProp: UIView {
  let box = UIView()
  var relax: (() -> Void)?
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true
    relax = { wide.isActive = false }
    relax?()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
