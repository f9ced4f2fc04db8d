import UIKit
import SnapKit

final class GX012: UIView {
  func run() {
    let v = UIView(); let w: CGFloat = 20; var f: (() -> Void) = {}; for w in [10] { f = { v.widthAnchor.constraint(equalToConstant: CGFloat(w)).isActive = true } }; f(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.heightAnchor.constraint(equalToConstant: w).isActive = true
  }
  
}
