// A frame round the table: what is shown did not happen.
#pragma once

#include <QWidget>

namespace meadhall::ui {

/// Lies over the table and lets the mouse through.
class TryFrame : public QWidget {
    Q_OBJECT

public:
    explicit TryFrame(QWidget *table);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace meadhall::ui
