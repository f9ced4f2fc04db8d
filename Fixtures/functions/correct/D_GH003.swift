import UIKit
import SnapKit

final class GH003: UIView {
  func run() {
    let v = UIView(); let n = [1, 2, 3].count; v.widthAnchor.constraint(equalToConstant: CGFloat(n / 2)).isActive = true; v.widthAnchor.constraint(equalToConstant: 1).isActive = true
  }
  
}
