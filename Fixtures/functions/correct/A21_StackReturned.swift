import UIKit
final class RowFactory {
  func makeRow() -> UIStackView {
    let icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let row = UIStackView(arrangedSubviews: [icon])
    row.widthAnchor.constraint(equalToConstant: 200).isActive = true
    return row
  }
  func labelled() -> UIStackView {
    let row = makeRow()
    row.addArrangedSubview(UILabel())
    return row
  }
}
