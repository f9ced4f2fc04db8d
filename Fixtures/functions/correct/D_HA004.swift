import UIKit
import SnapKit
final class M { var k: CGFloat = 0; var scale: CGFloat = 1 { didSet { k *= scale } } }
final class HA004: UIView {
  func run() {
    m.k = 10; m.scale = 2; let v = UIView(); v.widthAnchor.constraint(equalToConstant: m.k).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  let m = M()
}
