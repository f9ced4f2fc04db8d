#import "QNVideoViewController.h"
@import Masonry;

#define QN_SCREEN_W ([UIScreen mainScreen].bounds.size.width)
#define QN_IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)

@interface QNVideoViewController ()
@property (nonatomic, strong) UIView *playerView;
@property (nonatomic, strong) UIView *commentBar;
@property (nonatomic, strong) UIButton *fullButton;
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, assign) BOOL fullScreen;
@end

@implementation QNVideoViewController

- (void)layoutPlayer {
    [self.view addSubview:self.playerView];
    [self.playerView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.mas_topLayoutGuideBottom);
        make.centerX.equalTo(self.view);
        make.width.mas_equalTo(QN_SCREEN_W);
        make.height.equalTo(self.playerView.mas_width).multipliedBy(9.0 / 16.0);
    }];
}

- (void)toggleFullScreen {
    self.fullScreen = !self.fullScreen;
    if (self.fullScreen) {
        [self.playerView mas_remakeConstraints:^(MASConstraintMaker *make) {
            make.edges.equalTo(self.view);
        }];
    } else {
        [self.playerView mas_remakeConstraints:^(MASConstraintMaker *make) {
            make.top.left.right.equalTo(self.view);
            make.height.equalTo(self.playerView.mas_width).multipliedBy(0.5625);
        }];
    }
    [UIView animateWithDuration:0.3 animations:^{
        [self.view layoutIfNeeded];
    }];
}

- (void)layoutCommentBar {
    [self.view addSubview:self.commentBar];
    [self.commentBar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self.view);
        if (QN_IS_IPAD) {
            make.height.mas_equalTo(64);
        } else {
            make.height.mas_equalTo(49);
        }
    }];
    [self.tableView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view);
        make.top.equalTo(self.playerView.mas_bottom);
        make.bottom.equalTo(self.commentBar.mas_top);
    }];
}

- (void)layoutFullButton {
    [self.playerView addSubview:self.fullButton];
    [self.fullButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.bottom.equalTo(self.playerView).offset(-8);
    }];
    if (self.fullScreen) {
        [self.fullButton removeFromSuperview];
        [self.view addSubview:self.fullButton];
        [self.fullButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.right.bottom.equalTo(self.view).offset(-24);
        }];
    }
}

@end
