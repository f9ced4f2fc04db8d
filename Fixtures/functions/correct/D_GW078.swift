import UIKit
import SnapKit
final class Cfg { var n: CGFloat = 0; static func bump(_ c: Cfg) { c.n += 10 } }
final class GW078: UIView {
  func run() {
    let v = UIView(); let cfg = Cfg(); cfg.n = 10; v.widthAnchor.constraint(equalToConstant: cfg.n).isActive = true; Cfg.bump(cfg); v.heightAnchor.constraint(equalToConstant: cfg.n).isActive = true; NSLayoutConstraint.activate([v.heightAnchor.constraint(equalTo: v.widthAnchor, constant: 10)])
  }
  
}
