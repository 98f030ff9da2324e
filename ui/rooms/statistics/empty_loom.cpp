// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/empty_loom.h"

#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/plaque.h"
#include "ui/table/games/games.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kLoomTitle = 24, kLoomWords = 14;
constexpr int kPlateWidth = 516, kPlatePadding = 40, kPlateTop = 44;
constexpr int kLoomWidth = 786, kLoomMargin = 20, kDiscSide = 68;

} // namespace

EmptyLoom::EmptyLoom(QWidget *parent) : QWidget(parent), plate_(new QWidget(this))
{
    setObjectName(QStringLiteral("loom"));
    auto *column = new QVBoxLayout(plate_);
    column->setSpacing(14);
    title_ = new QLabel(plate_);
    words_ = new QLabel(plate_);
    words_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {title_, words_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    const auto button = [&](const char *name) {
        auto *one = new QPushButton(plate_);
        one->setObjectName(QLatin1String(name));
        row->addWidget(one);
        return one;
    };
    row->addStretch(1);
    play_ = button("playGame");
    learn_ = button("learn");
    showAll_ = button("showAll");
    row->addStretch(1);
    column->addSpacing(4);
    column->addLayout(row);
    connect(play_, &QPushButton::clicked, this, &EmptyLoom::playWanted);
    connect(learn_, &QPushButton::clicked, this, &EmptyLoom::learnWanted);
    connect(showAll_, &QPushButton::clicked, this, &EmptyLoom::allWanted);
    setLook();
}

QPushButton *EmptyLoom::defaultButton() const { return why_ == Why::Filtered ? showAll_ : play_; }

void EmptyLoom::tell(Why why, Game game, const QString &trouble)
{
    why_ = why;
    game_ = game;
    const QString name = isolated(gameInfo(game).name());
    play_->setText(tr("Pla&y a game", "button"));
    learn_->setText(tr("Lea&rn %1", "button: a game").arg(name));
    showAll_->setText(tr("Sho&w all", "button: every game, without a filter"));
    switch (why) {
    case Why::NoGames:
        title_->setText(tr("Nothing is woven yet", "title: no game has been finished, on an empty loom"));
        words_->setText(tr("Every finished game of %1 adds a row: your points, your place, and, when you review it, "
                           "what could be better. A rating appears after three games.",
                           "a game")
                            .arg(name));
        break;
    case Why::Filtered:
        title_->setText(tr("No games like that", "title: none passes the filters"));
        words_->setText(
            tr("No finished game of %1 matches this level, number of players and period.", "a game").arg(name));
        break;
    case Why::Trouble:
        title_->setText(tr("No statistics", "title: they cannot be kept on this computer"));
        words_->setText(trouble);
        break;
    }
    play_->setVisible(why == Why::NoGames);
    learn_->setVisible(why == Why::NoGames);
    showAll_->setVisible(why == Why::Filtered);
    play_->setDefault(why == Why::NoGames);
    showAll_->setDefault(why == Why::Filtered);
    place();
}

void EmptyLoom::setLook()
{
    title_->setFont(tableFont(kLoomTitle * fontUnit(), true));
    words_->setFont(tableFont(kLoomWords * fontUnit(), false));
    setGlyph(play_, Glyph::Play);
    setGlyph(learn_, Glyph::Learn);
    plate_->layout()->setContentsMargins(grown(kPlatePadding), grown(kPlateTop), grown(kPlatePadding), grown(30));
}

/// The plate in the middle of the loom.
void EmptyLoom::place()
{
    const int wide = std::min(width() - 2 * kLoomMargin, grown(kPlateWidth));
    const int high = std::min(height(), plate_->layout()->totalHeightForWidth(wide));
    plate_->setGeometry((width() - wide) / 2, std::max(0, (height() - high) / 2), wide, high);
    update();
}

void EmptyLoom::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        setLook();
        place();
    }
}

/// Enter presses the default button, as in a dialog.
void EmptyLoom::keyPressEvent(QKeyEvent *event)
{
    QPushButton *button = defaultButton();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button->isVisible())
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void EmptyLoom::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const QRectF all = QRectF(rect()).adjusted(kLoomMargin, kLoomMargin, -kLoomMargin, -kLoomMargin);
    QRectF loom(0, all.top(), std::min<qreal>(all.width(), kLoomWidth), all.height());
    loom.moveLeft(all.center().x() - loom.width() / 2);
    paintLoom(painter, loom, colours);
    paintPlaque(painter, QRectF(plate_->geometry()), palette());
    const qreal side = grown(kDiscSide);
    const QRectF disc(std::round(width() / 2.0 - side / 2), std::round(plate_->y() - side / 2), side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.edge, 3));
    painter.setBrush(colours.hang);
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
    const qreal inset = std::round(side * 0.14);
    drawSmallPicture(painter, gameInfo(game_).picture(theme), disc.adjusted(inset, inset, -inset, -inset));
}

void EmptyLoom::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace meadhall::ui
