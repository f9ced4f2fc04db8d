#import <UIKit/UIKit.h>

@interface BothAxesView : UIView
@property (nonatomic, strong) UIView *shade, *frameView;
@end

@implementation BothAxesView

- (void)pin:(NSString *)body views:(NSDictionary *)views
{
    for (NSString *axis in @[@"H:", @"V:"]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[axis stringByAppendingString:body]
                                                                     options:0 metrics:nil views:views]];
    }
}

- (void)pinView:(UIView *)view inset:(CGFloat)inset
{
    NSString *body = [NSString stringWithFormat:@"|-(%f)-[view]-(%f)-|", inset, inset];
    [self pin:body views:NSDictionaryOfVariableBindings(view)];
}

- (void)build
{
    [self pin:@"|[shade]|" views:@{@"shade": self.shade}];
    [self pin:@"|-(>=4)-[frame]" views:@{@"frame": self.frameView}];
    [self pinView:self.frameView inset:-2];
}

@end
