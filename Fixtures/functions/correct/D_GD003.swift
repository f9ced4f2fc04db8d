import UIKit
import SnapKit

final class GD003: UIView {
  func run() {
    let v = UIView(); addSubview(v); snp.makeConstraints { $0.width.equalTo(300); $0.height.equalTo(200) }
    v.snp.makeConstraints { $0.top.equalTo(self.snp.bottom).inset(10); $0.top.equalTo(self.snp.bottom).offset(-10) }
  }
  
}
