import UIKit
import SnapKit

final class GB006: UIView {
  func run() {
    let k: CGFloat = 10
    let v = UIView()
    let f = { v.widthAnchor.constraint(equalToConstant: k).isActive = true }
    [20].forEach { (k: CGFloat) in f(); v.heightAnchor.constraint(equalToConstant: k).isActive = true }
    v.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }
  
}
