// SPDX-License-Identifier: GPL-3.0-or-later
// The hanging of the deal's room: the cards as a fan, and below them the results along a line of points.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"
#include "ui/rooms/deals/deal_subject.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace meadhall::ui {

/// What is painted between title and foot.
class DealPicture : public QWidget {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    DealPicture(PixmapCache &cache, const Settings &settings, QWidget *parent);

    void show(const DealSubject &subject);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A face above the line of points.
    struct Mark {
        int points;
        QString name;
        QString portrait;
        bool own;
        QRectF disc{};
    };
    std::vector<Mark> marks() const;
    /// The line of points below the faces, in a rectangle of a picture.
    struct Line {
        int low, high, step;       ///< points
        qreal first, last, height; ///< x of its ends, y
        bool mirrored;
        qreal x(int points) const;
    };
    Line lineIn(const QRectF &room, const std::vector<Mark> &marks) const;
    static qreal placeMarks(std::vector<Mark> &marks, const Line &line, qreal share);
    void updateHeight();
    void paintFan(QPainter &painter, const QRectF &room) const;
    void paintLine(QPainter &painter, const QRectF &room) const;
    void paintMark(QPainter &painter, const Mark &mark, qreal axis) const;

    PixmapCache &cache_;
    const Settings &settings_;
    DealSubject subject_;
    CardSet hand_;
};

/// A cloth on a rod, with a heading, a sentence, the picture, and room for a row of widgets below it.
class DealCloth : public QWidget {
    Q_OBJECT

public:
    DealCloth(PixmapCache &cache, const Settings &settings, QWidget *parent);

    /// @param note below the heading
    void show(const DealSubject &subject, const QString &note);
    QVBoxLayout *foot() const { return foot_; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setInk();

    QLabel *heading_, *note_;
    DealPicture *picture_;
    QVBoxLayout *foot_;
};

} // namespace meadhall::ui
