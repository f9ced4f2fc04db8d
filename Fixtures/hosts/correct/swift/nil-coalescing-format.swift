import UIKit

class PromptView: UIView {
    /// Replaces the default row if it is not nil.
    var customFormat: String?
    let message = UILabel()
    let accept = UIButton()
    let decline = UIButton()

    override func updateConstraints() {
        let views = ["message": message, "accept": accept, "decline": decline]
        let row = customFormat ?? "H:|-[decline]-(>=8)-[accept(==decline)]-|"
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: row, options: .alignAllLastBaseline, metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[message]-20-[accept]-|", metrics: nil, views: views))
        super.updateConstraints()
    }
}
