import UIKit
import SnapKit

final class HE011: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; bind { c.isActive = false }; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func bind(_ f: @escaping () -> Void) { later(f) }
  private func later(_ f: () -> Void) { f() }
}
