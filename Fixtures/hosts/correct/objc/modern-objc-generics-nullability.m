@import UIKit;

NS_ASSUME_NONNULL_BEGIN

typedef NSDictionary<NSString *, __kindof UIView *> ViewMap;

@interface LayoutBuilder<__covariant Parent : UIView *> : NSObject
@property (nonatomic, readonly) Parent parent;
@property (class, nonatomic, readonly) NSDictionary<NSString *, NSNumber *> *metrics;
- (instancetype)initWithParent:(Parent)parent;
- (NSArray<NSLayoutConstraint *> *)addFormat:(NSString *)format views:(ViewMap *)views;
@end

@implementation LayoutBuilder

- (instancetype)initWithParent:(UIView *)parent
{
    if (self = [super init]) {
        _parent = parent;
    }
    return self;
}

+ (NSDictionary<NSString *, NSNumber *> *)metrics
{
    return @{@"small": @4, @"large": @16};
}

- (NSArray<NSLayoutConstraint *> *)addFormat:(NSString *)format views:(ViewMap *)views
{
    NSArray<NSLayoutConstraint *> *result = [NSLayoutConstraint constraintsWithVisualFormat:format options:kNilOptions metrics:LayoutBuilder.metrics views:views];
    [NSLayoutConstraint activateConstraints:result];
    return result;
}

@end

static void Use(UIView *view, UIView *child)
{
    LayoutBuilder<UIView *> *builder = [[LayoutBuilder alloc] initWithParent:view];
    [builder addFormat:@"H:|-small-[child]-large-|" views:NSDictionaryOfVariableBindings(child)];
    (void)[builder addFormat:@"V:|-large-[child]" views:@{@"child": child}];
}

NS_ASSUME_NONNULL_END
