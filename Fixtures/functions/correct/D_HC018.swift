import UIKit
import SnapKit

final class HC018: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { make in make.width.equalTo(card.titleLabel).offset(-40); make.height.equalTo(44) }
  }
  let card = Card()
}
