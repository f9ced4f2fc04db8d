#import <UIKit/UIKit.h>

#define H(body) @"H:" body
#define V(body) (@"V:" body)
#define PADDED(inner) @"|-" inner @"-|"
#define CONSTRAIN(f, v) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]]

@interface LiteralView : UIView
@property (nonatomic) UIView *one, *two;
@end

@implementation LiteralView

- (void)build
{
    NSDictionary *v = NSDictionaryOfVariableBindings(_one, _two);
    CONSTRAIN(H(@"|-[_one]-[_two]-|"), v);
    CONSTRAIN(V(@"|[_one]|"), v);
    CONSTRAIN(H(PADDED(@"[_one(>=10)]-(>=0)")), v);
    CONSTRAIN(@"V:" PADDED(@"[_two]"), v);
}

@end
