import UIKit

class CardViewController: UIViewController {
    let backdrop = UIView()
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(backdrop)
        view.addSubview(card)
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false

        let views = ["backdrop": backdrop, "card": card]
        [
            "H:|[backdrop]|",
            "V:|[backdrop]|",
            "H:|-24-[card]-24-|",
            "V:|-(>=40)-[card(240@750)]-(>=40)-|",
        ].forEach { format in
            view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(
                format, options: [], metrics: nil, views: views))
        }
    }
}
