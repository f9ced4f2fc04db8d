#import <UIKit/UIKit.h>

@interface NSMutableDictionary (Naming)
- (void)lay_include:(UIView *)view as:(NSString *)name;
@end

static void Register(id names, UIView *view)
{
    ((NSMutableDictionary *)names)[@"registered"] = view;
}

@interface BannerView : UIView
@property (nonatomic) UIView *badge;
@end

@implementation BannerView

- (void)showMessageToCast:(UIView *)icon
{
    NSDictionary *names = [@{@"icon": icon} mutableCopy];
    [(NSMutableDictionary *)names setObject:self.badge forKey:@"badge"];
    [(NSMutableDictionary *)names addEntriesFromDictionary:@{@"mark": [UIView new]}];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[icon][badge][mark]|"
                                                                 options:0 metrics:nil views:names]];
}

- (void)showSubscriptOfCast:(UIView *)icon
{
    NSDictionary *names = [@{@"icon": icon} mutableCopy];
    ((NSMutableDictionary<NSString *, UIView *> *)names)[@"badge"] = self.badge;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[icon][badge]|"
                                                                 options:0 metrics:nil views:names]];
}

- (void)showSelector:(UIView *)icon
{
    NSMutableDictionary *names = [@{@"icon": icon} mutableCopy];
    [names performSelector:@selector(addEntriesFromDictionary:) withObject:@{@"badge": self.badge}];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[icon]-[badge]|"
                                                                 options:0 metrics:nil views:names]];
}

- (void)showCategory:(UIView *)icon
{
    NSMutableDictionary *names = [NSMutableDictionary dictionaryWithObject:icon forKey:@"icon"];
    [names lay_include:self.badge as:@"badge"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[icon]-[badge]|"
                                                                 options:0 metrics:nil views:names]];
}

- (void)showFunctions:(UIView *)icon
{
    NSDictionary *names = [@{@"icon": icon} mutableCopy];
    Register(names, self.badge);
    CFDictionarySetValue((CFMutableDictionaryRef)names, CFSTR("core"), (__bridge const void *)self.badge);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[icon]-[registered]-[core]|"
                                                                 options:0 metrics:nil views:names]];
}

@end
