import UIKit
import SnapKit

final class GF030: UIView {
  func run() {
    let u = UIView(), b = UIView(); addSubview(u); addSubview(b); u.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).inset(UIEdgeInsets(top: 5, left: 0, bottom: 8, right: 0)); $0.top.equalTo(b.snp.bottom).offset(-8) }
  }
  
}
