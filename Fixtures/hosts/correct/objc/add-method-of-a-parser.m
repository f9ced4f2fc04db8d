#import <UIKit/UIKit.h>

@interface TokenList : NSObject
- (void)add:(NSString *)token;
- (void)addFormat:(NSString *)format views:(NSDictionary *)views;
@end

@implementation TokenList {
    NSMutableArray *_tokens;
}

- (void)add:(NSString *)token
{
    [_tokens addObject:token];
}

// The format is one of a printer.
- (void)addFormat:(NSString *)format views:(NSDictionary *)views
{
    [_tokens addObject:[NSString stringWithFormat:@"%@ %@", format, views]];
}

@end

@interface TokenView : UIView
@property (nonatomic, strong) UILabel *text;
@property (nonatomic, strong) TokenList *list;
@end

@implementation TokenView

- (void)add:(NSString *)format
{
    [self addFormat:format views:@{@"text": self.text}];
}

- (void)addFormat:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)build
{
    [self.list add:@"[a"];
    [self.list add:@"H:|["];
    [_list addFormat:@"[x]-[y" views:@{}];
    TokenList *other = [[TokenList alloc] init];
    [other add:@"|-"];
    [self add:@"H:|-[text]-|"];
    [self add:@"V:|-[text]-|"];
}

@end
