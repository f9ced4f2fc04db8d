#import <UIKit/UIKit.h>
#import <objc/runtime.h>

static char kBindings;

@implementation UIView (NamedSubviews)

- (NSMutableDictionary *)namedSubviews
{
    NSMutableDictionary *result = objc_getAssociatedObject(self, &kBindings);
    if (!result) {
        result = [NSMutableDictionary dictionary];
        objc_setAssociatedObject(self, &kBindings, result, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return result;
}

- (void)addSubview:(UIView *)view named:(NSString *)name
{
    [self addSubview:view];
    [self.namedSubviews setValue:view forKey:name];
}

- (void)layOutNamed:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:self.namedSubviews]];
}

@end

@implementation KeyedController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.view addSubview:[UILabel new] named:@"title"];
    [self.view addSubview:[UITextView new] named:@"body"];
    [self.view layOutNamed:@"H:|-[title]-|"];
    [self.view layOutNamed:@"V:|-[title]-[body]-|"];
    NSDictionary *outlets = [self dictionaryWithValuesForKeys:@[@"spinner", @"reload"]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[spinner]-[reload]" options:0 metrics:nil views:outlets]];
}

@end
