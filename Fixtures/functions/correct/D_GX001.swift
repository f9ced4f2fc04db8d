import UIKit
import SnapKit

final class GX001: UIView {
  func run() {
    let v = UIView(); with { v.widthAnchor.constraint(equalToConstant: 10).isActive = true }
  }
  private func with(_ f: () -> Void) { let v = UIView(); f(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true }
}
