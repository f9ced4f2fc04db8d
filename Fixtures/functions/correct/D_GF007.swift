import UIKit
import SnapKit

final class GF007: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { $0.height.equalTo(subviews.first?.snp.width ?? snp.width).offset(10); $0.height.equalTo(20) }
  }
  
}
