#import <UIKit/UIKit.h>

@interface MenuView : UIView
@property (nonatomic, copy) NSArray *items;
@end

@implementation MenuView

- (void)updateConstraints
{
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    NSString *format = @"V:|";
    NSInteger index = 0;
    for (UIView *item in self.items) {
        NSString *name = [NSString stringWithFormat:@"item%ld", (long)index++];
        views[name] = item;
        format = [format stringByAppendingString:[NSString stringWithFormat:@"-[%@(44)]", name]];
        NSString *row = [[@"H:|-[" stringByAppendingString:name] stringByAppendingString:@"]-|"];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    }
    if (index > 0) {
        format = [format stringByAppendingFormat:@"-(>=%d)-|", 8];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    [super updateConstraints];
}

@end
