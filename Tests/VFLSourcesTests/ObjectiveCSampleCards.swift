/// A file of Objective-C++ and a header.
enum ObjectiveCSampleCards {
  /// The text of the file.
  static let source = ##"""
    #import "Card.h"
    #include <vector>
    #include <map>
    #include <string>
    #include <memory>

    using namespace std;
    using CardList = std::vector<std::unique_ptr<Card>>;
    namespace cards = app::ui::cards;

    namespace {
        const CGFloat kMargin = 8.0;
        constexpr int kCount = 3;
        static NSString *const kFormat = @"H:|-[title]-|";

        template <typename T>
        T clamp(T value, T low, T high) {
            return value < low ? low : (value > high ? high : value);
        }

        struct Row {
            std::string name;
            double width = 0.0;
            std::vector<int> sizes{1, 2, 3};
            Row() : name("row"), width(1.0) {}
            explicit Row(const std::string &name) : name(name) { width = name.size(); }
            bool operator==(const Row &other) const { return name == other.name; }
            virtual ~Row() = default;
        };
    }

    namespace app { namespace ui {

    class Card : public View, private Observer<Card> {
    public:
        Card(UIView *view, int count = 3);
        virtual ~Card();
        virtual void layout() override;
        virtual CGFloat height() const = 0;
        static Card *shared();
        void add(const std::string &name, NSString *format) noexcept;
        template <class T> void each(T &&block) { for (auto &row : rows_) block(row); }
        Card(const Card &) = delete;
        Card &operator=(const Card &) = delete;
    protected:
        friend class CardTest;
        enum class Style : int { Plain = 0, Bold };
        struct Impl;
        std::unique_ptr<Impl> impl_;
    private:
        std::map<std::string, std::vector<Row>> map_;
        std::vector<Row> rows_;
        UIView *view_ = nil;
        int count_{0};
        std::function<void(int, NSString *)> callback_;
        static const int kMax = 10;
    };

    Card::Card(UIView *view, int count)
        : View(view), view_(view), count_{count}
    {
        rows_.reserve(count);
    }

    Card::~Card() { delete impl_; delete[] buffer_; }

    void Card::layout() {
        NSDictionary *views = @{ @"title": view_ };
        [view_ addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kFormat options:0 metrics:nil views:views]];
        std::vector<NSString *> formats = { @"H:|[title]|", @"V:|[title]|" };
        for (const auto &format : formats) {
            [view_ addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
        }
        for (NSString *format : { @"H:|[title]|", @"V:|[title]|" }) NSLog(@"%@", format);
        for (auto it = map_.begin(); it != map_.end(); ++it) {
            it->second.push_back(Row(it->first));
        }
        auto compare = [&](const Row &a, const Row &b) -> bool { return a.width < b.width; };
        auto print = [this, view = view_](auto x) mutable { NSLog(@"%s", x.name.c_str()); };
        std::sort(rows_.begin(), rows_.end(), compare);
        std::sort(rows_.begin(), rows_.end(), [](const Row &a, const Row &b) { return a.name < b.name; });
        if (auto it = map_.find("a"); it != map_.end()) { print(it->second[0]); }
        if (Row *row = find(3)) row->width = 2;
        auto p = std::make_shared<Row>("x");
        auto *raw = static_cast<Row *>(p.get());
        Row other("y"), *third = new Row("z");
        Row fourth{"w"};
        std::string s(@"abc".UTF8String);
        const std::pair<int, int> pair = std::make_pair(1, 2);
        auto [a, b] = pair;
        int values[] = {1, 2, 3};
        UIEdgeInsets insets = UIEdgeInsets{1, 2, 3, 4};
        std::string raw_string = R"(a "quoted" string)";
        NSString *n = [NSString stringWithUTF8String:s.c_str()];
        callback_ = [=](int i, NSString *t) { [view_ setTag:i]; };
        try {
            throw std::runtime_error("bad");
        } catch (const std::exception &e) {
            NSLog(@"%s", e.what());
        } catch (...) {
            throw;
        }
        if (s.empty() || !p) return;
        std::cout << "a" << s << std::endl;
        int shifted = count_ << 2 >> 1;
        count_ <<= 1;
        count_ >>= 1;
        ::dispatch_async(::dispatch_get_main_queue(), ^{ layout(); });
        [view_ performBlock:^(std::vector<int> list) { }];
        switch (style) {
            case Style::Plain: break;
            case app::ui::Card::Style::Bold: { count_ = 1; } break;
        }
        static_assert(sizeof(int) == 4, "int");
        x = y ? A::b : C::d;
    }

    std::vector<Row> Card::rows() const { return rows_; }
    const std::string &Card::name(int index) { return rows_[index].name; }
    Card *Card::shared() { static Card *card = new Card(nil, 1); return card; }
    template <typename T>
    inline void Card::apply(std::function<T(const Row &)> f) { for (const Row &row : rows_) f(row); }
    bool operator<(const Row &a, const Row &b) { return a.name < b.name; }

    }} // namespace

    extern "C" {
        void card_layout(void *card);
        int card_count(void) { return 3; }
    }
    extern "C" UIView *card_view(int index);

    @interface CardView : UIView <CardDelegate>
    {
        app::ui::Card *_card;
        std::vector<CGRect> _rects;
    }
    - (instancetype)initWithCard:(std::shared_ptr<app::ui::Card>)card;
    @end

    @implementation CardView

    - (instancetype)initWithCard:(std::shared_ptr<app::ui::Card>)card
    {
        if ((self = [super initWithFrame:CGRectZero]) != nil) {
            _card = card.get();
            _rects.push_back({0, 0, 1, 1});
            auto &rects = _rects;
            const auto count = (NSInteger)rects.size();
            [self setNeedsLayout];
            _card->each([self](auto &row) { [self add:row.name]; });
        }
        return self;
    }

    - (void)add:(const std::string &)name {
        std::map<int, NSString *> names = {{1, @"a"}, {2, @"b"}};
        NSArray<NSLayoutConstraint *> *list = [NSLayoutConstraint constraintsWithVisualFormat:@(name.c_str()) options:{} metrics:nil views:@{}];
        [NSLayoutConstraint activateConstraints:list];
        for (auto &[key, value] : names) NSLog(@"%d %@", key, value);
        const vector<Row>::iterator it = rows.begin();
        if (nullptr == _card || this->x) { }
        NSAssert(names.size() > 0, @"empty");
    }

    @end

    TEST(Card, Layout) {
        Card card(nil, 3);
        EXPECT_EQ(3, card.count());
    }

    int main(int argc, char *argv[]) {
        @autoreleasepool {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        }
    }
    """##
  /// The text of the header.
  static let header = ##"""
    #ifndef APP_H
    #define APP_H

    #import <UIKit/UIKit.h>

    NS_ASSUME_NONNULL_BEGIN

    @class Card;
    @protocol CardSource;

    extern NSString *const CardErrorDomain;
    UIKIT_EXTERN const CGFloat CardHeight NS_AVAILABLE_IOS(8_0);
    FOO_EXPORT NSString * const FooName;
    FOO_EXPORT void FooStart(NSString *name, int count) NS_SWIFT_NAME(start(name:count:));
    NS_INLINE CGFloat FooScale(void) { return [UIScreen mainScreen].scale; }

    typedef NS_ENUM(NSUInteger, CardStyle) {
        CardStylePlain,
        CardStyleBold API_AVAILABLE(ios(11.0)),
    } NS_SWIFT_NAME(Card.Style);

    typedef NSString *CardName NS_EXTENSIBLE_STRING_ENUM;
    typedef NSDictionary<NSString *, UIView *> *CardViews;

    NS_CLASS_AVAILABLE_IOS(8_0) @interface Card<__covariant ObjectType : id<NSCopying>> : NSObject <NSCopying, NSCoding>

    @property (class, nonatomic, readonly) Card *sharedCard;
    @property (nonatomic, readonly, copy) NSString *name;
    @property (nonatomic, readwrite, strong, nullable) ObjectType object;
    @property (nonatomic, copy) NSString *(^formatter)(NSNumber *value, NSError **error);

    - (instancetype)init NS_UNAVAILABLE;
    + (instancetype)new NS_UNAVAILABLE;
    - (instancetype)initWithName:(NSString *)name
                           views:(nullable NSDictionary<NSString *, UIView *> *)views
                           block:(void (^ _Nullable)(BOOL finished))block NS_DESIGNATED_INITIALIZER;
    - (void)addFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
    - (void)addFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
    - (BOOL)validate:(inout id _Nullable * _Nonnull)value error:(out NSError **)error;
    - (void)insertObjects:(const id _Nonnull [_Nullable])objects count:(NSUInteger)count;
    - (void)old __attribute__((deprecated("use new")));

    @end

    @interface Card (Layout)
    - (NSArray *)constraintsWithFormat:(NSString *)format views:(NSDictionary *)views;
    @end

    @interface NSArray<ObjectType> (Card)
    - (ObjectType)cardAtIndex:(NSUInteger)index;
    @end

    #ifdef __cplusplus
    extern "C" {
    #endif

    void CardRegister(Class cls);
    BOOL CardIsEqual(Card *a, Card *b);

    #ifdef __cplusplus
    }
    #endif

    #if TARGET_OS_IPHONE
    @interface PlatformView : UIView
    #else
    @interface PlatformView : NSView
    #endif
    - (void)layOut;
    @end

    NS_ASSUME_NONNULL_END

    #endif
    """##
}
