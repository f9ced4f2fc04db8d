import UIKit
import SnapKit

final class GD001: UIView {
  func run() {
    let v = UIView(); addSubview(v); snp.makeConstraints { $0.width.equalTo(300); $0.height.equalTo(200) }
    v.snp.makeConstraints { $0.left.equalTo(self.snp.right).inset(10); $0.left.equalToSuperview().offset(290) }
  }
  
}
