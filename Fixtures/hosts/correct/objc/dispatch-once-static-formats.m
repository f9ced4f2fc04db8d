#import <UIKit/UIKit.h>

@implementation ThumbnailView

+ (NSDictionary *)formatsByName
{
    static NSDictionary *formats = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{
        formats = @{ @"row": @"H:|-2-[thumb]-2-|",
                     @"column": @"V:|-2-[thumb]-(>=2)-[caption]-2-|" };
    });
    return formats;
}

- (void)installConstraints
{
    NSDictionary *views = @{ @"thumb": self.thumb, @"caption": self.caption };
    [[[self class] formatsByName] enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSString *format, BOOL *stop) {
        NSLog(@"[%@]-%@", name, format);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }];
    NSString *row = [[self class] formatsByName][@"row"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
}

@end
