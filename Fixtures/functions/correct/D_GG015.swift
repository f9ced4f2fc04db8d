import UIKit
import SnapKit

final class GG015: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { $0.width.lessThanOrEqualTo(vs.last!).offset(10); $0.width.equalTo(20) }
  }
  var vs: [UIView] = []
}
