// SPDX-License-Identifier: GPL-3.0-or-later
// The room of a lesson: its page under a bar with what leads through it.
#pragma once

#include "ui/base/widgets/room.h"
#include "ui/rooms/lessons/lesson_page.h"

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class LessonRoom : public Room {
    Q_OBJECT

public:
    LessonRoom(Settings &settings, Game game);

    /// Goes on where the lesson was left, or begins it.
    void takeUp();

    LessonPage &page() { return *page_; }
    QPushButton *stepBackButton() const { return stepBack_; }
    QPushButton *anewButton() const { return anew_; }
    QPushButton *leaveButton() const { return leave_; }

protected:
    QWidget *first() override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QPushButton *addButton(const char *name);
    void arrangeBar();
    void follow();
    void updateIcons();
    void retranslate();

    Settings &settings_;
    LessonPage *page_;
    QPushButton *stepBack_, *anew_, *leave_;
};

} // namespace meadhall::ui
