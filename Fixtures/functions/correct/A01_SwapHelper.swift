import UIKit
final class FlipPanel: UIView {
  private var front = UIView()
  private var back = UIView()
  private func flip() { swap(&front, &back) }
  func build() {
    addSubview(front); addSubview(back)
    front.widthAnchor.constraint(equalToConstant: 100).isActive = true
    flip()
    front.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
