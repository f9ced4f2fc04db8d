import AppKit

class Tile: NSView {
    let face = NSView()

    func lay(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["face": face]))
    }
}

final class BorderedTile: Tile {
    let border = NSView()

    override func lay(_ format: String) {
        let views = ["face": face, "border": border]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

final class SilentTile: Tile {
    override func lay(_ format: String) {
        print("SilentTile: \(format)")
    }
}

func layTiles() {
    let bordered: Tile = BorderedTile()
    bordered.lay("H:|[border(2)][face]|")
    let silent: Tile = SilentTile()
    silent.lay("[face of the silent tile")
    Tile().lay("H:|[face]|")
}
