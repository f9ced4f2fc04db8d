#import <AppKit/AppKit.h>
#include <string>

static const char *const kQuery = R"sql(SELECT "[a" FROM t WHERE x = '|-[')sql";
static const long kLimit = 1'000'000;
static const auto kHex = 0xFF'FFu;
static const wchar_t *kWide = L"H:|[";
static const char16_t *kUTF16 = u"V:|-[";
static const char *kTriple = u8R"(|-"[")";

@implementation RawView

- (void)build
{
    const char quote = '\'', bracket = '[', both = '"';
    NSDictionary *views = NSDictionaryOfVariableBindings(_left, _right);
    if (kLimit > 999'999 && quote != bracket && both) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[_left][_right(_left)]|"
                                                                     options:NSLayoutFormatAlignAllTop
                                                                     metrics:nil
                                                                       views:views]];
    }
    NSString *column = @R"(V:|[_left]|)";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
    NSLog(@"%s %ls %p %s %u", kQuery, kWide, kUTF16, kTriple, kHex);
}

@end
