import UIKit
import SnapKit

final class GZ017: UIView {
  func run() {
    m.k = 10; m.reset(to: 20); let v = UIView(); v.widthAnchor.constraint(equalToConstant: m.k).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  let m: Metrics
}
