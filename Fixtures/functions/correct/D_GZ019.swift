import UIKit
import SnapKit
struct M { var k: CGFloat = 0 }
final class GZ019: UIView {
  func run() {
    metrics.k = 10; let p = metrics; metrics.k = 20; let v = UIView(); v.widthAnchor.constraint(equalToConstant: p.k).isActive = true; v.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }
  var metrics = M()
}
