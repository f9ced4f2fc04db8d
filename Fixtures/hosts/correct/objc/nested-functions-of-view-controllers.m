#import <UIKit/UIKit.h>

static NSArray *H(NSString *body, NSDictionary *views) {
    return [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:%@", body] options:0 metrics:nil views:views];
}

static NSArray *V(NSString *body, NSDictionary *views) {
    return [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:%@", body] options:0 metrics:nil views:views];
}

static NSArray *Both(NSString *body, NSDictionary *views) {
    return [H(body, views) arrayByAddingObjectsFromArray:V(body, views)];
}

static NSString *Box(NSString *name) { return [NSString stringWithFormat:@"[%@]", name]; }

@implementation FunctionsController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *grid = [UIView new], *veil = [UIView new];
    [self.view addSubview:grid];
    [self.view addSubview:veil];
    NSDictionary *views = NSDictionaryOfVariableBindings(grid, veil);
    [self.view addConstraints:Both(@"|[veil]|", views)];
    [self.view addConstraints:H(@"|-[grid]-|", views)];
    [self.view addConstraints:V([NSString stringWithFormat:@"|-%@", Box(@"grid")], views)];
    [self.view addConstraints:V([Box(@"grid") stringByAppendingString:@"-|"], views)];
}

@end
