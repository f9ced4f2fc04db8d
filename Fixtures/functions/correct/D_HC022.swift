import UIKit
import SnapKit

final class HC022: UIView {
  func run() {
    let u = UIView(); addSubview(u); u.snp.makeConstraints { make in make.width.lessThanOrEqualTo(titles.last!.snp.width).offset(-40); make.height.equalTo(44) }
  }
  var titles: [UILabel] = []
}
