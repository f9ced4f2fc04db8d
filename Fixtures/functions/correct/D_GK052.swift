import UIKit
import SnapKit

final class GK052: UIView {
  func run() {
    let v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.setWidth(20); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
