#import <UIKit/UIKit.h>

@interface VFBuilder : NSObject
@property (nonatomic, readonly) VFBuilder *(^h)(NSString *);
@property (nonatomic, readonly) VFBuilder *(^v)(NSString *);
@property (nonatomic, readonly) VFBuilder *(^note)(NSString *);
@end

@implementation VFBuilder {
    UIView *_container;
    NSDictionary *_views;
}

+ (instancetype)builderWithContainer:(UIView *)container views:(NSDictionary *)views
{
    VFBuilder *builder = [self new];
    builder->_container = container;
    builder->_views = views;
    return builder;
}

- (VFBuilder *(^)(NSString *))h
{
    return ^VFBuilder *(NSString *body) {
        [self->_container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"H:" stringByAppendingString:body] options:0 metrics:nil views:self->_views]];
        return self;
    };
}

- (VFBuilder *(^)(NSString *))v
{
    return ^VFBuilder *(NSString *body) {
        [self->_container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"V:" stringByAppendingString:body] options:0 metrics:nil views:self->_views]];
        return self;
    };
}

- (VFBuilder *(^)(NSString *))note
{
    return ^VFBuilder *(NSString *text) { NSLog(@"%@", text); return self; };
}

@end

void Lay(UIView *container, UIView *tile)
{
    [VFBuilder builderWithContainer:container views:NSDictionaryOfVariableBindings(tile)]
        .h(@"|-[tile]-|").note(@"[rows").v(@"|-[tile]-|");
}
