#if os(macOS)
import AppKit
#else
import UIKit
#endif

final class SharedView: PlatformView {
    let main = PlatformView()
    let side = PlatformView()

    func build() {
        lay("V:|[main]|", ["main": main])
        #if os(macOS)
        lay("H:|[side(sidebar)]-margin-[main]|", ["main": main, "side": side])
        #else
        lay("H:|-margin-[main]-margin-|", ["main": main])
        #endif
    }
}
