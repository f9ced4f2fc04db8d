import UIKit

class LocalizedView: UIView {
    let text = UILabel()
    let flag = UIImageView()

    func build() {
        let views: [String: UIView] = ["text": text, "flag": flag]
        // The strings file of each language gives a format.
        let row = NSLocalizedString("H:|-[text]-[flag]-|", comment: "row of the form [text")
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: row, options: [], metrics: nil, views: views))
        let key = NSLocalizedString("layout.column", value: "V:|-[text]-|", comment: "H:|-[")
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: key, options: [], metrics: nil, views: views))
        if let saved = UserDefaults.standard.string(forKey: "V:|[saved") {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: saved, options: [], metrics: nil, views: views))
        }
        let fromBundle = Bundle.main.object(forInfoDictionaryKey: "[format") as? String ?? "V:|-[flag(20)]"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: fromBundle, options: [], metrics: nil, views: views))
    }
}
