#import <AppKit/AppKit.h>

@interface TileGridView : NSView
@end

@implementation TileGridView

- (void)setTiles:(NSArray<NSView *> *)tiles
{
    NSMutableString *vfl = [NSMutableString stringWithString:@"H:|"];
    NSMutableDictionary<NSString *, NSView *> *views = [NSMutableDictionary new];

    [tiles enumerateObjectsUsingBlock:^(NSView *tile, NSUInteger idx, BOOL *stop) {
        NSString *key = [NSString stringWithFormat:@"tile%tu", idx];
        [views setObject:tile forKey:key];
        tile.translatesAutoresizingMaskIntoConstraints = NO;
        [self addSubview:tile];
        if (idx == 0) {
            [vfl appendFormat:@"[%@]", key];
        } else {
            [vfl appendFormat:@"-4-[%@(==tile0)]", key];
        }
    }];
    if (tiles.count == 0) {
        return;
    }
    [vfl appendString:@"|"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:vfl
                                                                 options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom
                                                                 metrics:nil
                                                                   views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[tile0]|" options:0 metrics:nil views:views]];
}

@end
