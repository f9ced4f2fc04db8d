#import <UIKit/UIKit.h>

@interface StateView ()
@property (nonatomic, copy) NSDictionary *names;
@property (nonatomic, copy) NSString *format;
@end

@implementation StateView {
    NSMutableDictionary *_all;
    NSString *_column;
}

@synthesize names = _names;

- (instancetype)initWithFrame:(CGRect)frame
{
    if ((self = [super initWithFrame:frame])) {
        _all = [NSMutableDictionary dictionaryWithObject:self forKey:@"root"];
        _column = @"V:|[root]|";
        self.names = @{@"root": self};
    }
    return self;
}

- (void)addNamed:(NSString *)name { _all[name] = [UIView new]; }

- (void)prepare
{
    [self addNamed:@"late"];
    [self lay:@"H:|[root][late]|" views:_all];
    self.names = @{@"next": self};
    self.format = @"V:|[next]|";
    [self lay:self.format views:self.names];
    _names = @{@"direct": self};
    [self lay:@"V:|[direct]|" views:self.names];
    [self setNames:@{@"set": self}];
    [self lay:@"V:|[set]|" views:_names];
    [self setValue:@{@"coded": self} forKey:@"names"];
    [self lay:@"V:|[coded]|" views:_names];
    _column = [_column stringByReplacingOccurrencesOfString:@"root" withString:@"late"];
    [self lay:_column views:_all];
    [_all removeObjectForKey:@"late"];
    [_all setDictionary:@{@"whole": self}];
    [self lay:@"H:[whole]" views:_all];
    NSMutableDictionary *copy = [_all mutableCopy];
    [copy addEntriesFromDictionary:@{@"plus": self}];
    [self lay:@"H:[whole][plus]" views:copy];
    _all = copy;
    [self lay:@"V:[whole][plus]" views:_all];
}

- (void)lay:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
