import UIKit

class CommentedView: UIView {
    let x = UIView(), y = UIView()

    func build() {
        let views = [
            "x": x,  // the left view
            /* "z": z, */
            "y": y,
        ]
        addConstraints(
            NSLayoutConstraint.constraints(
                // "H:|[x" was the old format
                withVisualFormat: "H:|-[x]" /* here is a gap */ + "-[y(==x)]"
                    // close it )]}
                    + "-|",
                options: [/* .alignAllLeft */ .alignAllTop],
                metrics: nil,  // none /* nested /* comment */ */
                views: views))
        // addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[", options: [], metrics: nil, views: views))
        /*
         addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[y", options: [], metrics: nil, views: views))
         */
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[x]|"/**/, options: [], metrics: nil, views: views))
    }
}
