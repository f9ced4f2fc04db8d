import UIKit
import SnapKit

final class GG012: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { $0.width.equalTo(vs[1]).multipliedBy(0.5).offset(10); $0.width.equalTo(20) }
  }
  var vs: [UIView] = []
}
