import UIKit
import SnapKit

final class GF001: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { $0.height.equalTo(anchorItem()).offset(10); $0.height.equalTo(20) }
  }
  private func anchorItem() -> ConstraintItem { self.snp.width }
}
