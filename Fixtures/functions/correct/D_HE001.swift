import UIKit
import SnapKit

final class HE001: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; bind { c.isActive = $0 }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func bind(_ f: (Bool) -> Void) { f(false) }
}
