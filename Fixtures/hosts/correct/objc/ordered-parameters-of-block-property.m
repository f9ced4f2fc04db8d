#import <UIKit/UIKit.h>

typedef NSDictionary *(^ViewsBlock)(void);
typedef NSString *(^FormatBlock)(NSUInteger row);

@interface LazyGrid : UIView
@property (nonatomic, copy) ViewsBlock viewsBlock;
@property (nonatomic, copy) FormatBlock formatBlock;
@end

@implementation LazyGrid

- (void)reload:(NSUInteger)rows
{
    NSDictionary *views = self.viewsBlock();
    for (NSUInteger row = 0; row < rows; row++) {
        NSString *format = self.formatBlock(row);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:self.formatBlock(row + 1) options:0 metrics:nil views:self.viewsBlock()]];
    }
}

@end

LazyGrid *MakeGrid(UIView *tile)
{
    LazyGrid *grid = [LazyGrid new];
    grid.viewsBlock = ^{ return NSDictionaryOfVariableBindings(tile); };
    grid.formatBlock = ^NSString *(NSUInteger row) {
        return [NSString stringWithFormat:@"V:|-(>=%lu)-[tile]", (unsigned long)row * 10];
    };
    return grid;
}
