#import <UIKit/UIKit.h>

static void Fill(NSMutableDictionary *into, UIView *view)
{
    into[@"filled"] = view;
}

static void Make(NSDictionary **result, UIView *view)
{
    *result = @{@"made": view};
}

@implementation AliasView

- (void)extend:(NSMutableDictionary *)names
{
    [names setObject:self.extra forKey:@"extra"];
}

- (void)build
{
    UIView *box = [UIView new];
    NSMutableDictionary *views = [@{@"box": box} mutableCopy];
    NSMutableDictionary *alias = views;
    alias[@"alias"] = [UIView new];
    Fill(views, [UIView new]);
    [self extend:views];
    [views addEntriesFromDictionary:@{@"entry": [UIView new]}];
    CFDictionarySetValue((__bridge CFMutableDictionaryRef)views, CFSTR("core"), (__bridge const void *)[UIView new]);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[box][alias][filled][extra][entry][core]|"
                                                                 options:0 metrics:nil views:views]];
    NSDictionary *made = nil;
    Make(&made, box);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[made]|" options:0 metrics:nil views:made]];
}

@end
