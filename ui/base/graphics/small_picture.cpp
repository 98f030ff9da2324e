// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/small_picture.h"

#include "ui/base/graphics/art_painter.h"

#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPixmapCache>

#include <functional>
#include <utility>

namespace meadhall::ui {

namespace {

/// Renders the picture of a label anew when it is shown on a screen of another resolution.
class LabelPicture : public QObject {
public:
    explicit LabelPicture(QLabel *label) : QObject(label), label_(label) { label->installEventFilter(this); }

    static LabelPicture *of(QLabel *label)
    {
        for (QObject *child : label->children())
            if (auto *picture = dynamic_cast<LabelPicture *>(child))
                return picture;
        return new LabelPicture(label);
    }
    /// @param render makes the picture for a number of device pixels per logical pixel
    void show(std::function<QPixmap(qreal)> render)
    {
        render_ = std::move(render);
        ratio_ = label_->devicePixelRatioF();
        label_->setPixmap(render_(ratio_));
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && ratio_ != label_->devicePixelRatioF())
            show(render_);
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel *label_;
    std::function<QPixmap(qreal)> render_;
    qreal ratio_ = 1;
};

} // namespace

QPixmap smallPicture(const ArtKey &element, QSizeF size, qreal devicePixelRatio)
{
    const ArtKey key = element.at(size, devicePixelRatio);
    const QString name = QStringLiteral("small/%1/%2/%3/%4/%5/%6/%7")
                             .arg(QString::number(static_cast<int>(key.kind)), QString::number(key.index),
                                  QString::number(static_cast<int>(key.theme)), QString::number(key.ink, 16),
                                  QString::number(key.mirrored + 2 * key.look.vivid + 4 * key.look.largeSigns),
                                  QString::number(key.size.width()), QString::number(key.size.height()));
    QPixmap pixmap;
    if (!QPixmapCache::find(name, &pixmap)) {
        pixmap = QPixmap::fromImage(renderArt(key));
        QPixmapCache::insert(name, pixmap);
    }
    return pixmap;
}

void setPicture(QLabel *label, const std::optional<ArtKey> &picture, QSizeF size)
{
    LabelPicture::of(label)->show(
        [picture, size](qreal ratio) { return picture ? smallPicture(*picture, size, ratio) : QPixmap(); });
}

void setPicture(QLabel *label, const QIcon &icon, QSize size)
{
    LabelPicture::of(label)->show([icon, size](qreal ratio) { return icon.pixmap(size, ratio); });
}

void drawSmallPicture(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    drawUnscaled(&painter, rect, smallPicture(element, rect.size(), painter.device()->devicePixelRatioF()));
}

} // namespace meadhall::ui
