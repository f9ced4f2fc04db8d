import UIKit
import SnapKit

final class GG028: UIView {
  func run() {
    let u = UIView(), p = UIView(); addSubview(u); addSubview(p); u.snp.makeConstraints { $0.width.equalTo(p.subviews[0]).offset(10); $0.width.equalTo(20) }
  }
  
}
