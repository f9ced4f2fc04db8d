import UIKit
import SnapKit

final class GF071: UIView {
  func run() {
    let u = UIView(), p = UIView(); addSubview(p); p.addSubview(u); u.snp.makeConstraints { $0.height.equalTo(self) }; self.heightAnchor.constraint(equalToConstant: 100).isActive = true; let i = UIBarButtonItem(customView: p); u.heightAnchor.constraint(equalToConstant: 20).isActive = true; _ = i
  }
  
}
