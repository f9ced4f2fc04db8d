#import <UIKit/UIKit.h>

@interface KindsRow : UIView
@property (nonatomic) CGFloat width;
@property (nonatomic, strong) NSNumber *gap;
@property (nonatomic, copy) NSString *name;
@end

@implementation KindsRow

- (void)build:(UIView *)name width:(UIView *)width
{
    NSDictionary *views = NSDictionaryOfVariableBindings(name, width);
    [self add:@"H:|[name][width]|" views:views metrics:nil];
    NSNumber *gap = @8;
    UIView *box = self.subviews[0];
    [self add:@"H:|-gap-[box]" views:@{@"box": box} metrics:@{@"gap": gap}];
    [self add:@"H:|-gap-[box(w)]" views:@{@"box": box} metrics:@{@"gap": self.gap, @"w": @(self.width)}];
    for (UIView *gap in self.subviews) {
        [self add:@"V:[gap]" views:NSDictionaryOfVariableBindings(gap) metrics:nil];
    }
    [self.subviews enumerateObjectsUsingBlock:^(UIView *gap, NSUInteger index, BOOL *stop) {
        [self add:@"V:[gap(i)]" views:@{@"gap": gap} metrics:@{@"i": @(index)}];
    }];
    {
        id name = self.gap;
        [self add:@"H:[box(name)]" views:@{@"box": box} metrics:@{@"name": name}];
    }
    void (^each)(UIView *) = ^(UIView *gap) {
        [self add:@"V:[gap(2)]" views:@{@"gap": gap} metrics:nil];
    };
    each(box);
    CGFloat height = 20;
    NSDictionary *metrics = @{@"height": @(height), @"half": @(height / 2), @"low": [NSNumber numberWithFloat:height]};
    [self add:@"V:[box(height@low)]-half-|" views:@{@"box": box} metrics:metrics];
    NSMutableDictionary *more = [NSMutableDictionary dictionaryWithDictionary:metrics];
    [more setValue:@1 forKey:@"one"];
    [more addEntriesFromDictionary:@{@"two": @2}];
    [self add:@"V:|-one-[box(two)]" views:@{@"box": box} metrics:more];
}

- (void)add:(NSString *)format views:(NSDictionary *)views metrics:(NSDictionary *)metrics
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
}

@end
