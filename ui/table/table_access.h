// The table in the window, offered to assistive programs.
#pragma once

#include "ui/accessibility/accessibility_host.h"

namespace meadhall::ui {

class TableView;

class TableAccess : public AccessibilityHost {
    Q_OBJECT

public:
    explicit TableAccess(TableView &view);

    Things things() const override;
    QString nameOf(const QGraphicsObject *thing) const override;
    QGraphicsObject *focused() const override;
    bool canGoTo(const QGraphicsObject *thing) const override;
    void goTo(QGraphicsObject *thing) override;
    bool canPress(const QGraphicsObject *thing) const override;
    void press(QGraphicsObject *thing) override;
    const Hand &hand() const override;
    const Announcer &announcer() const override;

private:
    TableView &table_;
};

} // namespace meadhall::ui
