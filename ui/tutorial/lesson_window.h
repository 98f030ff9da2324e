// Tutorial window: a real table with a fixed deal, scripted opponents, and instructions.
#pragma once

#include "engine/games/odin/move.h"
#include "engine/table/table.h"
#include "ui/graphics/pixmap_cache.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class LessonPanel;
class LessonTableView;
class Settings;
class StepIndicator;

class LessonWindow : public QWidget {
    Q_OBJECT

public:
    explicit LessonWindow(Settings &settings, QWidget *parent = nullptr);
    ~LessonWindow() override;

    /// Starts from the first step.
    void begin();

    Table &table() { return table_; }
    LessonTableView &tableView() { return *view_; }
    LessonPanel &panel() { return *panel_; }
    StepIndicator &stepIndicator() { return *stepIndicator_; }
    QPushButton *leaveButton() const { return leave_; }
    QPushButton *againButton() const { return again_; }

    /// Whether the opponents may play: false until the learner has read the current explanation.
    bool opponentsMayPlay() const;

Q_SIGNALS:
    /// The learner wants to play a real game.
    void newGameRequested();
    /// F1 was pressed.
    void rulesRequested();
    /// The learner has continued after an explanation.
    void proceeded();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The kind of remark above the text.
    enum class Remark { None, Otherwise, Refusal };

    void layOut();
    void connectView();
    void connectSettings();
    bool acceptsMove(const odin::Move &move, bool whole);
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
    void applySettings();

    Settings &settings_;
    PixmapCache cache_;
    Table table_;
    std::unique_ptr<LessonTableView> view_; ///< refers to the table
    LessonPanel *panel_ = nullptr;
    StepIndicator *stepIndicator_;
    QLabel *title_, *count_;
    QPushButton *again_, *leave_;
    int panelHeight_ = 0, measuredFor_ = 0; ///< height of the text area, and the panel width it was computed for
    std::size_t shown_ = 0;                 ///< number of events shown so far
    std::size_t read_ = 0;                  ///< number of events up to which all explanations have been read
    Remark remark_ = Remark::None;
    QString remarkWords_, announced_;
    bool reducedMotion_ = false; ///< the system asks for reduced motion
};

} // namespace meadhall::ui
