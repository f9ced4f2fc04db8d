#import <UIKit/UIKit.h>

static NSString *const kJSONPath = @"[items]-[0";
static NSString *const kLogPrefix = @"[AppDelegate]-";

@implementation DownloadCell

- (BOOL)accepts:(NSString *)line
{
    NSRegularExpression *expression =
        [NSRegularExpression regularExpressionWithPattern:@"|-\\[([^\"\\]]+)" options:0 error:NULL];
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"H:[0-9"];
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://example.com/|[%@", line]];
    NSLog(@"V:|[%@ %@", kLogPrefix, kJSONPath);
    unichar quote = '"', bracket = '[', escaped = '\'';
    return url != nil && [predicate evaluateWithObject:line] && quote != bracket && escaped
        && [expression numberOfMatchesInString:line options:0 range:NSMakeRange(0, line.length)] > 0;
}

- (void)install
{
    UIProgressView *progress = self.progress;
    UILabel *name = self.name;
    NSDictionary *views = NSDictionaryOfVariableBindings(progress, name);
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[name]-4-[progress(2)]-|"
                                                                             options:NSLayoutFormatAlignAllLeading | NSLayoutFormatAlignAllTrailing
                                                                             metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|-[name]-|" options:0 metrics:nil views:views]];
}

@end
