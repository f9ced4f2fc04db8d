import UIKit
import SnapKit
struct St { var w: CGFloat }
final class GC009: UIView {
  func run() {
    let v = UIView(); var ss = [St(w: 10)]; let t = ss[0]; ss[0].w = 20; v.widthAnchor.constraint(equalToConstant: t.w).isActive = true; v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.heightAnchor.constraint(equalToConstant: ss[0].w).isActive = true; v.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
