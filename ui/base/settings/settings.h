// SPDX-License-Identifier: GPL-3.0-or-later
// The user's settings, stored between sessions. Storage only: interested objects connect to the signals.
#pragma once

#include <QByteArray>
#include <QKeySequence>
#include <QMetaEnum>
#include <QObject>
#include <QString>
#include <QVariant>

#include <optional>

class QSettings;

namespace meadhall::ui {

class Settings;

/// A key of the store, the value to use if it is missing or invalid, and the signal of a change.
template <typename T> struct Setting {
    const char *key;
    T fallback;
    void (Settings::*changed)(T) = nullptr;
    void (Settings::*changedWithOthers)() = nullptr; ///< instead, for a group of settings
};

struct NumberSetting : Setting<int> {
    int least, most; ///< writing clamps
};

/// Typed access to the settings. Missing or invalid stored values read as defaults.
/// Setters write at once and emit their signal only if the value changes.
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)
    enum class AnimationSpeed { Off, Fast, Normal, Slow };
    Q_ENUM(AnimationSpeed)
    enum class SortOrder { Colour, Number, Own };
    Q_ENUM(SortOrder)
    enum class PlayBy { Both, Click, Drag };
    Q_ENUM(PlayBy)
    enum class CardColours { Calm, Vivid };
    Q_ENUM(CardColours)
    enum class Warnings { Off, Small, Middle, Large };
    Q_ENUM(Warnings)
    enum class SpeechLength { Short, Long };
    Q_ENUM(SpeechLength)
    enum class VoiceWait { Never, WithScreenReader, Always };
    Q_ENUM(VoiceWait)
    enum class NextMove { AfterWords, WithEnter };
    Q_ENUM(NextMove)

    /// Pace in ms.
    static constexpr int kDefaultPace = 700;
    static constexpr int kMaxPace = 10'000;
    /// Speed in percent.
    static constexpr int kMinWatchSpeed = 50, kMaxWatchSpeed = 400;
    static constexpr int kDefaultVolume = 60;
    /// Speed of a screen reader's voice in words a minute.
    static constexpr int kMinVoiceRate = 150, kMaxVoiceRate = 600, kDefaultVoiceRate = 300;
    static constexpr int kFullVolume = 100;
    static constexpr int kDefaultSidePanelWidth = 0, kMaxSidePanelWidth = 10'000;

    /// @param store also used by others, see store(); must outlive this
    explicit Settings(QSettings &store, QObject *parent = nullptr);

    /// The underlying store, for modules that load and save their own keys.
    QSettings &store() const { return store_; }

    /// Language code such as "de"; empty: the system's language.
    QString language() const;
    void setLanguage(const QString &language);

    /// The line of text of the relay by which friends come to tables here; empty: none.
    QString relay() const;
    void setRelay(const QString &line);
    /// Whether the router is asked to let friends in.
    bool asksRouter() const;
    void setAsksRouter(bool asks);
    /// Whether somebody has decided that.
    bool isRouterDecided() const;
    /// Whether guests at a table here may ask for hints and be warned of mistakes.
    bool allowsGuestsHints() const { return read(kGuestsHints); }
    void setAllowsGuestsHints(bool allows) { write(kGuestsHints, allows); }

    Theme theme() const { return read(kTheme); }
    void setTheme(Theme theme) { write(kTheme, theme); }

    AnimationSpeed animationSpeed() const { return read(kAnimation); }
    void setAnimationSpeed(AnimationSpeed speed) { write(kAnimation, speed); }

    /// Whether cards that are part of no legal set are dimmed.
    bool dimsUnplayable() const { return read(kDim); }
    void setDimsUnplayable(bool dims) { write(kDim, dims); }

    /// Whether the next hand starts without a click.
    bool startsNextHand() const { return read(kNextHand); }
    void setStartsNextHand(bool starts) { write(kNextHand, starts); }

    /// Whether points are displayed counting down from the target.
    bool pointsCountDown() const { return read(kPointsDown); }
    void setPointsCountDown(bool down) { write(kPointsDown, down); }

    SortOrder sortOrder() const { return read(kSort); }
    void setSortOrder(SortOrder order) { write(kSort, order); }

    /// Minimum time of a computer's move in ms, 0 … kMaxPace, so that users can follow. The setter clamps.
    int pace() const { return read(kPace); }
    void setPace(int milliseconds) { write(kPace, milliseconds); }

    /// Whether to pass automatically if no held set beats the table.
    bool passesAutomatically() const { return read(kPasses); }
    void setPassesAutomatically(bool passes) { write(kPasses, passes); }
    /// Whether to play automatically if the whole hand can be played.
    bool goesOutAutomatically() const { return read(kGoesOut); }
    void setGoesOutAutomatically(bool goes) { write(kGoesOut, goes); }

    /// From which loss on to warn before a move is played.
    Warnings warnings() const { return read(kWarnings); }
    void setWarnings(Warnings warnings) { write(kWarnings, warnings); }
    /// Whether the warnings have been offered, which happens once.
    bool warningsOffered() const { return read(kWarningsOffered); }
    void setWarningsOffered(bool offered) { write(kWarningsOffered, offered); }

    /// Number of games finished on this machine, counted up to kFirstGames only.
    int gamesFinished() const { return read(kGamesFinished); }
    void countFinishedGame() { write(kGamesFinished, gamesFinished() + 1); }
    /// During the first kFirstGames games the actions of others stay visible for at least kFirstGamesReading ms.
    static constexpr int kFirstGames = 3;
    static constexpr int kFirstGamesReading = 1200;

    /// Speed of games without human players in percent of pace and animation speed, kMinWatchSpeed …
    /// kMaxWatchSpeed. The setter clamps.
    int watchSpeed() const { return read(kWatching); }
    void setWatchSpeed(int percent) { write(kWatching, percent); }

    PlayBy playBy() const { return read(kPlayBy); }
    void setPlayBy(PlayBy way) { write(kPlayBy, way); }

    /// Whether numbers are written in the language's own digits (٠١٢ …) instead of 0–9 as on the cards.
    bool nativeDigits() const { return read(kNativeDigits); }
    void setNativeDigits(bool own) { write(kNativeDigits, own); }

    /// Whether animations are off if the system asks for reduced motion.
    bool followsReducedMotion() const { return read(kReducedMotion); }
    void setFollowsReducedMotion(bool follows) { write(kReducedMotion, follows); }

    bool soundOn() const { return read(kSound); }
    void setSoundOn(bool on) { write(kSound, on); }
    /// 0 … kFullVolume; the setter clamps.
    int volume() const { return read(kVolume); }
    void setVolume(int volume) { write(kVolume, volume); }

    CardColours cardColours() const { return read(kColours); }
    void setCardColours(CardColours colours) { write(kColours, colours); }
    /// Whether colour or suit signs on the cards are enlarged.
    bool largeSigns() const { return read(kSigns); }
    void setLargeSigns(bool large) { write(kSigns, large); }

    /// Whether the tool tip of a seat lists the cards it is known to hold.
    bool showsKnownCards() const { return read(kKnownCards); }
    void setShowsKnownCards(bool shows) { write(kKnownCards, shows); }

    /// Whether moves can be undone with several humans at the table.
    bool allowsUndoWithPeople() const { return read(kUndoWithPeople); }
    void setAllowsUndoWithPeople(bool undoes) { write(kUndoWithPeople, undoes); }

    // How the table is played by ear. Each setter emits speechChanged().
    /// Until the user chooses, announcements are long in the first kFirstGames games.
    SpeechLength speechLength() const;
    void setSpeechLength(SpeechLength length);
    /// Whether it is announced that a player has two cards left, or one.
    bool tellsFewCards() const { return read(kFewCards); }
    void setTellsFewCards(bool tells) { write(kFewCards, tells); }
    /// Whether the game waits until an announcement has been spoken.
    VoiceWait voiceWait() const { return read(kVoiceWait); }
    void setVoiceWait(VoiceWait wait) { write(kVoiceWait, wait); }
    /// In words a minute, kMinVoiceRate … kMaxVoiceRate; the setter clamps.
    int voiceRate() const { return read(kVoiceRate); }
    void setVoiceRate(int rate) { write(kVoiceRate, rate); }
    NextMove nextMove() const { return read(kNextMove); }
    void setNextMove(NextMove way) { write(kNextMove, way); }
    // Sounds that inform, by default with a screen reader: at a card under the arrow, whether it can be played; of a
    // player with one card left; when no card beats the table. And whether each seat sounds from its side.
    bool soundsOfCards() const { return informs(kCardSounds); }
    void setSoundsOfCards(bool sounds) { setInforms(kCardSounds, sounds); }
    bool soundsOfLastCard() const { return informs(kLastCardSound); }
    void setSoundsOfLastCard(bool sounds) { setInforms(kLastCardSound, sounds); }
    bool soundsOfNothing() const { return informs(kNothingSound); }
    void setSoundsOfNothing(bool sounds) { setInforms(kNothingSound, sounds); }
    bool soundsFromSides() const { return read(kSideSounds); }
    void setSoundsFromSides(bool sounds) { write(kSideSounds, sounds); }

    /// Shortcut set by the user for the action of that name.
    /// @return nullopt: the action's default shortcut; an empty sequence: none
    std::optional<QKeySequence> keys(const QString &action) const;
    void setKeys(const QString &action, const QKeySequence &keys);
    /// Restores the default shortcuts of all actions.
    void resetKeys();

    /// Geometry as returned by QMainWindow::saveGeometry(); empty at the first start.
    QByteArray windowGeometry() const;
    bool sidePanelShown() const { return read(kSidePanelShown); }
    /// Width in logical pixels, up to kMaxSidePanelWidth; 0: by the width of the window.
    int sidePanelWidth() const { return read(kSidePanelWidth); }
    /// Whether the table makes room for the side panel; otherwise the panel lies over it.
    bool sidePanelPinned() const { return read(kSidePanelPinned); }
    void setSidePanelPinned(bool pinned) { write(kSidePanelPinned, pinned); }
    void setWindow(const QByteArray &geometry, bool sidePanelShown, int sidePanelWidth);

Q_SIGNALS:
    void languageChanged(const QString &language);
    /// Another relay, or another decision about the router.
    void waysForFriendsChanged();
    void allowsGuestsHintsChanged(bool allows);
    void themeChanged(meadhall::ui::Settings::Theme theme);
    void animationSpeedChanged(meadhall::ui::Settings::AnimationSpeed speed);
    void dimsUnplayableChanged(bool dims);
    void startsNextHandChanged(bool starts);
    void pointsCountDownChanged(bool down);
    void sortOrderChanged(meadhall::ui::Settings::SortOrder order);
    void paceChanged(int milliseconds);
    void watchSpeedChanged(int percent);
    void playByChanged(meadhall::ui::Settings::PlayBy way);
    void nativeDigitsChanged(bool own);
    void followsReducedMotionChanged(bool follows);
    void soundChanged();
    /// Colours or sign size of the cards changed.
    void cardLookChanged();
    void showsKnownCardsChanged(bool shows);
    void allowsUndoWithPeopleChanged(bool undoes);
    void passesAutomaticallyChanged(bool passes);
    void goesOutAutomaticallyChanged(bool goes);
    void warningsChanged(meadhall::ui::Settings::Warnings warnings);
    void warningsOfferedChanged(bool offered);
    void gamesFinishedChanged(int games);
    void keysChanged();
    void speechChanged();

private:
    // Enumerators are stored by name, so that the file is readable and new ones can be inserted.
    static constexpr Setting<Theme> kTheme{"look/theme", Theme::System, &Settings::themeChanged};
    static constexpr Setting<AnimationSpeed> kAnimation{"look/animation", AnimationSpeed::Normal,
                                                        &Settings::animationSpeedChanged};
    static constexpr Setting<bool> kGuestsHints{"friends/hints", true, &Settings::allowsGuestsHintsChanged};
    static constexpr Setting<bool> kNativeDigits{"look/ownFigures", false, &Settings::nativeDigitsChanged};
    static constexpr Setting<bool> kReducedMotion{"look/followReducedMotion", true,
                                                  &Settings::followsReducedMotionChanged};
    static constexpr Setting<bool> kDim{"table/dimUnplayable", true, &Settings::dimsUnplayableChanged};
    static constexpr Setting<bool> kNextHand{"table/startNextHand", false, &Settings::startsNextHandChanged};
    static constexpr Setting<bool> kPointsDown{"table/pointsCountDown", false, &Settings::pointsCountDownChanged};
    static constexpr Setting<SortOrder> kSort{"table/sort", SortOrder::Colour, &Settings::sortOrderChanged};
    static constexpr NumberSetting kPace{{"table/pace", kDefaultPace, &Settings::paceChanged}, 0, kMaxPace};
    static constexpr NumberSetting kWatching{
        {"table/watchSpeed", 100, &Settings::watchSpeedChanged}, kMinWatchSpeed, kMaxWatchSpeed};
    static constexpr Setting<PlayBy> kPlayBy{"table/playBy", PlayBy::Both, &Settings::playByChanged};
    static constexpr Setting<bool> kKnownCards{"table/showKnownCards", true, &Settings::showsKnownCardsChanged};
    static constexpr Setting<bool> kUndoWithPeople{"table/undoWithPeople", false,
                                                   &Settings::allowsUndoWithPeopleChanged};
    static constexpr Setting<bool> kPasses{"table/passByItself", false, &Settings::passesAutomaticallyChanged};
    static constexpr Setting<bool> kGoesOut{"table/goOutByItself", false, &Settings::goesOutAutomaticallyChanged};
    static constexpr Setting<Warnings> kWarnings{"table/warnings", Warnings::Off, &Settings::warningsChanged};
    static constexpr Setting<bool> kWarningsOffered{"table/warningsOffered", false, &Settings::warningsOfferedChanged};
    static constexpr NumberSetting kGamesFinished{
        {"table/gamesFinished", 0, &Settings::gamesFinishedChanged}, 0, kFirstGames};
    static constexpr Setting<bool> kSound{"sound/on", true, nullptr, &Settings::soundChanged};
    static constexpr NumberSetting kVolume{
        {"sound/volume", kDefaultVolume, nullptr, &Settings::soundChanged}, 0, kFullVolume};
    static constexpr Setting<bool> kFewCards{"speech/fewCards", true, nullptr, &Settings::speechChanged};
    static constexpr Setting<VoiceWait> kVoiceWait{"speech/wait", VoiceWait::WithScreenReader, nullptr,
                                                   &Settings::speechChanged};
    static constexpr NumberSetting kVoiceRate{
        {"speech/rate", kDefaultVoiceRate, nullptr, &Settings::speechChanged}, kMinVoiceRate, kMaxVoiceRate};
    static constexpr Setting<NextMove> kNextMove{"speech/nextMove", NextMove::AfterWords, nullptr,
                                                 &Settings::speechChanged};
    static constexpr const char *kCardSounds = "sound/cards", *kLastCardSound = "sound/lastCard",
                                *kNothingSound = "sound/nothing";
    static constexpr Setting<bool> kSideSounds{"sound/sides", false, nullptr, &Settings::speechChanged};
    static constexpr Setting<CardColours> kColours{"cards/colours", CardColours::Calm, nullptr,
                                                   &Settings::cardLookChanged};
    static constexpr Setting<bool> kSigns{"cards/largeSigns", false, nullptr, &Settings::cardLookChanged};
    static constexpr Setting<bool> kSidePanelShown{"window/sidePanelShown", true};
    static constexpr Setting<bool> kSidePanelPinned{"window/sidePanelPinned", true};
    static constexpr NumberSetting kSidePanelWidth{
        {"window/sidePanelWidth", kDefaultSidePanelWidth}, 0, kMaxSidePanelWidth};

    template <typename T> T read(const Setting<T> &setting) const
    {
        const QMetaEnum values = QMetaEnum::fromType<T>();
        return static_cast<T>(readEnumerator(setting.key, values, static_cast<int>(setting.fallback)));
    }
    bool read(const Setting<bool> &setting) const;
    int read(const NumberSetting &setting) const;
    int readEnumerator(const char *key, const QMetaEnum &values, int fallback) const;
    /// Whether a sound that informs is on; until the user chooses, it is with a screen reader.
    bool informs(const char *key) const;
    /// Writes a value, and emits its signal if it differs from the one before.
    template <typename T> void write(const Setting<T> &setting, T value)
    {
        if (value != read(setting))
            change(setting, value, QLatin1String(QMetaEnum::fromType<T>().valueToKey(static_cast<int>(value))));
    }
    void write(const Setting<bool> &setting, bool value);
    void write(const NumberSetting &setting, int value);
    template <typename T> void change(const Setting<T> &setting, T value, const QVariant &stored)
    {
        writeValue(setting.key, stored);
        if (setting.changed)
            Q_EMIT(this->*setting.changed)(value);
        if (setting.changedWithOthers)
            Q_EMIT(this->*setting.changedWithOthers)();
    }
    void writeValue(const char *key, const QVariant &value);
    void setInforms(const char *key, bool informs);

    QSettings &store_;
};

} // namespace meadhall::ui
