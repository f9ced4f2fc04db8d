#import "ConfirmDialogViewController.h"

@implementation ConfirmDialogViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIView *dimming = [UIView new];
    dimming.translatesAutoresizingMaskIntoConstraints = NO;
    UIView *dialog = [UIView new];
    dialog.translatesAutoresizingMaskIntoConstraints = NO;
    UILabel *titleLabel = [UILabel new];
    titleLabel.translatesAutoresizingMaskIntoConstraints = NO;
    UILabel *messageLabel = [UILabel new];
    messageLabel.translatesAutoresizingMaskIntoConstraints = NO;
    UIView *hLine = [UIView new];
    hLine.translatesAutoresizingMaskIntoConstraints = NO;
    UIView *vLine = [UIView new];
    vLine.translatesAutoresizingMaskIntoConstraints = NO;
    UIButton *cancelButton = [UIButton buttonWithType:UIButtonTypeSystem];
    cancelButton.translatesAutoresizingMaskIntoConstraints = NO;
    UIButton *confirmButton = [UIButton buttonWithType:UIButtonTypeSystem];
    confirmButton.translatesAutoresizingMaskIntoConstraints = NO;

    [self.view addSubview:dimming];
    [self.view addSubview:dialog];
    [dialog addSubview:titleLabel];
    [dialog addSubview:messageLabel];
    [dialog addSubview:hLine];
    [dialog addSubview:vLine];
    [dialog addSubview:cancelButton];
    [dialog addSubview:confirmButton];

    NSLayoutConstraint *dialogWidth = [dialog.widthAnchor constraintEqualToConstant:270];
    dialogWidth.priority = 999;

    [NSLayoutConstraint activateConstraints:@[
        [dimming.topAnchor constraintEqualToAnchor:self.view.topAnchor],
        [dimming.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
        [dimming.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor],
        [dimming.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],

        [dialog.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
        [dialog.centerYAnchor constraintEqualToAnchor:self.view.centerYAnchor],
        dialogWidth,
        [dialog.widthAnchor constraintLessThanOrEqualToAnchor:self.view.widthAnchor constant:-40],
        [dialog.topAnchor constraintGreaterThanOrEqualToAnchor:self.view.topAnchor constant:20],

        [titleLabel.topAnchor constraintEqualToAnchor:dialog.topAnchor constant:20],
        [titleLabel.leadingAnchor constraintEqualToAnchor:dialog.leadingAnchor constant:16],
        [dialog.trailingAnchor constraintEqualToAnchor:titleLabel.trailingAnchor constant:16],
        [messageLabel.topAnchor constraintEqualToAnchor:titleLabel.bottomAnchor constant:4],
        [messageLabel.leadingAnchor constraintEqualToAnchor:titleLabel.leadingAnchor],
        [messageLabel.trailingAnchor constraintEqualToAnchor:titleLabel.trailingAnchor],

        [hLine.topAnchor constraintEqualToAnchor:messageLabel.bottomAnchor constant:20],
        [hLine.leadingAnchor constraintEqualToAnchor:dialog.leadingAnchor],
        [hLine.trailingAnchor constraintEqualToAnchor:dialog.trailingAnchor],
        [hLine.heightAnchor constraintEqualToConstant:0.5],

        [cancelButton.topAnchor constraintEqualToAnchor:hLine.bottomAnchor],
        [cancelButton.leadingAnchor constraintEqualToAnchor:dialog.leadingAnchor],
        [cancelButton.bottomAnchor constraintEqualToAnchor:dialog.bottomAnchor],
        [cancelButton.heightAnchor constraintEqualToConstant:44],

        [vLine.leadingAnchor constraintEqualToAnchor:cancelButton.trailingAnchor],
        [vLine.topAnchor constraintEqualToAnchor:hLine.bottomAnchor],
        [vLine.bottomAnchor constraintEqualToAnchor:dialog.bottomAnchor],
        [vLine.widthAnchor constraintEqualToConstant:0.5],

        [confirmButton.leadingAnchor constraintEqualToAnchor:vLine.trailingAnchor],
        [confirmButton.trailingAnchor constraintEqualToAnchor:dialog.trailingAnchor],
        [confirmButton.widthAnchor constraintEqualToAnchor:cancelButton.widthAnchor],
        [confirmButton.topAnchor constraintEqualToAnchor:cancelButton.topAnchor],
        [confirmButton.bottomAnchor constraintEqualToAnchor:cancelButton.bottomAnchor],
    ]];
}

@end
