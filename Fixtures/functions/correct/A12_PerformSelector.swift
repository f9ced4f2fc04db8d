import UIKit
final class PS: UIView {
  func rebuild(_ box: UIView) {
    let old = UIView(), new = UIView()
    box.addSubview(old)
    NSLayoutConstraint.activate([old.heightAnchor.constraint(equalToConstant: 100), old.heightAnchor.constraint(equalTo: box.heightAnchor)])
    old.perform(#selector(UIView.removeFromSuperview))
    box.addSubview(new)
    NSLayoutConstraint.activate([new.heightAnchor.constraint(equalToConstant: 200), new.heightAnchor.constraint(equalTo: box.heightAnchor)])
  }
}
