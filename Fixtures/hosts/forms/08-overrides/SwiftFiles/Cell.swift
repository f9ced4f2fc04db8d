// strings: 3
import UIKit

final class Cell: BaseCell {
    override func formats() -> [String] {
        return [
            "H:|-[title]-|",
            "V:|-[title", // fault: title
            "V:|-[tittle]", // fault: tittle
        ]
    }
}
