#import <UIKit/UIKit.h>

static NSString * const kRow __attribute__((unused)) = @"H:|-[item]-|";
NSString *const kColumn = @"V:|-" @"[item]" @"-|";
static NSString *sMutable = @"[not yet set";
static const char kPlain[] = "H:[item(>=4)]";

@implementation ConstantsView

+ (void)load
{
    sMutable = @"V:[item(>=4)]";
}

- (void)build
{
    NSDictionary *views = @{@"item": self.item};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kRow options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kColumn options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:sMutable options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@(kPlain) options:0 metrics:nil views:views]];
}

@end
