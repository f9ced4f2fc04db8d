import UIKit
import SnapKit

final class GG022: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { $0.size.equalTo(vs[0]).offset(10); $0.width.equalTo(20) }
  }
  var vs: [UIView] = []
}
