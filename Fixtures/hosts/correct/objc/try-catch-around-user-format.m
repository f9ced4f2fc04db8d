#import <UIKit/UIKit.h>

@interface Sandbox : NSObject
@property (nonatomic, strong) UIView *canvas;
@end

@implementation Sandbox

- (NSString *)runFormat:(NSString *)format views:(NSDictionary *)views
{
    @try {
        NSArray *constraints = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
        [self.canvas addConstraints:constraints];
    }
    @catch (NSException *exception) {
        return [exception reason];
    }
    @finally {
        [self.canvas setNeedsLayout];
    }
    return nil;
}

- (void)runTyped:(UITextField *)field
{
    UIView *sample = [UIView new];
    [self.canvas addSubview:sample];
    NSString *problem = [self runFormat:field.text views:@{@"sample": sample}];
    if (problem) {
        field.text = @"H:|-[sample]-|";
        [self runFormat:field.text views:@{@"sample": sample}];
    }
    [self runFormat:@"V:|-[sample]-|" views:@{@"sample": sample}];
}

@end
