import UIKit
final class KVC: UIView {
  func rebuild(_ box: UIView) {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    (box.constraints as NSArray).setValue(false, forKeyPath: "active")
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
