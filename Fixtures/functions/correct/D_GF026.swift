import UIKit
import SnapKit

final class GF026: UIView {
  func run() {
    let u = UIView(), b = UIView(); addSubview(u); addSubview(b); u.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).inset(-8); $0.height.equalTo(20); $0.bottom.equalTo(b.snp.bottom).offset(28) }
  }
  
}
