// What the player has set, kept between two starts. Storage only: whoever shows something listens to the signals.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

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

    static constexpr int kDefaultPace = 700;
    static constexpr int kSlowestPace = 10'000;

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

    PlayBy playBy() const;
    void setPlayBy(PlayBy way);

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
    void playByChanged(meadhall::ui::Settings::PlayBy way);

private:
    QSettings &store_;
};

} // namespace meadhall::ui
