// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/mistake_panel.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <limits>

namespace meadhall::ui {

namespace {

constexpr int kMistakeWidth = 382; ///< at least, in logical px
constexpr int kNarrowWindow = 960, kNarrowWidth = 296;
constexpr int kMistakeSign = 30, kMistakeIcon = 18, kMistakeButton = 38;
constexpr qreal kMistakeTitle = 1.2; ///< of the font's size
constexpr int kMistakeMargin = 8;    ///< to the edge of the window
constexpr int kMistakeStep = 8;      ///< of the search for a place

QColor doubtfulColour(Theme theme) { return paletteOf(theme).verdict[toIndex(review::Verdict::Doubtful)]; }

qint64 overlap(const QRect &one, const QList<QRect> &others)
{
    qint64 area = 0;
    for (const QRect &other : others) {
        const QRect both = one.intersected(other);
        area += both.isEmpty() ? 0 : static_cast<qint64>(both.width()) * both.height();
    }
    return area;
}

} // namespace

MistakePanel::MistakePanel(Theme theme, QWidget *parent)
    : QFrame(parent), theme_(theme), sign_(new QLabel(this)), cost_(new QLabel(this)), reason_(new QLabel(this)),
      answers_(new QBoxLayout(QBoxLayout::LeftToRight)), again_(new QPushButton(this)), anyway_(new QPushButton(this)),
      better_(new QPushButton(this)), notAgain_(new QCheckBox(this))
{
    setObjectName(QStringLiteral("mistake"));
    setAutoFillBackground(false);
    again_->setObjectName(QStringLiteral("chooseAgain"));
    anyway_->setObjectName(QStringLiteral("playAnyway"));
    better_->setObjectName(QStringLiteral("whatIsBetter"));
    notAgain_->setObjectName(QStringLiteral("notAgain"));
    again_->setDefault(true);
    for (QPushButton *button : {again_, anyway_, better_}) {
        button->setMinimumHeight(grown(kMistakeButton));
        button->setAutoDefault(true); // Enter presses the one with the focus
        button->installEventFilter(this);
    }
    notAgain_->installEventFilter(this);
    layOut();
    setIcons();
    retranslate();
    connect(again_, &QPushButton::clicked, this, &MistakePanel::choosesAgain);
    connect(anyway_, &QPushButton::clicked, this, &MistakePanel::playsAnyway);
    connect(better_, &QPushButton::clicked, this, &MistakePanel::asksForBetter);
    hide();
}

void MistakePanel::layOut()
{
    cost_->setFont(scaledFont(cost_->font(), kMistakeTitle, true));
    for (QLabel *label : {cost_, reason_})
        label->setWordWrap(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(18, 14, 18, 12);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    QVBoxLayout *words = newColumn(3);
    addWidgets(*words, {cost_, reason_});
    grid->addWidget(sign_, 0, 0, Qt::AlignTop);
    grid->addLayout(words, 0, 1);
    answers_->setSpacing(8);
    answers_->addWidget(again_, 1);
    answers_->addWidget(anyway_, 1);
    grid->addLayout(answers_, 1, 0, 1, 2);
    grid->addWidget(better_, 2, 0, 1, 2);
    grid->addWidget(notAgain_, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
}

void MistakePanel::setIcons()
{
    setPicture(sign_, glyphArt(Glyph::Warning, doubtfulColour(theme_)), QSizeF(kMistakeSign, kMistakeSign));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (const auto &[button, glyph] :
         {std::pair(again_, Glyph::Undo), std::pair(anyway_, Glyph::Play), std::pair(better_, Glyph::Hint)}) {
        ArtKey picture = glyphArt(glyph, paletteOf(theme_).text);
        picture.mirrored = mirrored && glyph != Glyph::Hint;
        button->setIcon(pictureIcon(picture));
        button->setIconSize(QSize(kMistakeIcon, kMistakeIcon));
    }
}

void MistakePanel::retranslate()
{
    setAccessibleName(tr("Warning", "title for screen readers: before a mistake"));
    again_->setText(tr("Choose again", "button: another move instead of the one warned of"));
    anyway_->setText(tr("Do it anyway", "button: the move warned of"));
    better_->setText(tr("What would be better?", "button: asks for a hint"));
    notAgain_->setText(tr("Do not warn again in this game", "check box"));
}

void MistakePanel::setWords(const QString &cost, const QString &reason)
{
    drawback_ = reason;
    cost_->setText(cost);
    const QString question = tr("Do it anyway?", "warning, at its end");
    //: warning; %1: what speaks against the move, a sentence, %2: “Do it anyway?”
    reason_->setText(reason.isEmpty() ? question : tr("%1 %2").arg(reason, question));
}

QString MistakePanel::announcement() const { return spoken(cost_->text() + QLatin1Char(' ') + reason_->text()); }

void MistakePanel::place(QPoint corner, const QList<QRect> &keepFree, const QList<QRect> &rather)
{
    // In a small window it is narrow and high, so that it has room beside the hand.
    const bool narrow = parentWidget()->width() < kNarrowWindow;
    answers_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    layout()->activate();
    const QRect room =
        parentWidget()->rect().marginsRemoved({kMistakeMargin, kMistakeMargin, kMistakeMargin, kMistakeMargin});
    const int width =
        std::min(std::max(narrow ? kNarrowWidth : kMistakeWidth, minimumSizeHint().width()), room.width());
    QSize size(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height());
    size = size.boundedTo(room.size());
    const QPoint wanted(layoutDirection() == Qt::RightToLeft ? corner.x() : corner.x() - size.width(),
                        corner.y() - size.height());
    QPoint best = room.topLeft();
    double least = std::numeric_limits<double>::max();
    const auto consider = [&](QPoint at) {
        const QRect rect(at, size);
        const QPoint away = at - wanted;
        const double cost = 1000.0 * static_cast<double>(overlap(rect, keepFree))
                            + static_cast<double>(overlap(rect, rather)) / 20 + std::abs(away.x()) + std::abs(away.y());
        if (cost < least) {
            least = cost;
            best = at;
        }
    };
    const int right = room.right() + 1 - size.width(), bottom = room.bottom() + 1 - size.height();
    consider({qBound(room.left(), wanted.x(), right), qBound(room.top(), wanted.y(), bottom)});
    for (int x = room.left(); x <= right; x += kMistakeStep)
        for (int y = room.top(); y <= bottom; y += kMistakeStep)
            consider({x, y});
    setGeometry(QRect(best, size));
}

void MistakePanel::popUp()
{
    show();
    raise();
    inputDelay_.start();
    again_->setFocus(Qt::OtherFocusReason);
}

/// The Enter that made the move must not answer the warning, nor may one that repeats by itself.
bool MistakePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (inputDelay_.blocks(*event))
        return true;
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == notAgain_ && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        Q_EMIT choosesAgain();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void MistakePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT choosesAgain();
    else
        QFrame::keyPressEvent(event);
}

void MistakePanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LayoutDirectionChange)
        setIcons();
    if (event->type() == QEvent::PaletteChange && theme_ != themeOf(palette())) {
        theme_ = themeOf(palette());
        setIcons();
    }
}

void MistakePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = paletteOf(theme_);
    const QRectF plaque = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setBrush(colours.plaque);
    painter.setPen(QPen(colours.woodGap, 4));
    painter.drawRoundedRect(plaque, 9, 9);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(doubtfulColour(theme_), 2));
    painter.drawRoundedRect(plaque, 9, 9);
}

} // namespace meadhall::ui
