import UIKit
import SnapKit

final class GX015: UIView {
  func run() {
    let v = UIView(); let mk = { (v: UIView) -> () -> Void in { v.widthAnchor.constraint(equalToConstant: 20).isActive = true } }; let f = mk(UIView()); f(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }
  
}
