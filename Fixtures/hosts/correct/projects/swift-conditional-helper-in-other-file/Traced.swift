import UIKit

final class Traced: UIView {
    func build() {
        #if COMMAND_LINE
        trace("[Traced build")
        #endif
        trace("H:|-[only]-|")
    }
}
