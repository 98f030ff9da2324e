// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/follow_changes.h"

#include <QWidget>

#include <algorithm>

namespace meadhall::ui {

namespace {

class ChangeFilter : public QObject {
public:
    ChangeFilter(QWidget *widget, const std::vector<QEvent::Type> &kinds, const std::function<void()> &change,
                 QObject *parent)
        : QObject(parent), kinds_(kinds), change_(change)
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (std::find(kinds_.begin(), kinds_.end(), event->type()) != kinds_.end())
            change_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::vector<QEvent::Type> kinds_;
    std::function<void()> change_;
};

} // namespace

void followChanges(QWidget *widget, const std::vector<QEvent::Type> &kinds, const std::function<void()> &change,
                   QObject *until)
{
    new ChangeFilter(widget, kinds, change, until ? until : widget);
}

} // namespace meadhall::ui
