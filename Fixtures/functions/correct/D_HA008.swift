import UIKit
import SnapKit
final class M { var view = UIView(); func rebuild() { view = UIView() } }
final class HA008: UIView {
  func run() {
    let m = M(); m.view.widthAnchor.constraint(equalToConstant: 10).isActive = true; m.rebuild(); m.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
