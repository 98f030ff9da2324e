// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/room.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/elided_label.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"

#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kBarHeight = 44, kBarHeightSmall = 36; // px at 1×
constexpr qreal kPanelPart = 0.2875;                 ///< of the width
constexpr int kPanelLeast = 336, kPanelMost = 460;
constexpr int kRoomStrip = 6;
constexpr qreal kRoomTitle = 1.38;

} // namespace

Room::Room(QWidget *parent)
    : QWidget(parent), bar_(new QWidget(this)), strip_(new WovenStrip(this, kRoomStrip)),
      back_(named(new QToolButton(bar_), "roomBack")), title_(new ElidedLabel(bar_)),
      factsLabel_(new ElidedLabel(bar_)), barEnd_(new QHBoxLayout), body_(newColumn(0))
{
    setAutoFillBackground(true);
    markAnnounced(*this); // on arrival its title is said, and what has the focus
    auto *lines = new QHBoxLayout(bar_), *row = new QHBoxLayout;
    for (QHBoxLayout *one : {lines, row, barEnd_})
        one->setSpacing(grown(8));
    addWidgets(*row, {back_, title_});
    row->addWidget(factsLabel_, 1);
    lines->addLayout(row, 1);
    lines->addLayout(barEnd_);
    bar_->setMinimumWidth(1); // it has two lines before the window becomes wider
    QVBoxLayout *column = newColumn(0, this);
    addWidgets(*column, {bar_, strip_});
    column->addLayout(body_, 1);
    back_->setAutoRaise(true);
    back_->setFocusPolicy(Qt::StrongFocus);
    connect(back_, &QToolButton::clicked, this, &Room::goBack);
    factsLabel_->setForegroundRole(QPalette::PlaceholderText);
    setMeasures();
    setGlyph(back_, Glyph::Back, true);
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::FontChange}, [this] {
        setMeasures();
        setGlyph(back_, Glyph::Back, true);
    });
}

void Room::setTitle(const QString &title)
{
    title_->setText(title);
    setAccessibleName(title);
    setMeasures();
}

QString Room::title() const { return title_->text(); }

void Room::setFacts(const QString &facts)
{
    factsLabel_->setText(facts);
    factsLabel_->setToolTip(facts); // it is cut where it has no room
}

void Room::enter()
{
    QWidget *wanted = last_ && last_->isVisibleTo(this) && last_->isEnabled() ? last_.data() : first();
    wanted->setFocus(Qt::OtherFocusReason);
}

int Room::panelWidth() const { return std::clamp(qRound(width() * kPanelPart), grown(kPanelLeast), grown(kPanelMost)); }

void Room::setMeasures()
{
    const QFont large = scaledFont(font(), kRoomTitle, true);
    if (title_->font() != large)
        title_->setFont(large);
    auto *lines = static_cast<QHBoxLayout *>(bar_->layout());
    lines->setContentsMargins(grown(8), 0, grown(8), 0);
    // The title is elided only where it has no room in a line of its own.
    const int line = width() - back_->sizeHint().width() - 3 * grown(8);
    title_->setMinimumWidth(std::max(std::min(title_->sizeHint().width(), line), 0));
    turnRow(*lines, width());
    int height = std::max(grown(isInSmallWindow() ? kBarHeightSmall : kBarHeight), back_->sizeHint().height());
    if (lines->direction() == QBoxLayout::TopToBottom)
        height += lines->spacing() + barEnd_->sizeHint().height();
    if (bar_->minimumHeight() != height)
        bar_->setFixedHeight(height);
}

void Room::retranslate() { nameButton(back_, tr("Back", "button of a page that takes the place of the table")); }

QWidget *Room::first() { return back_; }

void Room::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMeasures();
    arrange();
}

void Room::keyPressEvent(QKeyEvent *event)
{
    const bool back =
        layoutDirection() == Qt::RightToLeft ? event->key() == Qt::Key_Right : event->key() == Qt::Key_Left;
    if (event->matches(QKeySequence::Cancel) || event->key() == Qt::Key_Back
        || (back && event->modifiers() == Qt::AltModifier))
        goBack();
    else
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui
