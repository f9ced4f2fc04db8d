#import <UIKit/UIKit.h>

@interface ManualView : UIView {
    UILabel *_title;
    UIView *_line;
    NSDictionary *_names;
}
@end

@implementation ManualView

- (id)init
{
    if ((self = [super initWithFrame:CGRectZero])) {
        _title = [[UILabel alloc] init];
        _line = [[UIView alloc] init];
        [self addSubview:_title];
        [self addSubview:_line];
        _names = [[NSDictionary alloc] initWithObjectsAndKeys:_title, @"title", _line, @"line", nil];
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        NSMutableString *format = [[NSMutableString alloc] initWithString:@"V:|"];
        [format appendFormat:@"-%d-[title]", 3];
        [format appendString:@"[line(1)]|"];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllLeading metrics:nil views:_names]];
        [format release];
        NSString *row = [[NSString alloc] initWithFormat:@"H:|-%@-[%@]-|", @"(>=4)", @"title"];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[row autorelease] options:0 metrics:nil views:_names]];
        [pool drain];
    }
    return self;
}

- (void)dealloc
{
    [_names release], _names = nil;
    [_title release];
    [_line release];
    [super dealloc];
}

@end
