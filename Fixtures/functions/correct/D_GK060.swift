import UIKit
import SnapKit

final class GK060: UIView {
  func update() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; update { c.isActive = false }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func update(_ f: () -> Void) { f() }
}
