import UIKit
class SelfFirst: UIView {
  func rebuild() {
    widthAnchor.constraint(equalToConstant: 100).isActive = true
    self.constraints.first?.isActive = false
    widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
