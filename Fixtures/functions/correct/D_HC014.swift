import UIKit
import SnapKit

final class HC014: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { make in make.width.equalTo(isPad ? self : superview!).offset(-40); make.height.equalTo(44) }
  }
  var isPad: Bool { true }
}
