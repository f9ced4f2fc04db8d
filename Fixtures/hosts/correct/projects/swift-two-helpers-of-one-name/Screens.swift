import UIKit

final class SignUpController: UIViewController, FormLayout {
    let email = UITextField()
    let terms = UISwitch()

    var fields: [String: UIView] { ["email": email, "terms": terms] }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut("H:|-[email]-|")
        layOut("V:|-80-[email]-[terms]")
        self.layOut("H:|-[terms]")
    }

    func report() -> TextTable {
        var table = TextTable()
        table.layOut("[email | terms")
        table.layOut("|-----|-----")
        return table
    }
}
