import UIKit
import SnapKit
struct St { var w: CGFloat }
final class GC004: UIView {
  func run() {
    let v = UIView(); let s = St(w: 10); let f = { var t = s; t.w = 20; v.heightAnchor.constraint(equalToConstant: t.w).isActive = true }; f(); v.widthAnchor.constraint(equalToConstant: s.w).isActive = true; v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
