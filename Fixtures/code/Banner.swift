import UIKit

final class Banner: UIView {
  private let icon = UIImageView()
  private let body = UILabel()

  func setUp() {
    addSubview(icon)
    addSubview(body)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 320),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 24),
      body.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      body.widthAnchor.constraint(greaterThanOrEqualToConstant: 280),
    ])
  }
}
