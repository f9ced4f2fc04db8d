import UIKit
import SnapKit

final class HF008: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; apply { c.constant = 20 }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func apply(_ f: () -> Void) { f() }
}
