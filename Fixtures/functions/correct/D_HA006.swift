import UIKit
import SnapKit

final class HA006: UIView {
  func run() {
    m.view = UIView(); m.view.widthAnchor.constraint(equalToConstant: 10).isActive = true; m.rebuild(); m.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  let m: M
}
