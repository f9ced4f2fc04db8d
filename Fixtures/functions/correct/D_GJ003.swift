import UIKit
import SnapKit
struct Snp { func makeConstraints(_ f: (Any) -> Void) {} }
extension UIView { var snp: Snp { Snp() } }
final class GJ003: UIView {
  func run() {
    let v = UIView(); addSubview(v); v.snp.makeConstraints { $0.width.equalTo(10) }; v.snp.makeConstraints { $0.width.equalTo(20) }
  }
  
}
