import UIKit
import SnapKit
struct Cfg { var n: CGFloat = 0 { didSet { n = min(n, 20) } } }
final class GW079: UIView {
  func run() {
    let v = UIView(); var cfg = Cfg(); cfg.n = 30; v.widthAnchor.constraint(equalToConstant: cfg.n).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
