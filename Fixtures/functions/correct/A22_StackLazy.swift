import UIKit
final class LazyRow: UIView {
  private let icon = UIView()
  private let label = UILabel()
  private lazy var row: UIStackView = {
    let row = UIStackView(arrangedSubviews: [icon])
    row.spacing = 8
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    row.widthAnchor.constraint(equalToConstant: 200).isActive = true
    return row
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(row)
    row.addArrangedSubview(label)
  }
}
