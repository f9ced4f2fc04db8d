import UIKit

class CardCell: UICollectionViewCell {
    let art = UIImageView()

    class var rowFormat: String { "H:|[art]|" }
    var columnFormat: String { "V:|[art]|" }
    func names() -> [String: UIView] { ["art": art] }

    func build() {
        for format in [Self.rowFormat, columnFormat] {
            contentView.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: names()))
        }
    }
}
