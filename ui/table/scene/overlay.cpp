// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/overlay.h"

#include "engine/core/to_index.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr qreal kTitle = 1.45, kLargeTitle = 2; ///< of the size of the font
constexpr int kLargeHead = 100;                 ///< px; beside higher pictures the title is large
constexpr int kEdge = 4;                        ///< px

} // namespace

Overlay::Overlay(QWidget *parent)
    : Plaque(parent, Look::Table), rays_(new RayCloth(this)), title_(new QLabel(this)), subtitle_(new QLabel(this)),
      strip_(new WovenStrip(this)), layout_(new QVBoxLayout(this)), head_(new QHBoxLayout), bodyRow_(newRow()),
      buttonGrid_(new QGridLayout)
{
    setObjectName(QStringLiteral("overlay"));
    markAnnounced(*this); // what it shows is announced before it has the focus
    rays_->hide();
    followChanges(strip_, {QEvent::Resize, QEvent::Move},
                  [this] { rays_->setGeometry(kEdge, kEdge, strip_->width(), strip_->y() - kEdge); });
    setTitleSize(kTitle);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    subtitle_->setWordWrap(true);
    subtitle_->setForegroundRole(QPalette::PlaceholderText);
    subtitle_->hide();
    strip_->hide();
    QVBoxLayout *words = newColumn(4);
    words->addStretch(1);
    addWidgets(*words, {title_, subtitle_});
    words->addStretch(1);
    head_->setSpacing(20);
    head_->addLayout(words, 1);
    layout_->addLayout(head_);
    layout_->addWidget(strip_);
    layout_->addLayout(bodyRow_);
    layout_->addLayout(buttonGrid_);
    setTight(false);
    hide();
}

void Overlay::setTitleSize(qreal size) { title_->setFont(scaledFont(font(), size, true)); }

void Overlay::setTitle(const QString &title)
{
    clearHead();
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    title_->setAccessibleName(spoken(title));
}

QString Overlay::title() const { return title_->text(); }

QString Overlay::announcement() const { return subtitle_->text().isEmpty() ? title() : subtitle_->text(); }

void Overlay::setHead(QWidget *before, const QString &subtitle, QWidget *after)
{
    clearHead();
    setTitleSize(before->height() > kLargeHead ? kLargeTitle : kTitle);
    title_->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    // On one line where it is not very long.
    title_->setMinimumWidth(
        std::min(title_->fontMetrics().horizontalAdvance(title_->text()) + 4, parentWidget()->width() * 2 / 5));
    subtitle_->setText(subtitle);
    subtitle_->setVisible(!subtitle.isEmpty());
    strip_->show();
    pictures_ = {before, after};
    head_->insertWidget(0, before);
    before->show();
    if (after) {
        head_->addWidget(after);
        after->show();
    }
}

void Overlay::setFestive()
{
    rays_->setSource(pictures_[0]);
    rays_->show();
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const auto &[label, ink] : {std::pair{title_, colours.gold}, {subtitle_, colours.clothText}}) {
        QPalette inks = label->palette();
        inks.setColor(label->foregroundRole(), ink);
        label->setPalette(inks);
    }
}

void Overlay::clearHead()
{
    rays_->hide();
    title_->setPalette({});
    subtitle_->setPalette({});
    for (QWidget *&picture : pictures_)
        if (QWidget *gone = std::exchange(picture, nullptr)) {
            head_->removeWidget(gone);
            gone->hide();
            gone->deleteLater();
        }
    setTitleSize(kTitle);
    title_->setMinimumWidth(0);
    title_->setAlignment(Qt::AlignCenter);
    subtitle_->clear();
    subtitle_->hide();
    strip_->hide();
}

void Overlay::setButtonsInRow(bool row) { isRowWanted_ = row; }

void Overlay::setBody(QWidget *body)
{
    rememberFocus();
    if (body_) {
        bodyRow_->removeWidget(body_);
        body_->hide();
        body_->deleteLater();
    }
    body_ = body ? makeScrollingPage(body, true, new PageArea(this)) : nullptr;
    if (body_) {
        bodyRow_->addWidget(body_);
        body->installEventFilter(this);
        for (QPushButton *button : body->findChildren<QPushButton *>())
            button->installEventFilter(this);
        body_->show();
    }
}

QPushButton *Overlay::addButton(const QString &text, const QString &objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->installEventFilter(this);
    button->setAutoDefault(true);
    button->setMinimumHeight(button->sizeHint().height() * 5 / 4);
    buttons_.push_back(button);
    if (buttons_.size() == 1)
        button->setDefault(true);
    arrangeButtons();
    button->show(); // now: a hidden button has no valid size hint and takes no focus
    return button;
}

void Overlay::clearButtons()
{
    rememberFocus();
    buttonPlaces_.clear();
    for (QPushButton *button : std::exchange(buttons_, {})) {
        buttonGrid_->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
}

/// In one row if they are to stand so and have room, otherwise two beside each other where they have room.
void Overlay::arrangeButtons()
{
    const int gap = buttonGrid_->horizontalSpacing();
    const QMargins margins = buttonGrid_->contentsMargins();
    const int room = parentWidget()->width() - margins.left() - margins.right() - 2 * kEdge;
    int all = -gap;
    for (const QPushButton *button : buttons_)
        all += button->sizeHint().width() + gap;
    isRow_ = isRowWanted_ && all <= room;
    std::vector<std::array<int, 4>> places; // row, column, rows, columns
    int row = 0, column = isRow_ ? static_cast<int>(buttons_.size()) : 0;
    for (const QPushButton *button : buttons_) {
        if (isRow_) {
            places.push_back({0, --column, 1, 1});
            continue;
        }
        const bool isWide = !isRowWanted_ || button->sizeHint().width() > (room - gap) / 2;
        if (isWide && column > 0)
            ++row;
        places.push_back({row, isWide ? 0 : column, 1, isWide ? 2 : 1});
        column = isWide ? 0 : 1 - column;
        row += column == 0 ? 1 : 0;
    }
    if (places == buttonPlaces_)
        return; // else each layout would ask for the next one
    buttonPlaces_ = places;
    while (QLayoutItem *item = buttonGrid_->takeAt(0))
        delete item;
    for (std::size_t i = 0; i < places.size(); ++i)
        buttonGrid_->addWidget(buttons_[i], places[i][0], places[i][1], places[i][2], places[i][3]);
}

/// A deleted button passes the focus to an arbitrary widget. Object names survive the replacement.
void Overlay::rememberFocus()
{
    const QWidget *focus = window()->focusWidget();
    if (focused_.isEmpty() && isVisible() && focus && isAncestorOf(focus))
        focused_ = focus->objectName();
}

/// The button of that name; otherwise the first one of the panel, or of the body.
QPushButton *Overlay::initialButton(const QString &name) const
{
    QList<QPushButton *> own;
    QList<QPushButton *> others;
    for (auto *button : findChildren<QPushButton *>())
        if (button->isVisibleTo(this) && button->isEnabled())
            (std::ranges::find(buttons_, button) != buttons_.end() ? own : others).push_back(button);
    const QList<QPushButton *> all = own + others;
    const auto same =
        std::find_if(all.begin(), all.end(), [&name](const QPushButton *one) { return one->objectName() == name; });
    return same != all.end() && !name.isEmpty() ? *same : all.value(0);
}

void Overlay::popUp()
{
    if (!isVisible()) {
        pressed_ = nullptr;
        if (motionFactor() > 0) // else no key is meant for a motion
            inputDelay_.start();
    }
    show();
    raise();
    // Behind a room nothing may take the focus; the table gets it when the room is left.
    const bool hidden = window()->isVisible() && !isVisible();
    if (QPushButton *button = initialButton(std::exchange(focused_, QString())); button && !hidden)
        button->setFocus();
}

void Overlay::setTight(bool tight)
{
    const int side = (tight ? 16 : 24) - kEdge, end = tight ? 8 : 18;
    layout_->setContentsMargins(kEdge, end, kEdge, end); // the strip is as wide as the panel
    for (QLayout *part : std::initializer_list<QLayout *>{head_, bodyRow_, buttonGrid_})
        part->setContentsMargins(side, 0, side, 0);
    layout_->setSpacing(tight ? 5 : 12);
}

QSize Overlay::wantedSize()
{
    arrangeButtons();
    layout_->activate();
    const QSize hint = sizeHint();
    const int most = parentWidget()->width(), width = std::min(std::max(hint.width(), 240), most);
    const int height = std::max(hint.height(), layout_->totalHeightForWidth(width));
    const bool scrolls = body_ && height > parentWidget()->height();
    return {scrolls ? std::min(width + body_->verticalScrollBar()->sizeHint().width(), most) : width, height};
}

void Overlay::place(const QRectF &area, int top, int bottom)
{
    area_ = area;
    top_ = top;
    bottom_ = bottom;
    const QSize size = wantedSize().boundedTo(parentWidget()->size());
    const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
    const int x = qBound(0, qRound(corner.x()), qMax(0, parentWidget()->width() - size.width()));
    const int room = bottom > 0 && bottom - top >= size.height() ? bottom : parentWidget()->height();
    const int lowest = qMax(0, room - size.height());
    const int y = qBound(qMin(top, lowest), qRound(corner.y()), lowest);
    setGeometry(x, y, size.width(), size.height());
}

bool Overlay::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && area_.isValid() && isVisible())
        place(area_, top_, bottom_); // the contents need another size
    return Plaque::event(event);
}

/// Keeps arrow keys within the buttons: QPushButton would move the focus out of the panel. And passes on that the body
/// needs another size, which its area keeps to itself.
bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    if (body_ && watched == body_->widget() && event->type() == QEvent::LayoutRequest)
        body_->updateGeometry();
    // The panel may have appeared between the two clicks of a double click: ignore the second one.
    if (event->type() == QEvent::MouseButtonPress)
        pressed_ = watched;
    if (event->type() == QEvent::MouseButtonDblClick && pressed_ != watched)
        return true;
    if (inputDelay_.blocks(*event))
        return true;
    const auto at = std::ranges::find(buttons_, watched);
    if (event->type() != QEvent::KeyPress || at == buttons_.end())
        return Plaque::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    // In a row the first button is where reading ends.
    const bool swaps = isRowWanted_ && isRow_ == (layoutDirection() == Qt::LeftToRight);
    const bool onward = key == Qt::Key_Down || key == (swaps ? Qt::Key_Left : Qt::Key_Right);
    const bool back = key == Qt::Key_Up || key == (swaps ? Qt::Key_Right : Qt::Key_Left);
    if (!onward && !back)
        return Plaque::eventFilter(watched, event);
    const bool leavesRow = !isRow_ && (key == Qt::Key_Down || key == Qt::Key_Up);
    auto next = at - buttons_.begin();
    do
        next += onward ? 1 : -1;
    while (leavesRow && next >= 0 && next < std::ssize(buttons_) && buttons_[toIndex(next)]->y() == (*at)->y());
    if (next >= 0 && next < std::ssize(buttons_))
        buttons_[toIndex(next)]->setFocus(onward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

/// Gives the focus to the table, or it would go on as if by Tab.
void Overlay::hideEvent(QHideEvent *event)
{
    Plaque::hideEvent(event);
    if (const QWidget *focus = window()->focusWidget(); focus && isAncestorOf(focus) && parentWidget()->isVisible())
        parentWidget()->setFocus();
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (inputDelay_.blocks(*event))
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // The focus is on a widget that is no button.
        if (QPushButton *first = initialButton(QString()))
            first->click();
        return;
    }
    Plaque::keyPressEvent(event);
}

} // namespace meadhall::ui
