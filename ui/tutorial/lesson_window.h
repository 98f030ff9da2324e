// Learning to play: a real table with a fixed deal, others who play by the book, and somebody who says what to do.
#pragma once

#include "engine/games/odin/move.h"
#include "engine/table/table.h"
#include "ui/graphics/pixmap_cache.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class LessonPlate;
class LessonTableView;
class Settings;
class StepBeads;

class LessonWindow : public QWidget {
    Q_OBJECT

public:
    explicit LessonWindow(Settings &settings, QWidget *parent = nullptr);
    ~LessonWindow() override;

    /// From the beginning.
    void begin();

    Table &table() { return table_; }
    LessonTableView &tableView() { return *view_; }
    LessonPlate &plate() { return *plate_; }
    StepBeads &beads() { return *beads_; }
    QPushButton *leaveButton() const { return leave_; }
    QPushButton *againButton() const { return again_; }

    /// Whether the others may play: what is said before that has been read.
    bool othersMayPlay() const;

Q_SIGNALS:
    /// The learner wants a game of the real thing.
    void newGameWanted();
    /// F1.
    void rulesWanted();
    void wentOn();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What stands above the words.
    enum class Remark { None, Otherwise, Refusal };

    void layOut();
    void connectView();
    void connectSettings();
    bool judge(const odin::Move &move, bool whole);
    void takeOver();
    void goOn();
    void leaveOrCancel();
    void showMove();
    bool pressed(const QKeyEvent &event);
    void follow(std::size_t shown);
    void speak();
    void mark();
    void place();
    void retranslate();
    void adopt();

    Settings &settings_;
    PixmapCache cache_;
    Table table_;
    LessonTableView *view_;
    LessonPlate *plate_;
    StepBeads *beads_;
    QLabel *title_, *count_;
    QPushButton *again_, *leave_;
    int lane_ = 0, measuredFor_ = 0; ///< height of the lane, and the width of the plate that it was found for
    std::size_t shown_ = 0;          ///< events that are to be seen
    std::size_t read_ = 0;           ///< up to there everything that is explained has been read
    Remark remark_ = Remark::None;
    QString remarkWords_, announced_;
    bool reducedMotion_ = false; ///< the system asks for it
};

} // namespace meadhall::ui
