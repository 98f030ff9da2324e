// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/small_picture.h"

#include "ui/base/graphics/art_painter.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPixmapCache>

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
    void show(const std::optional<ArtKey> &picture, QSizeF size)
    {
        picture_ = picture;
        size_ = size;
        ratio_ = label_->devicePixelRatioF();
        label_->setPixmap(picture ? smallPicture(*picture, size, ratio_) : QPixmap());
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && ratio_ != label_->devicePixelRatioF())
            show(picture_, size_);
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel *label_;
    std::optional<ArtKey> picture_;
    QSizeF size_;
    qreal ratio_ = 1;
};

} // namespace

QPixmap smallPicture(const ArtKey &element, QSizeF size, qreal devicePixelRatio)
{
    const ArtKey key = element.at(size, devicePixelRatio);
    const QString name =
        QStringLiteral("small/%1/%2/%3/%4/%5/%6/%7")
            .arg(QString::number(static_cast<int>(key.kind)), QString::number(key.index),
                 QString::number(static_cast<int>(key.theme)), QString::number(key.ink, 16),
                 QString::number(key.mirrored), QString::number(key.size.width()), QString::number(key.size.height()));
    QPixmap pixmap;
    if (!QPixmapCache::find(name, &pixmap)) {
        pixmap = QPixmap::fromImage(renderArt(key));
        QPixmapCache::insert(name, pixmap);
    }
    return pixmap;
}

void setPicture(QLabel *label, const std::optional<ArtKey> &picture, QSizeF size)
{
    LabelPicture::of(label)->show(picture, size);
}

void drawSmallPicture(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    drawUnscaled(&painter, rect, smallPicture(element, rect.size(), painter.device()->devicePixelRatioF()));
}

} // namespace meadhall::ui
