#include "window/settings.h"

#include <QMetaEnum>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Enumerators are kept by name, so that the file can be read and a new one put between them.
template <typename Enum>
Enum readSettingsEnum(const QSettings &store, QLatin1String key, Enum otherwise)
{
    bool known = false;
    const int value = QMetaEnum::fromType<Enum>().keyToValue(store.value(key).toByteArray().constData(), &known);
    return known ? static_cast<Enum>(value) : otherwise;
}

template <typename Enum>
void writeSettingsEnum(QSettings &store, QLatin1String key, Enum value)
{
    store.setValue(key, QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value))));
}

/// Only the words that QSettings itself writes: any other text would read as true.
bool readSettingsBool(const QSettings &store, QLatin1String key, bool otherwise)
{
    const QString text = store.value(key).toString();
    if (text == QLatin1String("true"))
        return true;
    if (text == QLatin1String("false"))
        return false;
    return otherwise;
}

constexpr QLatin1String kSettingsLanguage("language");
constexpr QLatin1String kSettingsTheme("look/theme");
constexpr QLatin1String kSettingsAnimation("look/animation");
constexpr QLatin1String kSettingsDim("table/dimUnplayable");
constexpr QLatin1String kSettingsNextHand("table/startNextHand");
constexpr QLatin1String kSettingsPointsDown("table/pointsCountDown");
constexpr QLatin1String kSettingsSort("table/sort");
constexpr QLatin1String kSettingsPace("table/pace");
constexpr QLatin1String kSettingsPlayBy("table/playBy");
constexpr QLatin1String kSettingsGeometry("window/geometry");
constexpr QLatin1String kSettingsState("window/state");

} // namespace

Settings::Settings(QSettings &store, QObject *parent)
    : QObject(parent)
    , store_(store)
{
}

QString Settings::language() const
{
    const QString language = store_.value(kSettingsLanguage).toString();
    const bool plain = language.size() <= 16 && std::all_of(language.begin(), language.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'));
    });
    return plain ? language : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    store_.setValue(kSettingsLanguage, language);
    Q_EMIT languageChanged(language);
}

Settings::Theme Settings::theme() const
{
    return readSettingsEnum(store_, kSettingsTheme, Theme::System);
}

void Settings::setTheme(Theme theme)
{
    if (theme == this->theme())
        return;
    writeSettingsEnum(store_, kSettingsTheme, theme);
    Q_EMIT themeChanged(theme);
}

Settings::AnimationSpeed Settings::animationSpeed() const
{
    return readSettingsEnum(store_, kSettingsAnimation, AnimationSpeed::Normal);
}

void Settings::setAnimationSpeed(AnimationSpeed speed)
{
    if (speed == animationSpeed())
        return;
    writeSettingsEnum(store_, kSettingsAnimation, speed);
    Q_EMIT animationSpeedChanged(speed);
}

bool Settings::dimsUnplayable() const
{
    return readSettingsBool(store_, kSettingsDim, true);
}

void Settings::setDimsUnplayable(bool dims)
{
    if (dims == dimsUnplayable())
        return;
    store_.setValue(kSettingsDim, dims);
    Q_EMIT dimsUnplayableChanged(dims);
}

bool Settings::startsNextHand() const
{
    return readSettingsBool(store_, kSettingsNextHand, false);
}

void Settings::setStartsNextHand(bool starts)
{
    if (starts == startsNextHand())
        return;
    store_.setValue(kSettingsNextHand, starts);
    Q_EMIT startsNextHandChanged(starts);
}

bool Settings::pointsCountDown() const
{
    return readSettingsBool(store_, kSettingsPointsDown, false);
}

void Settings::setPointsCountDown(bool down)
{
    if (down == pointsCountDown())
        return;
    store_.setValue(kSettingsPointsDown, down);
    Q_EMIT pointsCountDownChanged(down);
}

Settings::SortOrder Settings::sortOrder() const
{
    return readSettingsEnum(store_, kSettingsSort, SortOrder::Colour);
}

void Settings::setSortOrder(SortOrder order)
{
    if (order == sortOrder())
        return;
    writeSettingsEnum(store_, kSettingsSort, order);
    Q_EMIT sortOrderChanged(order);
}

int Settings::pace() const
{
    bool isNumber = false;
    const int pace = store_.value(kSettingsPace).toInt(&isNumber);
    return isNumber && pace >= 0 && pace <= kSlowestPace ? pace : kDefaultPace;
}

void Settings::setPace(int milliseconds)
{
    const int pace = std::clamp(milliseconds, 0, kSlowestPace);
    if (pace == this->pace())
        return;
    store_.setValue(kSettingsPace, pace);
    Q_EMIT paceChanged(pace);
}

Settings::PlayBy Settings::playBy() const
{
    return readSettingsEnum(store_, kSettingsPlayBy, PlayBy::Both);
}

void Settings::setPlayBy(PlayBy way)
{
    if (way == playBy())
        return;
    writeSettingsEnum(store_, kSettingsPlayBy, way);
    Q_EMIT playByChanged(way);
}

QByteArray Settings::windowGeometry() const
{
    return store_.value(kSettingsGeometry).toByteArray();
}

QByteArray Settings::windowState() const
{
    return store_.value(kSettingsState).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    store_.setValue(kSettingsGeometry, geometry);
    store_.setValue(kSettingsState, state);
}

} // namespace meadhall::ui
