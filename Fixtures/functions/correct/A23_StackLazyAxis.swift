import UIKit
final class LazyAxis: UIView {
  private let icon = UIView()
  private let dot = UIView()
  private lazy var row: UIStackView = {
    let row = UIStackView(arrangedSubviews: [icon, dot])
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    dot.widthAnchor.constraint(equalToConstant: 24).isActive = true
    row.widthAnchor.constraint(equalToConstant: 24).isActive = true
    return row
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    row.axis = .vertical
    addSubview(row)
  }
}
