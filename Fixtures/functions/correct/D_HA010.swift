import UIKit
import SnapKit
struct M { var view = UIView(); mutating func rebuild() { view = UIView() } }
final class HA010: UIView {
  func run() {
    var m = M(); m.view.widthAnchor.constraint(equalToConstant: 10).isActive = true; m.rebuild(); m.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
