import UIKit
import SnapKit

final class GD002: UIView {
  func run() {
    let v = UIView(); addSubview(v); snp.makeConstraints { $0.width.equalTo(300); $0.height.equalTo(200) }
    v.snp.makeConstraints { $0.bottom.equalTo(self.snp.top).inset(10); $0.bottom.equalTo(self.snp.top).offset(10) }
  }
  
}
