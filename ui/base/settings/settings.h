// SPDX-License-Identifier: GPL-3.0-or-later
// The user's settings, stored between sessions. Storage only: interested objects connect to the signals.
#pragma once

#include <QByteArray>
#include <QKeySequence>
#include <QMetaEnum>
#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

class QSettings;

namespace meadhall::ui {

class Settings;

/// The part of a setting that does not depend on its type.
class AnySetting : public QObject {
    Q_OBJECT

public:
    /// Signal of a group of settings, emitted together with changed().
    using Group = void (Settings::*)();

Q_SIGNALS:
    /// Emitted after another value has been stored.
    void changed();

protected:
    AnySetting(Settings *settings, const char *key, Group group);
    QVariant stored() const;
    void write(const QVariant &value);

private:
    Settings *settings_;
    const char *key_;
};

/// Calls a function after each change of one of these settings, while `context` exists.
void followSettings(std::initializer_list<const AnySetting *> settings, const QObject *context,
                    const std::function<void()> &apply);

/// A setting that is a bool, a text or an enumerator. Enumerators are stored by name, so that the file is readable and
/// new ones can be inserted.
template <typename T> class Setting : public AnySetting {
public:
    /// @param fallback the value if the stored one is missing or invalid
    Setting(Settings *settings, const char *key, T fallback, Group group = nullptr)
        : AnySetting(settings, key, group), fallback_(std::move(fallback))
    {
    }
    /// @param fallback is called each time while the user has not chosen; choosing the same value counts, too
    Setting(Settings *settings, const char *key, Group group, std::function<T()> fallback)
        : AnySetting(settings, key, group), currentFallback_(std::move(fallback))
    {
    }

    T operator()() const { return chosen().value_or(currentFallback_ ? currentFallback_() : fallback_); }
    /// The stored value; nullopt: none, or an invalid one.
    std::optional<T> chosen() const
    {
        bool isKnown = false;
        const int value = QMetaEnum::fromType<T>().keyToValue(stored().toByteArray().constData(), &isKnown);
        return isKnown ? std::optional(static_cast<T>(value)) : std::nullopt;
    }
    void set(T value)
    {
        if (currentFallback_ ? chosen() == value : (*this)() == value)
            return;
        if constexpr (std::is_enum_v<T>)
            write(QLatin1String(QMetaEnum::fromType<T>().valueToKey(static_cast<int>(value))));
        else
            write(value);
    }

private:
    T fallback_{};
    std::function<T()> currentFallback_; ///< empty: `fallback_` is always the same
};

template <> std::optional<bool> Setting<bool>::chosen() const;
template <> std::optional<QString> Setting<QString>::chosen() const;

/// A setting that is a number within limits. The setter clamps.
class NumberSetting : public AnySetting {
public:
    NumberSetting(Settings *settings, const char *key, int fallback, int least, int most, Group group = nullptr)
        : AnySetting(settings, key, group), fallback_(fallback), least_(least), most_(most)
    {
    }
    int operator()() const;
    void set(int value);

private:
    int fallback_, least_, most_;
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
    Setting<QString> relay{this, "friends/relay", QString()};
    /// Whether the router is asked to let friends in; somebody must have chosen that.
    Setting<bool> asksRouter{this, "friends/askRouter", nullptr, [] { return false; }};
    /// Whether guests at a table here may ask for hints and be warned of mistakes.
    Setting<bool> allowsGuestsHints{this, "friends/hints", true};

    Setting<Theme> theme{this, "look/theme", Theme::System};
    Setting<AnimationSpeed> animationSpeed{this, "look/animation", AnimationSpeed::Normal};
    /// Whether numbers are written in the language's own digits (٠١٢ …) instead of 0–9 as on the cards.
    Setting<bool> nativeDigits{this, "look/ownFigures", false};
    /// Whether animations are off if the system asks for reduced motion.
    Setting<bool> followsReducedMotion{this, "look/followReducedMotion", true};

    /// Whether cards that are part of no legal set are dimmed.
    Setting<bool> dimsUnplayable{this, "table/dimUnplayable", true};
    /// Whether the next hand starts without a click.
    Setting<bool> startsNextHand{this, "table/startNextHand", false};
    /// Whether points are displayed counting down from the target.
    Setting<bool> pointsCountDown{this, "table/pointsCountDown", false};
    Setting<SortOrder> sortOrder{this, "table/sort", SortOrder::Colour};
    /// Minimum time of a computer's move in ms, so that users can follow.
    NumberSetting pace{this, "table/pace", kDefaultPace, 0, kMaxPace};
    /// Whether to pass automatically if no held set beats the table.
    Setting<bool> passesAutomatically{this, "table/passByItself", false};
    /// Whether to play automatically if the whole hand can be played.
    Setting<bool> goesOutAutomatically{this, "table/goOutByItself", false};
    /// From which loss on to warn before a move is played.
    Setting<Warnings> warnings{this, "table/warnings", Warnings::Off};
    /// Whether the warnings have been offered, which happens once.
    Setting<bool> warningsOffered{this, "table/warningsOffered", false};
    /// Speed of games without human players in percent of pace and animation speed.
    NumberSetting watchSpeed{this, "table/watchSpeed", 100, kMinWatchSpeed, kMaxWatchSpeed};
    Setting<PlayBy> playBy{this, "table/playBy", PlayBy::Both};
    /// Whether the tool tip of a seat lists the cards it is known to hold.
    Setting<bool> showsKnownCards{this, "table/showKnownCards", true};
    /// Whether moves can be undone with several humans at the table.
    Setting<bool> allowsUndoWithPeople{this, "table/undoWithPeople", false};

    /// During the first kFirstGames games the actions of others stay visible for at least kFirstGamesReading ms.
    static constexpr int kFirstGames = 3;
    static constexpr int kFirstGamesReading = 1200;
    /// Number of games finished on this machine, counted up to kFirstGames only.
    NumberSetting gamesFinished{this, "table/gamesFinished", 0, 0, kFirstGames};
    void countFinishedGame() { gamesFinished.set(gamesFinished() + 1); }

    Setting<bool> soundOn{this, "sound/on", true};
    NumberSetting volume{this, "sound/volume", kDefaultVolume, 0, kFullVolume};

    Setting<CardColours> cardColours{this, "cards/colours", CardColours::Calm, &Settings::cardLookChanged};
    /// Whether colour or suit signs on the cards are enlarged.
    Setting<bool> largeSigns{this, "cards/largeSigns", false, &Settings::cardLookChanged};

    // How the table is played by ear.
    /// Until the user chooses, announcements are long in the first kFirstGames games.
    Setting<SpeechLength> speechLength{this, "speech/length", &Settings::speechChanged, [this] {
                                           return gamesFinished() < kFirstGames ? SpeechLength::Long
                                                                                : SpeechLength::Short;
                                       }};
    /// Whether it is announced that a player has two cards left, or one.
    Setting<bool> tellsFewCards{this, "speech/fewCards", true, &Settings::speechChanged};
    /// Whether the game waits until an announcement has been spoken.
    Setting<VoiceWait> voiceWait{this, "speech/wait", VoiceWait::WithScreenReader, &Settings::speechChanged};
    /// In words a minute.
    NumberSetting voiceRate{this,          "speech/rate", kDefaultVoiceRate,
                            kMinVoiceRate, kMaxVoiceRate, &Settings::speechChanged};
    Setting<NextMove> nextMove{this, "speech/nextMove", NextMove::AfterWords, &Settings::speechChanged};
    // Sounds that inform, by default with a screen reader: at a card under the arrow, whether it can be played; of a
    // player with one card left; when no card beats the table. And whether each seat sounds from its side.
    Setting<bool> soundsOfCards{this, "sound/cards", &Settings::speechChanged, hasScreenReader};
    Setting<bool> soundsOfLastCard{this, "sound/lastCard", &Settings::speechChanged, hasScreenReader};
    Setting<bool> soundsOfNothing{this, "sound/nothing", &Settings::speechChanged, hasScreenReader};
    Setting<bool> soundsFromSides{this, "sound/sides", false, &Settings::speechChanged};

    /// Shortcut set by the user for the action of that name.
    /// @return nullopt: the action's default shortcut; an empty sequence: none
    std::optional<QKeySequence> keys(const QString &action) const;
    void setKeys(const QString &action, const QKeySequence &keys);
    /// Restores the default shortcuts of all actions.
    void resetKeys();

    /// Geometry as returned by QMainWindow::saveGeometry(); empty at the first start.
    QByteArray windowGeometry() const;
    Setting<bool> sidePanelShown{this, "window/sidePanelShown", true};
    /// Width in logical pixels; 0: by the width of the window.
    NumberSetting sidePanelWidth{this, "window/sidePanelWidth", kDefaultSidePanelWidth, 0, kMaxSidePanelWidth};
    /// Whether the table makes room for the side panel; otherwise the panel lies over it.
    Setting<bool> sidePanelPinned{this, "window/sidePanelPinned", true};
    void setWindow(const QByteArray &geometry, bool isPanelShown, int panelWidth);

Q_SIGNALS:
    void languageChanged(const QString &language);
    /// Colours or sign size of the cards changed.
    void cardLookChanged();
    void keysChanged();
    void speechChanged();

private:
    static bool hasScreenReader();

    QSettings &store_;
};

} // namespace meadhall::ui
