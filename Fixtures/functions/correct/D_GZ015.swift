import UIKit
import SnapKit
struct M { var k: CGFloat = 0; mutating func grow() { k = 20 } }
final class GZ015: UIView {
  func run() {
    m.k = 10; m.grow(); let v = UIView(); v.widthAnchor.constraint(equalToConstant: m.k).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  var m = M()
}
