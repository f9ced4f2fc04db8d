#import "FormView.h"

@implementation FormView

- (NSDictionary *)fields { return _fields; }

- (void)addField:(UIView *)field named:(NSString *)name
{
    if (!_fields) _fields = [[NSMutableDictionary alloc] init];
    _fields[name] = field;
    [self addSubview:field];
}

- (void)installFormats:(NSArray *)formats
{
    for (NSString *format in formats) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:_fields]];
    }
}

@end
