import UIKit
import SnapKit

final class HF004: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; apply(f: { c.isActive = false }); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func apply(f: () -> Void) { f() }
}
