import UIKit
import SnapKit
struct St { var w: CGFloat }
final class GC005: UIView {
  func run() {
    let v = UIView(); let s = St(w: 10); go(v, s); v.widthAnchor.constraint(equalToConstant: s.w).isActive = true; v.heightAnchor.constraint(equalToConstant: 20).isActive = true; v.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }
  private func go(_ v: UIView, _ s: St) { var s = s; s.w = 20; v.heightAnchor.constraint(equalToConstant: s.w).isActive = true }
}
