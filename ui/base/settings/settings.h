// SPDX-License-Identifier: GPL-3.0-or-later
// The user's settings, stored between sessions. Storage only: interested objects connect to the signals.
#pragma once

#include <QByteArray>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <optional>

class QSettings;

namespace meadhall::ui {

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
    bool allowsGuestsHints() const;
    void setAllowsGuestsHints(bool allows);

    Theme theme() const;
    void setTheme(Theme theme);

    AnimationSpeed animationSpeed() const;
    void setAnimationSpeed(AnimationSpeed speed);

    /// Whether cards that are part of no legal set are dimmed.
    bool dimsUnplayable() const;
    void setDimsUnplayable(bool dims);

    /// Whether the next hand starts without a click.
    bool startsNextHand() const;
    void setStartsNextHand(bool starts);

    /// Whether points are displayed counting down from the target.
    bool pointsCountDown() const;
    void setPointsCountDown(bool down);

    SortOrder sortOrder() const;
    void setSortOrder(SortOrder order);

    /// Minimum time of a computer's move in ms, 0 … kMaxPace, so that users can follow. The setter clamps.
    int pace() const;
    void setPace(int milliseconds);

    /// Whether to pass automatically if no held set beats the table.
    bool passesAutomatically() const;
    void setPassesAutomatically(bool passes);
    /// Whether to play automatically if the whole hand can be played.
    bool goesOutAutomatically() const;
    void setGoesOutAutomatically(bool goes);

    /// From which loss on to warn before a move is played.
    Warnings warnings() const;
    void setWarnings(Warnings warnings);
    /// Whether the warnings have been offered, which happens once.
    bool warningsOffered() const;
    void setWarningsOffered(bool offered);

    /// Number of games finished on this machine, counted up to kFirstGames only.
    int gamesFinished() const;
    void countFinishedGame();
    /// During the first kFirstGames games the actions of others stay visible for at least kFirstGamesReading ms.
    static constexpr int kFirstGames = 3;
    static constexpr int kFirstGamesReading = 1200;

    /// Speed of games without human players in percent of pace and animation speed, kMinWatchSpeed …
    /// kMaxWatchSpeed. The setter clamps.
    int watchSpeed() const;
    void setWatchSpeed(int percent);

    PlayBy playBy() const;
    void setPlayBy(PlayBy way);

    /// Whether numbers are written in the language's own digits (٠١٢ …) instead of 0–9 as on the cards.
    bool nativeDigits() const;
    void setNativeDigits(bool own);

    /// Whether animations are off if the system asks for reduced motion.
    bool followsReducedMotion() const;
    void setFollowsReducedMotion(bool follows);

    bool soundOn() const;
    void setSoundOn(bool on);
    /// 0 … kFullVolume; the setter clamps.
    int volume() const;
    void setVolume(int volume);

    CardColours cardColours() const;
    void setCardColours(CardColours colours);
    /// Whether colour or suit signs on the cards are enlarged.
    bool largeSigns() const;
    void setLargeSigns(bool large);

    /// Whether the tool tip of a seat lists the cards it is known to hold.
    bool showsKnownCards() const;
    void setShowsKnownCards(bool shows);

    /// Whether moves can be undone with several humans at the table.
    bool allowsUndoWithPeople() const;
    void setAllowsUndoWithPeople(bool undoes);

    // How the table is played by ear. Each setter emits speechChanged().
    /// Until the user chooses, announcements are long in the first kFirstGames games.
    SpeechLength speechLength() const;
    void setSpeechLength(SpeechLength length);
    /// Whether it is announced that a player has two cards left, or one.
    bool tellsFewCards() const;
    void setTellsFewCards(bool tells);
    /// Whether the game waits until an announcement has been spoken.
    VoiceWait voiceWait() const;
    void setVoiceWait(VoiceWait wait);
    /// In words a minute, kMinVoiceRate … kMaxVoiceRate; the setter clamps.
    int voiceRate() const;
    void setVoiceRate(int rate);
    NextMove nextMove() const;
    void setNextMove(NextMove way);
    // Sounds that inform, by default with a screen reader: at a card under the arrow, whether it can be played; of a
    // player with one card left; when no card beats the table. And whether each seat sounds from its side.
    bool soundsOfCards() const;
    void setSoundsOfCards(bool sounds);
    bool soundsOfLastCard() const;
    void setSoundsOfLastCard(bool sounds);
    bool soundsOfNothing() const;
    void setSoundsOfNothing(bool sounds);
    bool soundsFromSides() const;
    void setSoundsFromSides(bool sounds);

    /// Shortcut set by the user for the action of that name.
    /// @return nullopt: the action's default shortcut; an empty sequence: none
    std::optional<QKeySequence> keys(const QString &action) const;
    void setKeys(const QString &action, const QKeySequence &keys);
    /// Restores the default shortcuts of all actions.
    void resetKeys();

    /// Geometry as returned by QMainWindow::saveGeometry(); empty at the first start.
    QByteArray windowGeometry() const;
    bool sidePanelShown() const;
    /// Width in logical pixels, up to kMaxSidePanelWidth; 0: by the width of the window.
    int sidePanelWidth() const;
    /// Whether the table makes room for the side panel; otherwise the panel lies over it.
    bool sidePanelPinned() const;
    void setSidePanelPinned(bool pinned);
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
    void soundChanged(bool on, int volume);
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
    /// Writes a value, and emits the signal if it differs from the one before.
    template <typename S, typename T> void write(const S &setting, T value, void (Settings::*changed)(T));
    template <typename S, typename T> void writeSpeech(const S &setting, T value);

    QSettings &store_;
};

} // namespace meadhall::ui
