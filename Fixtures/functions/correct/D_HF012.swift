import UIKit
import SnapKit

final class HF012: UIView {
  func run() {
    let v = UIView(); var k: CGFloat = 10; apply { k = 20 }; v.widthAnchor.constraint(equalToConstant: k).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  private func apply(_ f: () -> Void) { f() }
}
