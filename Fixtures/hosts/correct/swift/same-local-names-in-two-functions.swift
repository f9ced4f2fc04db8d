import UIKit

class TabsView: UIView {
    let home = UIButton(), search = UIButton(), profile = UIButton()

    func layOutHome() {
        let views = ["home": home]
        let format = "H:|-[home]-|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func layOutSearch() {
        let views = ["search": search, "profile": profile]
        let format = "H:|-[search]-[profile]-|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func layOutShort() {
        func pin(_ format: String) {
            let views = ["p": profile]
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        pin("V:|[p]|")
        let views = ["h": home]
        let format = "V:|[h]|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
