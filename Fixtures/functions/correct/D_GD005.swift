import UIKit
import SnapKit

final class GD005: UIView {
  func run() {
    let v = UIView(); addSubview(v); snp.makeConstraints { $0.width.equalTo(300); $0.height.equalTo(200) }
    v.snp.makeConstraints { $0.center.equalTo(CGPoint(x: 50, y: 60)); $0.size.equalTo(20); $0.top.equalTo(50); $0.left.equalTo(40) }
  }
  
}
