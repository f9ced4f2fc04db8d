import UIKit
import SnapKit

final class GK009: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; let d = ["a": c]; d.values.forEach { $0.constant = 20 }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
