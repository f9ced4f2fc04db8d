#import "Panel.h"

@interface Panel : NSView
- (void)attach:(NSString *)format;
@end

@implementation Panel

- (void)attach:(NSString *)format
{
    NSView *content = self.subviews.firstObject;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(content)]];
}

- (void)open
{
    [self attach:@"H:|[content]|"];
}

@end
