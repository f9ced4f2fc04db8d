import UIKit
import SnapKit

final class GQ070: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; run { c.isActive = false }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func run(_ f: () -> Void) { f() }
}
