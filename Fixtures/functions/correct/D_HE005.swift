import UIKit
import SnapKit

final class HE005: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; bind { c.isActive = false }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func bind(_ f: () -> Void) { f() }
}
