#import <UIKit/UIKit.h>

@implementation RotatingController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *map = self.map, *info = self.info;
    NSDictionary *views = NSDictionaryOfVariableBindings(map, info);

    NSMutableArray *portrait = [NSMutableArray array];
    [portrait addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[map][info(180)]|" options:0 metrics:nil views:views]];
    [portrait addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[map]|" options:0 metrics:nil views:views]];
    [portrait addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[info]|" options:0 metrics:nil views:views]];

    NSMutableArray *landscape = [NSMutableArray array];
    [landscape addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[map][info(240)]|" options:0 metrics:nil views:views]];
    [landscape addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[map]|" options:0 metrics:nil views:views]];
    [landscape addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[info]|" options:0 metrics:nil views:views]];

    self.portrait = portrait;
    self.landscape = landscape;
}

- (void)updateViewConstraints
{
    [super updateViewConstraints];
    BOOL wide = UIInterfaceOrientationIsLandscape(self.interfaceOrientation);
    [self.view removeConstraints:wide ? self.portrait : self.landscape];
    [self.view addConstraints:wide ? self.landscape : self.portrait];
}

@end
