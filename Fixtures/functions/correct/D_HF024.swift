import UIKit
import SnapKit

final class HF024: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; animate(changes: { c.isActive = false }); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func animate(changes: @escaping () -> Void) { UIView.animate(withDuration: 1, animations: changes) }
}
