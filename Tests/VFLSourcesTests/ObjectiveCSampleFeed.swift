/// A file of an app that uses libraries of its time.
enum ObjectiveCSampleFeed {
  /// The text of the file.
  static let text = ##"""
    #import "FeedViewController.h"
    #import <Masonry/Masonry.h>
    #import <ReactiveCocoa/ReactiveCocoa.h>

    #if TARGET_OS_IPHONE
    #define FeedColor UIColor
    #else
    #define FeedColor NSColor
    #endif
    #define FEED_LOG(fmt, ...) NSLog((@"%s [Line %d] " fmt), __PRETTY_FUNCTION__, __LINE__, ##__VA_ARGS__)
    #define ADD_CONSTRAINTS(view, format, views) \
        [(view) addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(format) \
                                                                       options:0 \
                                                                       metrics:nil \
                                                                         views:(views)]]
    #define ON_MAIN(block) \
        if ([NSThread isMainThread]) { \
            block(); \
        } else { \
            dispatch_async(dispatch_get_main_queue(), block); \
        }
    #define let __auto_type const
    #define var __auto_type

    static NSString * const FeedCellIdentifier = @"FeedCell";
    static FeedCache *sharedCache;
    NSString *NSStringFromFeedKind(FeedKind kind);

    @interface FeedViewController ()
    <UICollectionViewDataSource,
     UICollectionViewDelegateFlowLayout>

    @property (nonatomic, strong) NSMutableDictionary *offscreenCells;
    @property (nonatomic, assign) BOOL didSetupConstraints;
    @property (nonatomic, strong) UIView *container, *headerView;

    @end

    @implementation FeedViewController {
    #if DEBUG
        NSInteger _debugCount;
    #endif
        UIRefreshControl *_refresh;
    }

    #pragma mark - Setup

    - (void)loadView
    {
        self.view = [UIView new];
        self.container = ({
            UIView *view = [[UIView alloc] init];
            view.translatesAutoresizingMaskIntoConstraints = NO;
            [self.view addSubview:view];
            view;
        });
        [self.container mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, 8, 0, 8));
            make.top.equalTo(self.mas_topLayoutGuideBottom).offset(10).priorityHigh();
        }];
        @weakify(self);
        [[RACObserve(self, viewModel.items)
            deliverOnMainThread]
            subscribeNext:^(NSArray *items) {
                @strongify(self);
                [self.collectionView reloadData];
            }];
        RAC(self, title) = [RACSignal combineLatest:@[ RACObserve(self, name), RACObserve(self, count) ]
                                             reduce:^id(NSString *name, NSNumber *count) {
            return [NSString stringWithFormat:@"%@ (%@)", name, count];
        }];
        self.button.rac_command = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(id input) {
            return [RACSignal empty];
        }];
    }

    - (void)updateViewConstraints
    {
        if (!self.didSetupConstraints)
        {
            NSDictionary *views = @{
                @"header": self.headerView,
                @"container": self.container,
                @"top": self.topLayoutGuide
            };
            NSMutableArray *formats = [@[@"V:[top][header(44)][container]|"] mutableCopy];
            if (self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular)
                [formats addObject:@"H:|-(>=20)-[container(<=600)]-(>=20)-|"];
            else if (self.traitCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact)
                [formats addObject:@"H:|-[container]-|"];
            else
                [formats addObject:@"H:|[container]|"];
            for (NSString *format in formats)
                [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
            ADD_CONSTRAINTS(self.view, @"H:|[header]|", views);
            self.didSetupConstraints = YES;
        }
        [super updateViewConstraints];
    }

    - (NSArray *)constraintsForKind:(FeedKind)kind views:(NSDictionary *)views
    {
        NSString *format = nil;
        NSLayoutFormatOptions options = 0;
        switch (kind) {
            case FeedKindPhoto:
                format = @"H:|-[photo]-[text]-|";
                options |= NSLayoutFormatAlignAllTop;
                break;
            case FeedKindLink:
            case FeedKindVideo:
                format = [self isWide] ? @"H:|-[thumb(120)]-[text]-|" : @"V:|-[thumb]-[text]-|";
                break;
    #ifdef FEED_ADS
            case FeedKindAd:
                return nil;
    #endif
            default: {
                NSAssert(NO, @"unknown kind %@", NSStringFromFeedKind(kind));
            }
        }
        return [NSLayoutConstraint constraintsWithVisualFormat:format
                                                       options:options
                                                       metrics:@{ @"gap": @(self.isWide ? 20 : 8) }
                                                         views:views];
    }

    #pragma mark - UICollectionViewDataSource

    - (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section
    {
        return self.items.count;
    }

    - (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                      cellForItemAtIndexPath:(NSIndexPath *)indexPath
    {
        FeedCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:FeedCellIdentifier
                                                                   forIndexPath:indexPath];
        Item *item = self.items[(NSUInteger)indexPath.item];
        cell.titleLabel.text = item.title.length ? item.title : NSLocalizedString(@"Untitled", nil);
        cell.onTap = ^(FeedCell *tapped) {
            [self openItem:item animated:YES completion:nil];
        };
        [cell.imageView sd_setImageWithURL:[NSURL URLWithString:item.imageURL]
                          placeholderImage:[UIImage imageNamed:@"placeholder"]
                                 completed:^(UIImage *image, NSError *error, SDImageCacheType type, NSURL *url) {
            if (error) { FEED_LOG(@"failed: %@", error); return; }
            CATransition *transition = [CATransition animation];
            transition.duration = 0.25;
            [cell.imageView.layer addAnimation:transition forKey:nil];
        }];
        return cell;
    }

    #pragma mark - Networking

    - (void)fetchPage:(NSInteger)page success:(void (^)(NSArray<Item *> *items))success failure:(void (^)(NSError *error))failure
    {
        NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:[NSString stringWithFormat:@"%@/feed?page=%ld", kBaseURL, (long)page]]];
        request.HTTPMethod = @"GET";
        [request setValue:@"application/json" forHTTPHeaderField:@"Accept"];
        NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            NSInteger status = ((NSHTTPURLResponse *)response).statusCode;
            if (error || status / 100 != 2) {
                if (failure) dispatch_async(dispatch_get_main_queue(), ^{ failure(error); });
                return;
            }
            NSError *jsonError;
            NSArray *list = [NSJSONSerialization JSONObjectWithData:data options:0 error:&jsonError];
            NSMutableArray<Item *> *items = [NSMutableArray arrayWithCapacity:[list count]];
            for (NSDictionary *dictionary in list) {
                Item *item = [[Item alloc] initWithDictionary:dictionary];
                if (!item) continue;
                [items addObject:item];
            }
            NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(Item *item, NSDictionary<NSString *, id> *bindings) {
                return !item.isHidden && item.score > 0.5f;
            }];
            [items filterUsingPredicate:predicate];
            ON_MAIN(^{ success(items); });
        }];
        [task resume];
    }

    + (FeedCache *)sharedCache {
        static dispatch_once_t token;
        dispatch_once(&token, ^{
            sharedCache = [FeedCache new];
        });
        return sharedCache;
    }

    - (void)keyboardWillShow:(NSNotification *)note {
        CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
        let duration = [note.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue];
        var inset = self.collectionView.contentInset;
        inset.bottom = CGRectGetHeight(frame) - self.bottomLayoutGuide.length;
        UIViewAnimationOptions curve = [note.userInfo[UIKeyboardAnimationCurveUserInfoKey] integerValue] << 16;
        [UIView animateWithDuration:duration
                              delay:0
                            options:curve
                         animations:^{ self.collectionView.contentInset = inset; }
                         completion:NULL];
    }

    - (void)drawRect:(CGRect)rect {
        CGContextRef context = UIGraphicsGetCurrentContext();
        CGFloat components[] = { 1.0, 0.5, 0.4, 1.0, 0.8, 0.8, 0.3, 1.0 };
        const CGPoint points[2] = { { 0, 0 }, { CGRectGetWidth(rect), 0 } };
        CGContextSetFillColorWithColor(context, [[FeedColor whiteColor] CGColor]);
        CGContextFillRect(context, (CGRect){CGPointZero, rect.size});
        for (int i = 0; i < (int)(sizeof(points) / sizeof(points[0])); i++)
            CGContextAddLineToPoint(context, points[i].x, points[i].y);
        if (context == NULL || components[0] > .5) return;
        uint8_t *bytes = (uint8_t *)malloc(4 * 1024), byte = bytes[0];
        while (byte--) *bytes++ ^= byte;
        free(bytes);
    }

    - (NSArray *)accessibilityElements { return _elements ?: (_elements = [NSMutableArray array]); }
    - (void)setCount:(NSInteger)count { _count = count; [self willChangeValueForKey:@"total"]; _total += count; [self didChangeValueForKey:@"total"]; }

    @end
    """##
}
