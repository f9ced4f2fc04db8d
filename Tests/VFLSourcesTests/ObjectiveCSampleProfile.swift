/// A file of Objective-C with most forms of the language.
enum ObjectiveCSampleProfile {
  /// The text of the file.
  static let text = ##"""
    //
    //  ProfileViewController.m
    //  Created on 12.03.14.
    //
    #import "ProfileViewController.h"
    #import <QuartzCore/QuartzCore.h>
    @import AVFoundation;
    @class AvatarView, BadgeView;

    #define kHeaderHeight 44.0f
    #define WEAK_SELF __weak typeof(self) weakSelf = self;
    #define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
    #define VFL(format, ...) [NSLayoutConstraint constraintsWithVisualFormat:(format) options:0 metrics:nil views:NSDictionaryOfVariableBindings(__VA_ARGS__)]
    #define SAFE_RELEASE(x) do { [x release]; x = nil; } while (0)
    #define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1]
    #define H(s) @"H:" s
    #define NAMED(V) @"[" #V "]"
    #define SYNTHESIZE_SINGLETON(cls) \
    + (cls *)shared##cls { \
      static cls *shared = nil; \
      static dispatch_once_t once; \
      dispatch_once(&once, ^{ shared = [[self alloc] init]; }); \
      return shared; \
    }

    NS_ASSUME_NONNULL_BEGIN

    NSString * const ProfileDidChangeNotification = @"ProfileDidChangeNotification";
    static NSString *const kCellIdentifier = @"Cell", *kOtherIdentifier = @"Other";
    static const CGFloat kMargin = 8.f;
    static void *ProfileContext = &ProfileContext;
    extern NSString *const ProfileErrorDomain;
    FOUNDATION_EXPORT double ProfileVersionNumber;
    static NSString *const kFormats[] = { @"H:|-[avatar]-|", @"V:|-[avatar]-|" };
    static NSInteger const kSizes[3] = {1, 2, 3};
    const struct ProfileKeys ProfileKeys = { .name = @"name", .age = @"age", };

    typedef NS_ENUM(NSInteger, ProfileSection) {
        ProfileSectionHeader,
        ProfileSectionDetails = 1,
        ProfileSectionCount,
    };
    typedef NS_OPTIONS(NSUInteger, ProfileOptions) {
        ProfileOptionsNone = 0,
        ProfileOptionsBold = 1 << 0,
    };
    typedef void (^ProfileCompletion)(NSArray<NSString *> *_Nullable names, NSError *_Nullable error);
    typedef struct { CGFloat width, height; } ProfileSize;
    enum { kTagAvatar = 100, kTagBadge };
    enum ProfileKind : NSUInteger { ProfileKindA = 'a', ProfileKindB = ProfileKindA + 1 };
    struct Insets { CGFloat top; CGFloat left : 4; int values[4]; };

    static inline CGRect ProfileRectInset(CGRect rect, CGFloat inset) {
        return CGRectMake(rect.origin.x + inset, rect.origin.y + inset,
                          rect.size.width - 2 * inset, rect.size.height - 2 * inset);
    }

    static NSInteger compareNames(id a, id b, void *context)
    {
        return [[a name] compare:[b name] options:NSCaseInsensitiveSearch];
    }

    void ProfileLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
    void ProfileLog(NSString *format, ...) {
        va_list arguments;
        va_start(arguments, format);
        NSString *message = [[NSString alloc] initWithFormat:format arguments:arguments];
        id next = va_arg(arguments, NSString *);
        va_end(arguments);
        NSLog(@"%@ %@", message, next);
    }

    @protocol ProfileDelegate;

    @protocol ProfileDelegate <NSObject>
    @required
    - (void)profile:(ProfileViewController *)profile didSelectName:(NSString *)name;
    @optional
    - (BOOL)profileShouldClose:(ProfileViewController *)profile;
    @property (nonatomic, readonly) NSString *title;
    @end

    @interface ProfileViewController () <UITableViewDataSource, UITableViewDelegate> {
        NSMutableArray *_items;
        BOOL _isLoading, _isVisible;
    @private
        UIView *_footer;
        __weak id<ProfileDelegate> _delegate;
        void (^_completion)(BOOL finished);
        struct { unsigned int didSelect : 1; unsigned int didClose : 1; } _flags;
    }
    @property (nonatomic, strong) UIView *avatar;
    @property (nonatomic, weak) IBOutlet UILabel *nameLabel, *ageLabel;
    @property (nonatomic, copy, nullable) void (^completion)(NSString *name, NSError *error);
    @property (nonatomic, assign, getter=isEnabled) BOOL enabled;
    @property (nonatomic) NSArray<NSDictionary<NSString *, id> *> *rows;
    @property (nonatomic, copy) NSArray<__kindof UIView *> *views NS_AVAILABLE_IOS(9_0);
    @property (nonatomic) CGFloat rowHeight UI_APPEARANCE_SELECTOR;
    @property CGRect *rects;
    @property (strong) id<ProfileDelegate, NSCoding> helper;
    - (void)reload;
    @end

    @implementation ProfileViewController

    @synthesize avatar = _avatar;
    @synthesize enabled;
    @dynamic helper;

    #pragma mark - Life cycle

    SYNTHESIZE_SINGLETON(ProfileViewController)

    + (instancetype)controllerWithName:(NSString *)name age:(NSUInteger)age
    {
        ProfileViewController *controller = [[[self class] alloc] initWithNibName:nil bundle:nil];
        controller.title = name;
        controller->_isLoading = age > 18 && name.length != 0;
        return [controller autorelease];
    }

    - (id)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil
    {
        self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
        if (self) {
            _items = [NSMutableArray new];
        }
        return self;
    }

    - (instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE {
        if (!(self = [super initWithCoder:coder])) return nil;
        return self;
    }

    - (void)dealloc {
        [[NSNotificationCenter defaultCenter] removeObserver:self];
        [self removeObserver:self forKeyPath:@"frame" context:ProfileContext];
        SAFE_RELEASE(_items);
        [super dealloc];
    }

    - (void)viewDidLoad {
        [super viewDidLoad];
        WEAK_SELF
        self.view.backgroundColor = RGB(240, 240, 240);
        UIView *avatar = self.avatar = [[UIView alloc] initWithFrame:CGRectZero];
        avatar.translatesAutoresizingMaskIntoConstraints = NO;
        UILabel *nameLabel = [UILabel new], *ageLabel = [UILabel new];
        nameLabel.font = [UIFont boldSystemFontOfSize:IS_IPAD ? 24 : 17];
        for (UIView *view in @[avatar, nameLabel, ageLabel]) {
            [self.view addSubview:view];
            view.translatesAutoresizingMaskIntoConstraints = NO;
        }
        NSDictionary *views = NSDictionaryOfVariableBindings(avatar, nameLabel, ageLabel);
        NSDictionary *metrics = @{ @"margin": @(kMargin), @"size" : @44, @"neg": @-1, @"yes": @YES, @"c": @'c' };
        NSMutableArray *constraints = [NSMutableArray array];
        [constraints addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-margin-[avatar(size)]-[nameLabel]-|"
                                                                                 options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom
                                                                                 metrics:metrics
                                                                                   views:views]];
        [constraints addObjectsFromArray:VFL(@"V:|-[avatar]-|", avatar)];
        NSString *format = [NSString stringWithFormat:@"V:[%@(%0.1f)]" "-|", @"avatar", kHeaderHeight];
        for (NSUInteger i = 0, count = constraints.count; i < count; i++) {
            NSLayoutConstraint *constraint = constraints[i];
            constraint.priority = (UILayoutPriority)(i + 1);
        }
        [self.view addConstraints:constraints];
        [self.view addConstraint:[NSLayoutConstraint constraintWithItem:avatar attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:avatar attribute:NSLayoutAttributeHeight multiplier:1.0 constant:0]];
        [UIView animateWithDuration:0.3 delay:0 options:(UIViewAnimationOptionCurveEaseOut | UIViewAnimationOptionBeginFromCurrentState) animations:^{
            avatar.alpha = 1;
            [weakSelf.view layoutIfNeeded];
        } completion:^(BOOL finished) {
            __strong typeof(weakSelf) strongSelf = weakSelf;
            if (!strongSelf) return;
            strongSelf->_isVisible = finished ?: NO;
        }];
        dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
            NSError *error = nil;
            NSData *data = [NSData dataWithContentsOfFile:format options:0 error:&error];
            dispatch_async(dispatch_get_main_queue(), ^(void){ [weakSelf didLoad:data error:error]; });
        });
    #ifdef DEBUG
        NSLog(@"loaded %@", self);
    #endif
    #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 70000
        if ([self respondsToSelector:@selector(setEdgesForExtendedLayout:)])
            self.edgesForExtendedLayout = UIRectEdgeNone;
    #else
        self.wantsFullScreenLayout = NO;
    #endif
        if (@available(iOS 11.0, *)) {
            [avatar.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:-kMargin].active = YES;
        } else if (IS_IPAD && !_isLoading) {
            NSAssert(avatar != nil, @"no avatar in %@", self);
        } else {
            // Nothing.
        }
    }

    - (void)didLoad:(NSData *)data error:(NSError *__autoreleasing *)error {
        @try {
            id json = [NSJSONSerialization JSONObjectWithData:data options:kNilOptions error:error];
            NSString *name = json[@"user"][@"name"] ?: @"";
            NSArray *sorted = [json[@"list"] sortedArrayUsingComparator:^NSComparisonResult(NSDictionary *a, NSDictionary *b) {
                return [a[@"name"] compare:b[@"name"]];
            }];
            [sorted enumerateObjectsUsingBlock:^(id _Nonnull object, NSUInteger index, BOOL * _Nonnull stop) {
                if (index > 3) { *stop = YES; return; }
                [_items addObject:object];
            }];
            self.nameLabel.text = name.length > 0 ? name : (sorted.count ? [sorted.firstObject objectForKey:@"name"] : nil);
        } @catch (NSException *exception) {
            NSLog(@"%@", exception.reason);
            @throw;
        } @finally {
            _isLoading = NO;
        }
        @synchronized (self) {
            _items = nil;
        }
        @autoreleasepool {
            [self reload];
        }
    }

    - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
        switch ((ProfileSection)indexPath.section) {
            case ProfileSectionHeader:
            case ProfileSectionDetails: {
                CGFloat height = [self heightForRow:indexPath.row];
                return height
                    - (CGFloat)kMargin
                    + 1;
            }
            case ProfileSectionCount:
                break;
            default:
                return UITableViewAutomaticDimension;
        }
        int i = 0;
        while (i < 10) i++;
        do {
            i -= 2;
            if (i == 3) continue;
        } while (i > 0 && !_isLoading);
        unsigned long long total = 0;
        for (;;) { if (total++ > 4) break; }
        goto done;
    done:
        return (CGFloat)[tableView rowHeight] * 2 + -1;
    }

    - (void)layOut
    {
        CGRect frame = (CGRect){ .origin = CGPointZero, .size = { 10, 20 } };
        CGSize size = (CGSize){1, 2};
        frame.size.width = MAX(0, MIN(size.width, 320.f));
        CGAffineTransform t = CGAffineTransformMakeScale(1, 1);
        int (*compare)(const void *, const void *) = NULL;
        NSString *(^make)(NSString *, NSInteger) = ^(NSString *prefix, NSInteger n) {
            return [prefix stringByAppendingFormat:@"%ld", (long)n];
        };
        void (^block)(void) = ^{};
        block();
        ^{ NSLog(@"now"); }();
        self.completion = ^(NSString *name, NSError *error) { };
        !self.completion ?: self.completion(@"a", nil);
        SEL selector = @selector(layOut);
        ((void (*)(id, SEL))objc_msgSend)(self, selector);
        CFStringRef string = (__bridge CFStringRef)make(@"a", 1);
        NSString *copy = (__bridge_transfer NSString *)CFStringCreateCopy(NULL, string);
        char buffer[64] = {0}, *cursor = buffer;
        *cursor++ = 'a';
        *(cursor + 1) = (char)(i & 0xff) | (1 << 3);
        x ^= y, z |= ~w;
        NSUInteger mask = flags & ~(NSUInteger)UIViewAutoresizingFlexibleWidth;
        NSDictionary *d = [NSDictionary dictionaryWithObjectsAndKeys:
                           copy, @"copy",
                           [NSNumber numberWithInt:3], @"number", nil];
        const char *type = @encode(typeof(int));
        id<NSCopying> key = [d allKeys][0];
        Protocol *p = @protocol(NSCoding);
        size_t n = sizeof(struct Insets) * sizeof buffer;
        if ([key isKindOfClass:[NSString class]] && [(NSString *)key length] > 2 && ((NSString *)key).length < 5) {
            [self performSelector:@selector(a:b:) withObject:nil afterDelay:.5];
        }
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(reload) name:UIDeviceOrientationDidChangeNotification object:nil];
        self.rows = @[ @{ @"title": NSLocalizedString(@"Title", @"The title"), @"block": ^{ return @"x"; } }, @{} ];
        _flags.didSelect = [_delegate respondsToSelector:@selector(profile:didSelectName:)];
        [_delegate profile:self didSelectName:self.rows[0][@"title"]];
        CAMediaTimingFunction *f = [CAMediaTimingFunction functionWithControlPoints:0.4 :0.0 :0.2 :1.0];
        static NSDateFormatter *formatter; static dispatch_once_t onceToken;
        dispatch_once(&onceToken, ^{
            formatter = [[NSDateFormatter alloc] init];
        });
        NSString *long1 = @"a" @"b"
            @"c";
        __block NSInteger count = 0;
        __unused NSString *unused = H(@"|");
        NSString *s __attribute__((unused)) = NAMED(avatar);
        for (id key in [d allKeys]) count += [d[key] count];
        for (int i = 0, j = 10; i < j; ++i, --j) ;
        NSParameterAssert(key);
        UIView *v = ({ UIView *view = [UIView new]; view.tag = 3; view; });
        [v.layer setValue:@(M_PI_4) forKeyPath:@"transform.rotation"];
        objc_setAssociatedObject(self, &ProfileContext, v, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
        return;
    }

    #pragma mark Private

    - reload { return nil; }
    - (void)a:(int)a :(int)b { }
    - (void)log:(NSString *)format, ... NS_REQUIRES_NIL_TERMINATION {
        va_list args;
        va_start(args, format);
    }
    - (IBAction)tapped:(id)sender forEvent:(UIEvent *)event { [sender self]; }
    - (void)handler:(void (^)(NSData *data, NSError *error))handler queue:(dispatch_queue_t)queue __attribute__((nonnull(1))); {
        handler(nil, nil);
    }
    - (nullable NSArray<NSString *> *)namesInRange:(out nullable NSRange *)range { return nil; }

    @end

    @implementation UIView (Profile)
    + (Class)layerClass { return [CAGradientLayer class]; }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return CGRectContainsPoint(self.bounds, point); }
    @end

    NS_ASSUME_NONNULL_END
    """##
}
