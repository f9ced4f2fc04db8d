#import <UIKit/UIKit.h>

#define VFL(parent, fmt, ...) \
    [(parent) addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(fmt) \
                                                                     options:0 \
                                                                     metrics:nil \
                                                                       views:NSDictionaryOfVariableBindings(__VA_ARGS__)]]

#define PIN_HORIZONTALLY(parent, view) VFL(parent, @"H:|[" #view @"]|", view)

@implementation MacroView

- (void)build
{
    UIView *sky = [UIView new], *sea = [UIView new];
    [self addSubview:sky];
    [self addSubview:sea];
    VFL(self, @"H:|[sky]|", sky);
    VFL(self, @"V:|[sky][sea(==sky)]|", sky, sea);
    PIN_HORIZONTALLY(self, sea);
}

@end
