import UIKit
import SnapKit

final class GK057: UIView {
  func run() {
    let v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; Layout.update(v, width: 20); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
