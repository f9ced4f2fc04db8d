import UIKit
final class PagerHost: UIView {
  func build() {
    let pager = UIPagingView(), page = UIView()
    addSubview(pager); pager.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: pager.leadingAnchor), page.trailingAnchor.constraint(equalTo: pager.trailingAnchor),
      page.widthAnchor.constraint(equalTo: pager.widthAnchor, multiplier: 2)])
  }
}
