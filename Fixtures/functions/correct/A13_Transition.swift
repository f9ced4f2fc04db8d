import UIKit
final class TransitionVC: UIViewController {
  func show(_ container: UIView) {
    let old = UIView(), new = UIView()
    container.addSubview(old)
    NSLayoutConstraint.activate([
      old.topAnchor.constraint(equalTo: container.topAnchor), old.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      old.heightAnchor.constraint(equalToConstant: 100)])
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft)
    NSLayoutConstraint.activate([
      new.topAnchor.constraint(equalTo: container.topAnchor), new.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      new.heightAnchor.constraint(equalToConstant: 200)])
  }
}
