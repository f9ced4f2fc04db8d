import UIKit
private let badgeSize: CGFloat = 12
private func sizeBadge(_ v: UIView) {
  v.widthAnchor.constraint(equalToConstant: badgeSize).isActive = true
}
final class BadgeCell: UIView {
  private let badgeSize: CGFloat = 20
  private let badge = UIView()
  private func build() {
    sizeBadge(badge)
    badge.widthAnchor.constraint(lessThanOrEqualToConstant: 15).isActive = true
    badge.heightAnchor.constraint(equalToConstant: badgeSize).isActive = true
  }
}
