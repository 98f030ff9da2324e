// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/away_panel.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/table/table_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QtMath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kAwayWidth = 496, kAwayMargin = 12; ///< px
constexpr qreal kAwayTitle = 1.25, kAwayFigure = 2;

} // namespace

AwayPanel::AwayPanel(TableView &view)
    : Plaque(&view), view_(view), title_(new QLabel), note_(new QLabel), figure_(new QLabel)
{
    setObjectName(QStringLiteral("away"));
    title_->setFont(scaledFont(title_->font(), kAwayTitle, true));
    figure_->setFont(scaledFont(figure_->font(), kAwayFigure, true));
    title_->setWordWrap(true);
    note_->setWordWrap(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(18, 14, 18, 14);
    grid->setSpacing(8);
    grid->addWidget(title_, 0, 0);
    grid->addWidget(note_, 1, 0);
    grid->addWidget(figure_, 0, 1, 2, 1);
    auto *rows = new QGridLayout;
    rows->setSpacing(8);
    grid->addLayout(rows, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    const std::array names{"wait", "computer", "copyAgain", "end", "remind", "dismiss"};
    const std::array asked{&AwayPanel::waitRequested, &AwayPanel::computerRequested, &AwayPanel::copyRequested,
                           &AwayPanel::endRequested,  &AwayPanel::remindRequested,   &AwayPanel::dismissRequested};
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i] = new QPushButton;
        buttons_[i]->setObjectName(QLatin1String(names[i]));
        buttons_[i]->setAutoDefault(true); // Enter presses the one with the focus
        rows->addWidget(buttons_[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
        connect(buttons_[i], &QPushButton::clicked, this, asked[i]);
    }
    view.installEventFilter(this);
    retranslate();
    hide();
}

void AwayPanel::showGuest(const QString &name, Why why, int seconds)
{
    name_ = name;
    why_ = why;
    seconds_ = seconds;
    retranslate();
    place();
    show();
    raise();
}

QString AwayPanel::words() const { return spoken(title_->text()); }

void AwayPanel::retranslate()
{
    setAccessibleName(tr("A guest is away", "name of a panel for screen readers"));
    const QString name = isolated(name_);
    switch (why_) {
    case Why::Away:
        title_->setText(tr("%1 is away", "%1 is the name of a guest whose connection is lost").arg(name));
        note_->setText(tr("Seat and cards are kept. The same invitation leads back to them on the same computer. From "
                          "another one, %1 has to ask you for the seat.")
                           .arg(name));
        break;
    case Why::Free:
        title_->setText(tr("Free seat: %1", "%1 is a name").arg(name));
        note_->setText(tr("Seat and cards go to whoever comes with the invitation. Send it again: an older one may not "
                          "lead here any more."));
        break;
    case Why::Hesitates:
        title_->setText(tr("%1 is taking a while", "%1 is the name of a guest whose turn it is").arg(name));
        note_->setText(tr("If a computer plays on, %1 can take over again at any time by moving.").arg(name));
        break;
    }
    for (std::size_t i = 2; i < buttons_.size(); ++i)
        buttons_[i]->setVisible((why_ == Why::Hesitates) == (i >= 4));
    figure_->setText(seconds_ > 0 ? ui::number(seconds_) : QString());
    figure_->setAccessibleName(tr("seconds", "that the game waits"));
    buttons_[0]->setText(tr("Keep waiting", "button: for a guest who is away"));
    buttons_[1]->setText(tr("Let a computer play", "button: for a guest who is away"));
    buttons_[2]->setText(tr("Copy invitation", "button: to send it once more"));
    buttons_[3]->setText(tr("End the game", "button"));
    buttons_[4]->setText(tr("Remind", "button: a guest who does not move"));
    buttons_[5]->setText(tr("Ask to leave", "button: a guest who does not move; the seat is free then"));
    setGlyph(buttons_[0], Glyph::Hourglass);
    setGlyph(buttons_[1], Glyph::Robot);
    setGlyph(buttons_[2], Glyph::Copy);
    setGlyph(buttons_[3], Glyph::Close);
    setGlyph(buttons_[4], Glyph::Horn);
    setGlyph(buttons_[5], Glyph::Close);
}

void AwayPanel::place()
{
    const TableLayout &layout = view_.stage().layout();
    const QRect room = view_.viewport()->geometry().marginsRemoved({kAwayMargin, 0, kAwayMargin, 0});
    // A panel that has to cover the message covers all of it.
    const int message = qCeil(view_.message()->boundingRect().width()) + 2 * kAwayMargin;
    const int width = std::min(std::max({grown(kAwayWidth), minimumSizeHint().width(), message}), room.width());
    const int height =
        this->layout()->hasHeightForWidth() ? this->layout()->totalHeightForWidth(width) : sizeHint().height();
    const QPoint below = view_.mapFromScene(QPointF(layout.cloth.center().x(), layout.message.bottom()));
    const int left = std::clamp(below.x() - width / 2, room.left(), room.right() + 1 - width);
    // The message says what the host may do meanwhile; it remains free unless a seat would be covered instead.
    const QPointF corner = view_.message()->mapRectToScene(view_.message()->boundingRect()).topLeft();
    const int messageTop = std::min(view_.mapFromScene(corner).y(), view_.mapFromScene(layout.message.topLeft()).y());
    const int seatBottom = view_.mapFromScene(layout.top.bottomLeft()).y();
    const int bottom = messageTop - height >= seatBottom ? messageTop : below.y();
    setGeometry(left, std::max(kAwayMargin, bottom - height), width, height);
}

void AwayPanel::changeEvent(QEvent *event)
{
    Plaque::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        place();
    }
}

bool AwayPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) // the table lays itself out first
        QMetaObject::invokeMethod(this, &AwayPanel::place, Qt::QueuedConnection);
    return Plaque::eventFilter(watched, event);
}

} // namespace meadhall::ui
