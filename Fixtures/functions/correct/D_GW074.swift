import UIKit
import SnapKit
struct Cfg { var n: CGFloat = 0; mutating func next() { n += 10 } }
final class GW074: UIView {
  func run() {
    let v = UIView(); cfg.n = 10; v.widthAnchor.constraint(equalToConstant: cfg.n).isActive = true; cfg.next(); v.heightAnchor.constraint(equalToConstant: cfg.n).isActive = true; NSLayoutConstraint.activate([v.heightAnchor.constraint(equalTo: v.widthAnchor, constant: 10)])
  }
  var cfg = Cfg()
}
