#import "Panel.h"

@interface TitledPanel : Panel
@property (nonatomic, strong) NSTextField *title;
@end

@implementation TitledPanel

- (void)attach:(NSString *)format
{
    NSView *content = self.subviews.lastObject;
    NSTextField *title = self.title;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(content, title)]];
}

- (void)open
{
    [super open];
    [self attach:@"V:|-[title]-[content]|"];
}

@end
