import UIKit
import SnapKit
struct Cfg { private var m: CGFloat = 0; var n: CGFloat { get { m * 2 } set { m = newValue } } }
final class GW080: UIView {
  func run() {
    let v = UIView(); var cfg = Cfg(); cfg.n = 10; v.widthAnchor.constraint(equalToConstant: cfg.n).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
