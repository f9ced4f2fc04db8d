import UIKit
final class E1: UIViewController {
  func show(_ container: UIView) {
    let old = UIView(), new = UIView()
    container.addSubview(old)
    NSLayoutConstraint.activate([old.heightAnchor.constraint(equalTo: container.heightAnchor), old.heightAnchor.constraint(equalToConstant: 100)])
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft)
    NSLayoutConstraint.activate([new.heightAnchor.constraint(equalTo: container.heightAnchor), new.heightAnchor.constraint(equalToConstant: 200)])
  }
}
