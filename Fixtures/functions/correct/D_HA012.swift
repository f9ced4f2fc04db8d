import UIKit
import SnapKit

final class HA012: UIView {
  func run() {
    m.view.widthAnchor.constraint(equalToConstant: 10).isActive = true; m.advance(); m.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  let m: Pager
}
