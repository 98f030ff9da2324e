// Learning to play: a real table with a fixed deal, others who play by the book, and somebody who says what to do.
#pragma once

#include "scene/pixmap_cache.h"
#include "table/table.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class OdinTableView;
class Settings;

class LessonWindow : public QWidget {
    Q_OBJECT

public:
    explicit LessonWindow(const Settings &settings, QWidget *parent = nullptr);
    ~LessonWindow() override;

    /// From the beginning.
    void begin();

    Table &table() { return table_; }
    OdinTableView &tableView() { return *view_; }
    QLabel *words() const { return words_; }

Q_SIGNALS:
    /// The learner wants a game of the real thing.
    void newGameWanted();
    /// F1.
    void rulesWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();
    void takeBack();
    void speak();
    void retranslate();
    void adopt();

    const Settings &settings_;
    PixmapCache cache_;
    Table table_;
    OdinTableView *view_;
    QLabel *words_;
    QProgressBar *progress_;
    QPushButton *leave_;
    bool strayed_ = false; ///< the last move was another than the lesson wants
};

} // namespace meadhall::ui
