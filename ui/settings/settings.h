// What the player has set, kept between two starts. Storage only: whoever shows something listens to the signals.
#pragma once

#include <QByteArray>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <optional>

class QSettings;

namespace meadhall::ui {

/// Typed access to the program's settings. Whatever is missing in the file, or makes no sense, reads as the default.
/// A setter writes at once and signals a real change only.
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)
    enum class AnimationSpeed { Off, Fast, Normal, Slow };
    Q_ENUM(AnimationSpeed)
    enum class SortOrder { Colour, Number, Own };
    Q_ENUM(SortOrder)
    enum class PlayBy { Both, Click, Drag };
    Q_ENUM(PlayBy)
    enum class CardColours { Calm, Vivid };
    Q_ENUM(CardColours)

    static constexpr int kDefaultPace = 700;
    static constexpr int kSlowestPace = 10'000;
    static constexpr int kSlowestWatching = 50, kFastestWatching = 400;
    static constexpr int kDefaultVolume = 60;
    static constexpr int kFullVolume = 100;

    /// @param store where everything is kept, also by others (see store()); it must outlive this
    explicit Settings(QSettings &store, QObject *parent = nullptr);

    /// The store itself, for what has its own functions to load and save.
    QSettings &store() const { return store_; }

    /// A language as "de"; empty: the system's.
    QString language() const;
    void setLanguage(const QString &language);

    Theme theme() const;
    void setTheme(Theme theme);

    AnimationSpeed animationSpeed() const;
    void setAnimationSpeed(AnimationSpeed speed);

    /// Whether cards that take part in no legal set are drawn weaker.
    bool dimsUnplayable() const;
    void setDimsUnplayable(bool dims);

    /// Whether the next hand begins without a click.
    bool startsNextHand() const;
    void setStartsNextHand(bool starts);

    /// Whether points are shown counting down from the target.
    bool pointsCountDown() const;
    void setPointsCountDown(bool down);

    SortOrder sortOrder() const;
    void setSortOrder(SortOrder order);

    /// The shortest time that a computer takes for a move, in ms, 0 … kSlowestPace: so that one can follow.
    int pace() const;
    void setPace(int milliseconds);

    /// Whether a turn in which nothing held beats the table is passed without a click.
    bool passesByItself() const;
    void setPassesByItself(bool passes);
    /// Whether a hand that can be played at once is played without a click.
    bool goesOutByItself() const;
    void setGoesOutByItself(bool goes);

    /// How many games have been played to their end on this machine, as far as it matters: up to kFirstGames.
    int gamesFinished() const;
    void countFinishedGame();
    /// A player of so many games is new: what others do stays to be read for at least kFirstGamesReading ms.
    static constexpr int kFirstGames = 3;
    static constexpr int kFirstGamesReading = 1200;

    /// The speed of games that are only watched, in percent of the pace and the animation that are set.
    int watchSpeed() const;
    void setWatchSpeed(int percent);

    PlayBy playBy() const;
    void setPlayBy(PlayBy way);

    /// Whether numbers are written in the language's own figures (٠١٢ …) instead of 0–9, as the cards have.
    bool ownFigures() const;
    void setOwnFigures(bool own);

    /// Whether nothing is animated where the system asks for reduced motion.
    bool followsReducedMotion() const;
    void setFollowsReducedMotion(bool follows);

    bool soundOn() const;
    void setSoundOn(bool on);
    /// 0 … kFullVolume.
    int volume() const;
    void setVolume(int volume);

    CardColours cardColours() const;
    void setCardColours(CardColours colours);
    /// Whether the signs of the colours are drawn larger on the cards.
    bool largeSigns() const;
    void setLargeSigns(bool large);

    /// Whether a seat tells, when pointed at, which cards it is known to hold.
    bool showsKnownCards() const;
    void setShowsKnownCards(bool shows);

    /// Whether moves may be taken back although several people play.
    bool undoesWithPeople() const;
    void setUndoesWithPeople(bool undoes);

    /// The keys chosen for an action of that name; nothing: its own. An empty sequence: none.
    std::optional<QKeySequence> keys(const QString &action) const;
    void setKeys(const QString &action, const QKeySequence &keys);
    /// Every action has its own keys again.
    void resetKeys();

    /// What QMainWindow::saveGeometry() and saveState() gave; empty at the first start.
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

Q_SIGNALS:
    void languageChanged(const QString &language);
    void themeChanged(meadhall::ui::Settings::Theme theme);
    void animationSpeedChanged(meadhall::ui::Settings::AnimationSpeed speed);
    void dimsUnplayableChanged(bool dims);
    void startsNextHandChanged(bool starts);
    void pointsCountDownChanged(bool down);
    void sortOrderChanged(meadhall::ui::Settings::SortOrder order);
    void paceChanged(int milliseconds);
    void watchSpeedChanged(int percent);
    void playByChanged(meadhall::ui::Settings::PlayBy way);
    void ownFiguresChanged(bool own);
    void followsReducedMotionChanged(bool follows);
    void soundChanged(bool on, int volume);
    /// Colours or signs of the cards.
    void cardLookChanged();
    void showsKnownCardsChanged(bool shows);
    void undoesWithPeopleChanged(bool undoes);
    void passesByItselfChanged(bool passes);
    void goesOutByItselfChanged(bool goes);
    void gamesFinishedChanged(int games);
    void keysChanged();

private:
    QSettings &store_;
};

} // namespace meadhall::ui
