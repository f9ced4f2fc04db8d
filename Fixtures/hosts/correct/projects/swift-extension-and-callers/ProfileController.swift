import UIKit

final class ProfileController: UIViewController {
    lazy var profile = ProfileView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(profile)
        view.addConstraints(format: "H:|[profile]|", views: ["profile": profile])
        view.addConstraints(format: "V:|[profile]|", views: ["profile": profile])
        // The method of UIView with another parameter.
        view.addConstraints([])
    }
}
