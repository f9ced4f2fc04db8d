#import "OPReceiptController.h"

@interface OPReceiptController ()
@property (nonatomic, strong) UIView *paper;
@property (nonatomic, strong) UILabel *totalLabel;
@property (nonatomic, strong) UILabel *taxLabel;
@property (nonatomic, strong) UIStackView *lines;
@property (nonatomic, strong) UIButton *printButton;
@end

@implementation OPReceiptController

- (void)setUpPaper
{
    UIView *desk = [[UIView alloc] init];
    self.paper = [[UIView alloc] init];
    desk.translatesAutoresizingMaskIntoConstraints = NO;
    self.paper.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:desk];
    [desk addSubview:self.paper];
    [desk.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
    [desk.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor].active = YES;
    [desk.widthAnchor constraintEqualToConstant:600].active = YES;
    [self.paper.widthAnchor constraintEqualToAnchor:desk.widthAnchor multiplier:0.5].active = YES;
    [self.paper.centerXAnchor constraintEqualToAnchor:desk.centerXAnchor].active = YES;
    NSDictionary *views = @{ @"paper" : self.paper };
    [desk addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[paper(320)]" options:0 metrics:nil views:views]];
    [desk addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[paper]|" options:0 metrics:nil views:views]];
}

- (void)setUpTotal
{
    self.totalLabel = [[UILabel alloc] init];
    self.totalLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.paper addSubview:self.totalLabel];
    NSDictionary *views = @{ @"total" : self.totalLabel };
    NSDictionary *metrics = @{ @"small" : @12, @"large" : @16 };
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[total]-small-|" options:0 metrics:metrics views:views]];
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[total]-large-|" options:0 metrics:metrics views:views]];
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[total(20)]-large-|" options:0 metrics:metrics views:views]];
}

- (void)setUpTax
{
    self.taxLabel = [[UILabel alloc] init];
    self.taxLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.paper addSubview:self.taxLabel];
    NSLayoutConstraint *gap = [self.taxLabel.trailingAnchor constraintEqualToAnchor:self.totalLabel.leadingAnchor constant:-10];
    NSLayoutConstraint *baseline = [self.taxLabel.firstBaselineAnchor constraintEqualToAnchor:self.totalLabel.firstBaselineAnchor];
    NSLayoutConstraint *other = [self.totalLabel.leadingAnchor constraintEqualToAnchor:self.taxLabel.trailingAnchor constant:6];
    [NSLayoutConstraint activateConstraints:@[ gap, baseline, other ]];
}

- (void)setUpLines
{
    UILabel *first = [[UILabel alloc] init];
    UILabel *second = [[UILabel alloc] init];
    UILabel *third = [[UILabel alloc] init];
    self.lines = [[UIStackView alloc] initWithArrangedSubviews:@[ first, second, third ]];
    self.lines.axis = UILayoutConstraintAxisVertical;
    self.lines.spacing = 8;
    self.lines.translatesAutoresizingMaskIntoConstraints = NO;
    [self.paper addSubview:self.lines];
    [self.lines.topAnchor constraintEqualToAnchor:self.paper.topAnchor].active = YES;
    [self.lines.leadingAnchor constraintEqualToAnchor:self.paper.leadingAnchor].active = YES;
    [self.lines.heightAnchor constraintEqualToConstant:100].active = YES;
    [first.heightAnchor constraintEqualToConstant:30].active = YES;
    [second.heightAnchor constraintEqualToAnchor:first.heightAnchor].active = YES;
    [third.heightAnchor constraintEqualToAnchor:first.heightAnchor].active = YES;
}

- (void)setUpPrintButton
{
    self.printButton = [UIButton buttonWithType:UIButtonTypeSystem];
    self.printButton.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:self.printButton];
    NSLayoutConstraint *height = [NSLayoutConstraint constraintWithItem:self.printButton attribute:NSLayoutAttributeHeight relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1.0 constant:44.0];
    [self.printButton addConstraint:height];
    [self.printButton.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor constant:-12].active = YES;
    [self.printButton.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor].active = YES;
    [self.printButton.heightAnchor constraintLessThanOrEqualToConstant:40].active = YES;
}

@end
