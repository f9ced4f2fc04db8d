#import <UIKit/UIKit.h>
#import <ReactiveCocoa/ReactiveCocoa.h>

@implementation ReactiveController

- (void)bind
{
    @weakify(self)
    [[RACObserve(self.model, expanded) distinctUntilChanged] subscribeNext:^(NSNumber *expanded) {
        @strongify(self)
        UIView *list = self.list, *preview = self.preview;
        NSDictionary *views = expanded.boolValue ? NSDictionaryOfVariableBindings(list, preview) : NSDictionaryOfVariableBindings(list);
        NSString *format = expanded.boolValue ? @"V:|[list][preview(200)]|" : @"V:|[list]|";
        [self.view removeConstraints:self.current];
        self.current = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
        [self.view addConstraints:self.current];
    }];
}

@end
