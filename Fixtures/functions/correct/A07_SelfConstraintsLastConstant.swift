import UIKit
class SelfLast: UIView {
  func rebuild() {
    widthAnchor.constraint(equalToConstant: 100).isActive = true
    self.constraints.last!.constant = 200
    widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
