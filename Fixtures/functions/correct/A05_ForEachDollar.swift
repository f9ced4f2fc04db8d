import UIKit
class ViewConstraintsOff: UIViewController {
  let box = UIView()
  func rebuild() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.forEach { $0.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
