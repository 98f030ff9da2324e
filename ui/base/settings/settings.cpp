// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/settings.h"

#include <QAccessible>
#include <QMetaEnum>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// A key of the store, and the value to use if it is missing or invalid.
template <typename T> struct Setting {
    QLatin1String key;
    T fallback;
};

struct NumberSetting {
    QLatin1String key;
    int fallback, least, most;
};

constexpr QLatin1String kLanguage("language"), kRelay("friends/relay"), kAskRouter("friends/askRouter"), kKeys("keys"),
    kGeometry("window/geometry");
constexpr Setting<Settings::Theme> kTheme{QLatin1String("look/theme"), Settings::Theme::System};
constexpr Setting<Settings::AnimationSpeed> kAnimation{QLatin1String("look/animation"),
                                                       Settings::AnimationSpeed::Normal};
constexpr Setting<bool> kGuestsHints{QLatin1String("friends/hints"), true};
constexpr Setting<bool> kNativeDigits{QLatin1String("look/ownFigures"), false};
constexpr Setting<bool> kReducedMotion{QLatin1String("look/followReducedMotion"), true};
constexpr Setting<bool> kDim{QLatin1String("table/dimUnplayable"), true};
constexpr Setting<bool> kNextHand{QLatin1String("table/startNextHand"), false};
constexpr Setting<bool> kPointsDown{QLatin1String("table/pointsCountDown"), false};
constexpr Setting<Settings::SortOrder> kSort{QLatin1String("table/sort"), Settings::SortOrder::Colour};
constexpr NumberSetting kPace{QLatin1String("table/pace"), Settings::kDefaultPace, 0, Settings::kMaxPace};
constexpr NumberSetting kWatching{QLatin1String("table/watchSpeed"), 100, Settings::kMinWatchSpeed,
                                  Settings::kMaxWatchSpeed};
constexpr Setting<Settings::PlayBy> kPlayBy{QLatin1String("table/playBy"), Settings::PlayBy::Both};
constexpr Setting<bool> kKnownCards{QLatin1String("table/showKnownCards"), true};
constexpr Setting<bool> kUndoWithPeople{QLatin1String("table/undoWithPeople"), false};
constexpr Setting<bool> kPasses{QLatin1String("table/passByItself"), false};
constexpr Setting<bool> kGoesOut{QLatin1String("table/goOutByItself"), false};
constexpr Setting<Settings::Warnings> kWarnings{QLatin1String("table/warnings"), Settings::Warnings::Off};
constexpr Setting<bool> kWarningsOffered{QLatin1String("table/warningsOffered"), false};
constexpr NumberSetting kGamesFinished{QLatin1String("table/gamesFinished"), 0, 0, Settings::kFirstGames};
constexpr Setting<bool> kSound{QLatin1String("sound/on"), true};
constexpr NumberSetting kVolume{QLatin1String("sound/volume"), Settings::kDefaultVolume, 0, Settings::kFullVolume};
constexpr QLatin1String kSpeechLength("speech/length");
constexpr Setting<bool> kFewCards{QLatin1String("speech/fewCards"), true};
constexpr Setting<Settings::VoiceWait> kVoiceWait{QLatin1String("speech/wait"), Settings::VoiceWait::WithScreenReader};
constexpr NumberSetting kVoiceRate{QLatin1String("speech/rate"), Settings::kDefaultVoiceRate, Settings::kMinVoiceRate,
                                   Settings::kMaxVoiceRate};
constexpr Setting<Settings::NextMove> kNextMove{QLatin1String("speech/nextMove"), Settings::NextMove::AfterWords};
constexpr QLatin1String kCardSounds("sound/cards"), kLastCardSound("sound/lastCard"), kNothingSound("sound/nothing");
constexpr Setting<bool> kSideSounds{QLatin1String("sound/sides"), false};
constexpr Setting<Settings::CardColours> kColours{QLatin1String("cards/colours"), Settings::CardColours::Calm};
constexpr Setting<bool> kSigns{QLatin1String("cards/largeSigns"), false};
constexpr Setting<bool> kSidePanelShown{QLatin1String("window/sidePanelShown"), true};
constexpr Setting<bool> kSidePanelPinned{QLatin1String("window/sidePanelPinned"), true};
constexpr NumberSetting kSidePanelWidth{QLatin1String("window/sidePanelWidth"), Settings::kDefaultSidePanelWidth, 0,
                                        Settings::kMaxSidePanelWidth};

/// Enumerators are stored by name, so that the file is readable and new ones can be inserted.
template <typename Enum> Enum read(const QSettings &store, const Setting<Enum> &setting)
{
    bool known = false;
    const int value =
        QMetaEnum::fromType<Enum>().keyToValue(store.value(setting.key).toByteArray().constData(), &known);
    return known ? static_cast<Enum>(value) : setting.fallback;
}

/// Accepts only what QSettings writes: QVariant would convert any other text to true.
bool read(const QSettings &store, const Setting<bool> &setting)
{
    const QString text = store.value(setting.key).toString();
    return text == QLatin1String("true") || (setting.fallback && text != QLatin1String("false"));
}

/// Until the user chooses, sounds that inform are on with a screen reader.
bool informs(const QSettings &store, QLatin1String key)
{
    return read(store, Setting<bool>{key, QAccessible::isActive()});
}

int read(const QSettings &store, const NumberSetting &setting)
{
    bool isNumber = false;
    const int value = store.value(setting.key).toInt(&isNumber);
    return isNumber && value >= 0 && value <= setting.most ? std::max(value, setting.least) : setting.fallback;
}

/// Writes a value and returns true if it differs from the one before.
template <typename T> bool change(QSettings &store, const Setting<T> &setting, T value)
{
    if (value == read(store, setting))
        return false;
    if constexpr (std::is_enum_v<T>)
        store.setValue(setting.key, QLatin1String(QMetaEnum::fromType<T>().valueToKey(static_cast<int>(value))));
    else
        store.setValue(setting.key, value);
    return true;
}

bool change(QSettings &store, const NumberSetting &setting, int &value)
{
    value = std::clamp(value, setting.least, setting.most);
    if (value == read(store, setting))
        return false;
    store.setValue(setting.key, value);
    return true;
}

} // namespace

template <typename S, typename T> void Settings::write(const S &setting, T value, void (Settings::*changed)(T))
{
    if (change(store_, setting, value))
        Q_EMIT(this->*changed)(value);
}

template <typename S, typename T> void Settings::writeSpeech(const S &setting, T value)
{
    if (change(store_, setting, value))
        Q_EMIT speechChanged();
}

Settings::Settings(QSettings &store, QObject *parent) : QObject(parent), store_(store) {}

QString Settings::language() const
{
    const QString language = store_.value(kLanguage).toString();
    const bool plain =
        language.size() <= 16 && std::all_of(language.begin(), language.end(), [](QChar c) {
            return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'));
        });
    return plain ? language : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    store_.setValue(kLanguage, language);
    Q_EMIT languageChanged(language);
}

QString Settings::relay() const { return store_.value(kRelay).toString(); }

void Settings::setRelay(const QString &line)
{
    if (line == relay())
        return;
    store_.setValue(kRelay, line);
    Q_EMIT waysForFriendsChanged();
}

bool Settings::asksRouter() const { return store_.value(kAskRouter).toBool(); }

void Settings::setAsksRouter(bool asks)
{
    if (isRouterDecided() && asks == asksRouter())
        return;
    store_.setValue(kAskRouter, asks);
    Q_EMIT waysForFriendsChanged();
}

bool Settings::isRouterDecided() const { return store_.contains(kAskRouter); }

bool Settings::allowsGuestsHints() const { return read(store_, kGuestsHints); }
void Settings::setAllowsGuestsHints(bool allows) { write(kGuestsHints, allows, &Settings::allowsGuestsHintsChanged); }

Settings::Theme Settings::theme() const { return read(store_, kTheme); }
void Settings::setTheme(Theme theme) { write(kTheme, theme, &Settings::themeChanged); }

Settings::AnimationSpeed Settings::animationSpeed() const { return read(store_, kAnimation); }
void Settings::setAnimationSpeed(AnimationSpeed speed) { write(kAnimation, speed, &Settings::animationSpeedChanged); }

bool Settings::dimsUnplayable() const { return read(store_, kDim); }
void Settings::setDimsUnplayable(bool dims) { write(kDim, dims, &Settings::dimsUnplayableChanged); }

bool Settings::startsNextHand() const { return read(store_, kNextHand); }
void Settings::setStartsNextHand(bool starts) { write(kNextHand, starts, &Settings::startsNextHandChanged); }

bool Settings::pointsCountDown() const { return read(store_, kPointsDown); }
void Settings::setPointsCountDown(bool down) { write(kPointsDown, down, &Settings::pointsCountDownChanged); }

Settings::SortOrder Settings::sortOrder() const { return read(store_, kSort); }
void Settings::setSortOrder(SortOrder order) { write(kSort, order, &Settings::sortOrderChanged); }

int Settings::pace() const { return read(store_, kPace); }
void Settings::setPace(int milliseconds) { write(kPace, milliseconds, &Settings::paceChanged); }

bool Settings::passesAutomatically() const { return read(store_, kPasses); }
void Settings::setPassesAutomatically(bool passes) { write(kPasses, passes, &Settings::passesAutomaticallyChanged); }

bool Settings::goesOutAutomatically() const { return read(store_, kGoesOut); }
void Settings::setGoesOutAutomatically(bool goes) { write(kGoesOut, goes, &Settings::goesOutAutomaticallyChanged); }

Settings::Warnings Settings::warnings() const { return read(store_, kWarnings); }
void Settings::setWarnings(Warnings warnings) { write(kWarnings, warnings, &Settings::warningsChanged); }
bool Settings::warningsOffered() const { return read(store_, kWarningsOffered); }
void Settings::setWarningsOffered(bool offered) { write(kWarningsOffered, offered, &Settings::warningsOfferedChanged); }

int Settings::watchSpeed() const { return read(store_, kWatching); }
void Settings::setWatchSpeed(int percent) { write(kWatching, percent, &Settings::watchSpeedChanged); }

Settings::PlayBy Settings::playBy() const { return read(store_, kPlayBy); }
void Settings::setPlayBy(PlayBy way) { write(kPlayBy, way, &Settings::playByChanged); }

bool Settings::nativeDigits() const { return read(store_, kNativeDigits); }
void Settings::setNativeDigits(bool own) { write(kNativeDigits, own, &Settings::nativeDigitsChanged); }

bool Settings::followsReducedMotion() const { return read(store_, kReducedMotion); }
void Settings::setFollowsReducedMotion(bool follows)
{
    write(kReducedMotion, follows, &Settings::followsReducedMotionChanged);
}

bool Settings::soundOn() const { return read(store_, kSound); }
void Settings::setSoundOn(bool on)
{
    if (change(store_, kSound, on))
        Q_EMIT soundChanged(on, volume());
}

int Settings::volume() const { return read(store_, kVolume); }
void Settings::setVolume(int volume)
{
    if (change(store_, kVolume, volume))
        Q_EMIT soundChanged(soundOn(), volume);
}

Settings::CardColours Settings::cardColours() const { return read(store_, kColours); }
void Settings::setCardColours(CardColours colours)
{
    if (change(store_, kColours, colours))
        Q_EMIT cardLookChanged();
}

bool Settings::largeSigns() const { return read(store_, kSigns); }
void Settings::setLargeSigns(bool large)
{
    if (change(store_, kSigns, large))
        Q_EMIT cardLookChanged();
}

bool Settings::showsKnownCards() const { return read(store_, kKnownCards); }
void Settings::setShowsKnownCards(bool shows) { write(kKnownCards, shows, &Settings::showsKnownCardsChanged); }

bool Settings::allowsUndoWithPeople() const { return read(store_, kUndoWithPeople); }
void Settings::setAllowsUndoWithPeople(bool undoes)
{
    write(kUndoWithPeople, undoes, &Settings::allowsUndoWithPeopleChanged);
}

int Settings::gamesFinished() const { return read(store_, kGamesFinished); }
void Settings::countFinishedGame()
{
    const int games = gamesFinished();
    if (games >= kFirstGames)
        return;
    store_.setValue(kGamesFinished.key, games + 1);
    Q_EMIT gamesFinishedChanged(games + 1);
}

Settings::SpeechLength Settings::speechLength() const
{
    const auto fallback = gamesFinished() < kFirstGames ? SpeechLength::Long : SpeechLength::Short;
    return read(store_, Setting<SpeechLength>{kSpeechLength, fallback});
}

/// Writes the default as well, which changes with the number of games.
void Settings::setSpeechLength(SpeechLength length)
{
    store_.setValue(kSpeechLength, QLatin1String(QMetaEnum::fromType<SpeechLength>().valueToKey(int(length))));
    Q_EMIT speechChanged();
}

bool Settings::tellsFewCards() const { return read(store_, kFewCards); }
void Settings::setTellsFewCards(bool tells) { writeSpeech(kFewCards, tells); }

Settings::VoiceWait Settings::voiceWait() const { return read(store_, kVoiceWait); }
void Settings::setVoiceWait(VoiceWait wait) { writeSpeech(kVoiceWait, wait); }

int Settings::voiceRate() const { return read(store_, kVoiceRate); }
void Settings::setVoiceRate(int rate) { writeSpeech(kVoiceRate, rate); }

Settings::NextMove Settings::nextMove() const { return read(store_, kNextMove); }
void Settings::setNextMove(NextMove way) { writeSpeech(kNextMove, way); }

bool Settings::soundsOfCards() const { return informs(store_, kCardSounds); }
void Settings::setSoundsOfCards(bool sounds)
{
    store_.setValue(kCardSounds, sounds);
    Q_EMIT speechChanged();
}

bool Settings::soundsOfLastCard() const { return informs(store_, kLastCardSound); }
void Settings::setSoundsOfLastCard(bool sounds)
{
    store_.setValue(kLastCardSound, sounds);
    Q_EMIT speechChanged();
}

bool Settings::soundsOfNothing() const { return informs(store_, kNothingSound); }
void Settings::setSoundsOfNothing(bool sounds)
{
    store_.setValue(kNothingSound, sounds);
    Q_EMIT speechChanged();
}

bool Settings::soundsFromSides() const { return read(store_, kSideSounds); }
void Settings::setSoundsFromSides(bool sounds) { writeSpeech(kSideSounds, sounds); }

std::optional<QKeySequence> Settings::keys(const QString &action) const
{
    const QVariant stored = store_.value(kKeys + QLatin1Char('/') + action);
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
    store_.setValue(kKeys + QLatin1Char('/') + action, keys.toString(QKeySequence::PortableText));
    Q_EMIT keysChanged();
}

void Settings::resetKeys()
{
    store_.remove(kKeys);
    Q_EMIT keysChanged();
}

QByteArray Settings::windowGeometry() const { return store_.value(kGeometry).toByteArray(); }
bool Settings::sidePanelShown() const { return read(store_, kSidePanelShown); }
int Settings::sidePanelWidth() const { return read(store_, kSidePanelWidth); }
bool Settings::sidePanelPinned() const { return read(store_, kSidePanelPinned); }
void Settings::setSidePanelPinned(bool pinned) { store_.setValue(kSidePanelPinned.key, pinned); }

void Settings::setWindow(const QByteArray &geometry, bool sidePanelShown, int sidePanelWidth)
{
    store_.setValue(kGeometry, geometry);
    store_.setValue(kSidePanelShown.key, sidePanelShown);
    store_.setValue(kSidePanelWidth.key, sidePanelWidth);
}

} // namespace meadhall::ui
