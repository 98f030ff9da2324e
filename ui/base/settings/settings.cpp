// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/settings.h"

#include <QMetaEnum>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Enumerators are stored by name, so that the file is readable and new ones can be inserted.
template <typename Enum> Enum readSettingsEnum(const QSettings &store, QLatin1String key, Enum otherwise)
{
    bool known = false;
    const int value = QMetaEnum::fromType<Enum>().keyToValue(store.value(key).toByteArray().constData(), &known);
    return known ? static_cast<Enum>(value) : otherwise;
}

template <typename T> QVariant stored(T value)
{
    if constexpr (std::is_enum_v<T>)
        return QString::fromLatin1(QMetaEnum::fromType<T>().valueToKey(static_cast<int>(value)));
    else
        return value;
}

/// Writes a value and returns true if it differs from the one before.
template <typename T> bool change(QSettings &store, QLatin1String key, const T &before, const T &value)
{
    if (value == before)
        return false;
    store.setValue(key, stored(value));
    return true;
}

/// Accepts only what QSettings writes: QVariant would convert any other text to true.
bool readSettingsBool(const QSettings &store, QLatin1String key, bool otherwise)
{
    const QString text = store.value(key).toString();
    if (text == QLatin1String("true"))
        return true;
    if (text == QLatin1String("false"))
        return false;
    return otherwise;
}

/// An integer in 0 … `most`; `otherwise` if missing or invalid.
int readSettingsNumber(const QSettings &store, QLatin1String key, int most, int otherwise)
{
    bool isNumber = false;
    const int value = store.value(key).toInt(&isNumber);
    return isNumber && value >= 0 && value <= most ? value : otherwise;
}

constexpr QLatin1String kSettingsLanguage("language");
constexpr QLatin1String kSettingsTheme("look/theme");
constexpr QLatin1String kSettingsAnimation("look/animation");
constexpr QLatin1String kSettingsDim("table/dimUnplayable");
constexpr QLatin1String kSettingsNextHand("table/startNextHand");
constexpr QLatin1String kSettingsPointsDown("table/pointsCountDown");
constexpr QLatin1String kSettingsSort("table/sort");
constexpr QLatin1String kSettingsPace("table/pace");
constexpr QLatin1String kSettingsWatching("table/watchSpeed");
constexpr QLatin1String kSettingsPlayBy("table/playBy");
constexpr QLatin1String kSettingsFigures("look/ownFigures");
constexpr QLatin1String kSettingsReducedMotion("look/followReducedMotion");
constexpr QLatin1String kSettingsSound("sound/on");
constexpr QLatin1String kSettingsVolume("sound/volume");
constexpr QLatin1String kSettingsColours("cards/colours");
constexpr QLatin1String kSettingsSigns("cards/largeSigns");
constexpr QLatin1String kSettingsKnownCards("table/showKnownCards");
constexpr QLatin1String kSettingsUndoWithPeople("table/undoWithPeople");
constexpr QLatin1String kSettingsPasses("table/passByItself");
constexpr QLatin1String kSettingsGoesOut("table/goOutByItself");
constexpr QLatin1String kSettingsWarnings("table/warnings");
constexpr QLatin1String kSettingsGamesFinished("table/gamesFinished");
constexpr QLatin1String kSettingsKeys("keys");
constexpr QLatin1String kSettingsGeometry("window/geometry");
constexpr QLatin1String kSettingsSidePanelShown("window/sidePanelShown");
constexpr QLatin1String kSettingsSidePanelPinned("window/sidePanelPinned");
constexpr QLatin1String kSettingsSidePanelWidth("window/sidePanelWidth");

} // namespace

Settings::Settings(QSettings &store, QObject *parent) : QObject(parent), store_(store) {}

QString Settings::language() const
{
    const QString language = store_.value(kSettingsLanguage).toString();
    const bool plain =
        language.size() <= 16 && std::all_of(language.begin(), language.end(), [](QChar c) {
            return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'));
        });
    return plain ? language : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (change(store_, kSettingsLanguage, this->language(), language))
        Q_EMIT languageChanged(language);
}

Settings::Theme Settings::theme() const { return readSettingsEnum(store_, kSettingsTheme, Theme::System); }

void Settings::setTheme(Theme theme)
{
    if (change(store_, kSettingsTheme, this->theme(), theme))
        Q_EMIT themeChanged(theme);
}

Settings::AnimationSpeed Settings::animationSpeed() const
{
    return readSettingsEnum(store_, kSettingsAnimation, AnimationSpeed::Normal);
}

void Settings::setAnimationSpeed(AnimationSpeed speed)
{
    if (change(store_, kSettingsAnimation, animationSpeed(), speed))
        Q_EMIT animationSpeedChanged(speed);
}

bool Settings::dimsUnplayable() const { return readSettingsBool(store_, kSettingsDim, true); }

void Settings::setDimsUnplayable(bool dims)
{
    if (change(store_, kSettingsDim, dimsUnplayable(), dims))
        Q_EMIT dimsUnplayableChanged(dims);
}

bool Settings::startsNextHand() const { return readSettingsBool(store_, kSettingsNextHand, false); }

void Settings::setStartsNextHand(bool starts)
{
    if (change(store_, kSettingsNextHand, startsNextHand(), starts))
        Q_EMIT startsNextHandChanged(starts);
}

bool Settings::pointsCountDown() const { return readSettingsBool(store_, kSettingsPointsDown, false); }

void Settings::setPointsCountDown(bool down)
{
    if (change(store_, kSettingsPointsDown, pointsCountDown(), down))
        Q_EMIT pointsCountDownChanged(down);
}

Settings::SortOrder Settings::sortOrder() const { return readSettingsEnum(store_, kSettingsSort, SortOrder::Colour); }

void Settings::setSortOrder(SortOrder order)
{
    if (change(store_, kSettingsSort, sortOrder(), order))
        Q_EMIT sortOrderChanged(order);
}

int Settings::pace() const { return readSettingsNumber(store_, kSettingsPace, kMaxPace, kDefaultPace); }

void Settings::setPace(int milliseconds)
{
    const int pace = std::clamp(milliseconds, 0, kMaxPace);
    if (change(store_, kSettingsPace, this->pace(), pace))
        Q_EMIT paceChanged(pace);
}

bool Settings::passesAutomatically() const { return readSettingsBool(store_, kSettingsPasses, false); }

void Settings::setPassesAutomatically(bool passes)
{
    if (change(store_, kSettingsPasses, passesAutomatically(), passes))
        Q_EMIT passesAutomaticallyChanged(passes);
}

bool Settings::goesOutAutomatically() const { return readSettingsBool(store_, kSettingsGoesOut, false); }

void Settings::setGoesOutAutomatically(bool goes)
{
    if (change(store_, kSettingsGoesOut, goesOutAutomatically(), goes))
        Q_EMIT goesOutAutomaticallyChanged(goes);
}

Settings::Warnings Settings::warnings() const { return readSettingsEnum(store_, kSettingsWarnings, Warnings::Off); }

void Settings::setWarnings(Warnings warnings)
{
    if (change(store_, kSettingsWarnings, this->warnings(), warnings))
        Q_EMIT warningsChanged(warnings);
}

int Settings::gamesFinished() const { return readSettingsNumber(store_, kSettingsGamesFinished, kFirstGames, 0); }

void Settings::countFinishedGame()
{
    const int games = gamesFinished();
    if (games >= kFirstGames)
        return;
    store_.setValue(kSettingsGamesFinished, games + 1);
    Q_EMIT gamesFinishedChanged(games + 1);
}

int Settings::watchSpeed() const
{
    const int percent = readSettingsNumber(store_, kSettingsWatching, kMaxWatchSpeed, 100);
    return std::max(percent, kMinWatchSpeed);
}

void Settings::setWatchSpeed(int percent)
{
    const int speed = std::clamp(percent, kMinWatchSpeed, kMaxWatchSpeed);
    if (change(store_, kSettingsWatching, watchSpeed(), speed))
        Q_EMIT watchSpeedChanged(speed);
}

Settings::PlayBy Settings::playBy() const { return readSettingsEnum(store_, kSettingsPlayBy, PlayBy::Both); }

void Settings::setPlayBy(PlayBy way)
{
    if (change(store_, kSettingsPlayBy, playBy(), way))
        Q_EMIT playByChanged(way);
}

bool Settings::nativeDigits() const { return readSettingsBool(store_, kSettingsFigures, false); }

void Settings::setNativeDigits(bool own)
{
    if (change(store_, kSettingsFigures, nativeDigits(), own))
        Q_EMIT nativeDigitsChanged(own);
}

bool Settings::followsReducedMotion() const { return readSettingsBool(store_, kSettingsReducedMotion, true); }

void Settings::setFollowsReducedMotion(bool follows)
{
    if (change(store_, kSettingsReducedMotion, followsReducedMotion(), follows))
        Q_EMIT followsReducedMotionChanged(follows);
}

bool Settings::soundOn() const { return readSettingsBool(store_, kSettingsSound, true); }

void Settings::setSoundOn(bool on)
{
    if (change(store_, kSettingsSound, soundOn(), on))
        Q_EMIT soundChanged(on, volume());
}

int Settings::volume() const { return readSettingsNumber(store_, kSettingsVolume, kFullVolume, kDefaultVolume); }

void Settings::setVolume(int volume)
{
    volume = std::clamp(volume, 0, kFullVolume);
    if (change(store_, kSettingsVolume, this->volume(), volume))
        Q_EMIT soundChanged(soundOn(), volume);
}

Settings::CardColours Settings::cardColours() const
{
    return readSettingsEnum(store_, kSettingsColours, CardColours::Calm);
}

void Settings::setCardColours(CardColours colours)
{
    if (change(store_, kSettingsColours, cardColours(), colours))
        Q_EMIT cardLookChanged();
}

bool Settings::largeSigns() const { return readSettingsBool(store_, kSettingsSigns, false); }

void Settings::setLargeSigns(bool large)
{
    if (change(store_, kSettingsSigns, largeSigns(), large))
        Q_EMIT cardLookChanged();
}

bool Settings::showsKnownCards() const { return readSettingsBool(store_, kSettingsKnownCards, true); }

void Settings::setShowsKnownCards(bool shows)
{
    if (change(store_, kSettingsKnownCards, showsKnownCards(), shows))
        Q_EMIT showsKnownCardsChanged(shows);
}

bool Settings::allowsUndoWithPeople() const { return readSettingsBool(store_, kSettingsUndoWithPeople, false); }

void Settings::setAllowsUndoWithPeople(bool undoes)
{
    if (change(store_, kSettingsUndoWithPeople, allowsUndoWithPeople(), undoes))
        Q_EMIT allowsUndoWithPeopleChanged(undoes);
}

std::optional<QKeySequence> Settings::keys(const QString &action) const
{
    const QVariant stored = store_.value(kSettingsKeys + QLatin1Char('/') + action);
    if (!stored.isValid())
        return std::nullopt;
    const QKeySequence keys = QKeySequence::fromString(stored.toString(), QKeySequence::PortableText);
    // Invalid text gives Qt::Key_unknown.
    return keys.isEmpty() == stored.toString().isEmpty() && keys[0].key() != Qt::Key_unknown ? std::optional(keys)
                                                                                             : std::nullopt;
}

void Settings::setKeys(const QString &action, const QKeySequence &keys)
{
    if (keys == this->keys(action))
        return;
    store_.setValue(kSettingsKeys + QLatin1Char('/') + action, keys.toString(QKeySequence::PortableText));
    Q_EMIT keysChanged();
}

void Settings::resetKeys()
{
    store_.remove(kSettingsKeys);
    Q_EMIT keysChanged();
}

QByteArray Settings::windowGeometry() const { return store_.value(kSettingsGeometry).toByteArray(); }

bool Settings::sidePanelShown() const { return readSettingsBool(store_, kSettingsSidePanelShown, true); }

int Settings::sidePanelWidth() const
{
    return readSettingsNumber(store_, kSettingsSidePanelWidth, kMaxSidePanelWidth, kDefaultSidePanelWidth);
}

bool Settings::sidePanelPinned() const { return readSettingsBool(store_, kSettingsSidePanelPinned, true); }

void Settings::setSidePanelPinned(bool pinned) { store_.setValue(kSettingsSidePanelPinned, pinned); }

void Settings::setWindow(const QByteArray &geometry, bool sidePanelShown, int sidePanelWidth)
{
    store_.setValue(kSettingsGeometry, geometry);
    store_.setValue(kSettingsSidePanelShown, sidePanelShown);
    store_.setValue(kSettingsSidePanelWidth, sidePanelWidth);
}

} // namespace meadhall::ui
