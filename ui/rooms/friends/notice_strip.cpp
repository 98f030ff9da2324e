// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/notice_strip.h"

#include "ui/base/widgets/control_paint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace meadhall::ui {

NoticeStrip::NoticeStrip(QWidget *parent) : QFrame(parent), label_(new QLabel), button_(new QPushButton)
{
    setObjectName(QStringLiteral("notice"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grown(14), grown(4), grown(14), grown(4));
    row->addWidget(label_, 1);
    row->addWidget(button_);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    button_->setAutoDefault(true);
    hide();
}

void NoticeStrip::show(const QString &sentence, const QString &action)
{
    label_->setText(sentence);
    button_->setText(action);
    button_->setVisible(!action.isEmpty());
    setVisible(!sentence.isEmpty());
}

QString NoticeStrip::sentence() const { return isVisibleTo(parentWidget()) ? label_->text() : QString(); }

void NoticeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ControlColours colours = controlColours(palette());
    painter.fillRect(rect(), colours.raised);
    drawHairline(painter, QRectF(0, height() - 1, width(), 1), colours.rim);
}

} // namespace meadhall::ui
