// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/celebration.h"

#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QEvent>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kFallMs = 2400, kSmallFallMs = 1300, kManyPieces = 90, kFewPieces = 34;

} // namespace

void Celebration::begin(QWidget *over, Size size, QWidget *below)
{
    if (motionFactor() <= 0)
        return;
    auto *celebration = new Celebration(over, size);
    celebration->show();
    celebration->raise();
    if (below)
        celebration->stackUnder(below);
}

Celebration::Celebration(QWidget *over, Size size) : QWidget(over)
{
    setObjectName(QStringLiteral("celebration"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(over->rect());
    QRandomGenerator *chance = QRandomGenerator::global();
    const auto between = [chance](qreal least, qreal most) {
        return least + chance->generateDouble() * (most - least);
    };
    for (int i = 0; i < (size == Size::Large ? kManyPieces : kFewPieces); ++i) {
        const qreal begins = between(0, 0.45);
        pieces_.push_back({between(0, 1), begins, std::min(1.0, begins + between(0.4, 0.6)), between(-0.06, 0.06),
                           between(7, 13), between(-2, 2), chance->bounded(4), chance->bounded(3) == 0});
    }
    connect(&falling_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&falling_, &QVariantAnimation::finished, this, &QObject::deleteLater);
    animate(falling_, motionTime(size == Size::Large ? kFallMs : kSmallFallMs), 0.0, 1.0);
    qApp->installEventFilter(this);
}

bool Celebration::eventFilter(QObject *watched, QEvent *event)
{
    const bool input = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress
                       || event->type() == QEvent::TouchBegin || event->type() == QEvent::Wheel;
    if (input) {
        hide();
        deleteLater();
    } else if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void Celebration::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &palette = paletteOf(themeOf(this->palette()));
    const std::array colours{palette.gold, palette.band, palette.cloth, palette.wool};
    const qreal now = falling_.currentValue().toReal(), unit = grown(100) / 100.0;
    for (const Piece &piece : pieces_) {
        if (now <= piece.begins || now >= piece.ends)
            continue;
        const qreal fallen = (now - piece.begins) / (piece.ends - piece.begins), side = piece.side * unit;
        painter.save();
        painter.translate((piece.x + piece.drift * fallen) * width(), fallen * (height() + 4 * side) - 2 * side);
        painter.rotate(360 * piece.turns * fallen);
        painter.setOpacity(std::min(1.0, 4 * (1 - fallen)));
        // A piece that turns in the air looks narrower from time to time.
        painter.scale(0.35 + 0.65 * std::abs(std::cos(6 * piece.turns * fallen + piece.x * 7)), 1);
        painter.setPen(QPen(palette.goldLine, 1));
        painter.setBrush(colours.at(static_cast<std::size_t>(piece.colour)));
        if (piece.isStrip)
            painter.drawRect(QRectF(-side * 0.3, -side, side * 0.6, 2 * side));
        else
            painter.drawPolygon(QPolygonF({{0, -side}, {side * 0.7, 0}, {0, side}, {-side * 0.7, 0}}));
        painter.restore();
    }
}

} // namespace meadhall::ui
