import UIKit
import SnapKit

final class GD004: UIView {
  func run() {
    let v = UIView(); addSubview(v); snp.makeConstraints { $0.width.equalTo(300); $0.height.equalTo(200) }
    v.snp.makeConstraints { $0.centerX.equalTo(50); $0.left.equalTo(25); $0.width.equalTo(50) }
  }
  
}
