#import <UIKit/UIKit.h>

@interface Bar : UIView
- (void)put:(NSString *)format;
+ (void)put:(NSString *)format on:(UIView *)view;
@end
@interface IconBar : Bar
@end
@interface MuteBar : IconBar
@end

@implementation Bar
- (void)put:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"label": self}]];
}
+ (void)put:(NSString *)format on:(UIView *)view
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"view": view}]];
}
@end

@implementation IconBar
- (void)put:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"label": self, @"icon": self}]];
}
+ (void)put:(NSString *)format on:(UIView *)view
{
    [super put:[@"H:|" stringByAppendingString:format] on:view];
}
@end

@implementation MuteBar
- (void)put:(NSString *)format { self.accessibilityLabel = format; }
@end

@implementation BarScreen {
    Bar *_bar;
    __weak MuteBar *_mute;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    _bar = [IconBar new];
    [_bar put:@"H:|[icon][label]|"];
    [_mute put:@"[mute"];
    [(MuteBar *)_bar put:@"[cast"];
    for (Bar *each in @[_bar]) { [each put:@"V:|[icon]"]; }
    Bar *other = self.wide ? [IconBar new] : [MuteBar new];
    [other put:@"V:[icon]"];
    [IconBar put:@"[view]|" on:self.view];
    [Bar put:@"V:|[view]" on:self.view];
    Class type = [IconBar class];
    [type put:@"[view]" on:self.view];
}

@end
