// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/side_panel_title.h"

#include "ui/base/graphics/art.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kTitleStrip = 10, kTitleGlyph = 20; // px
constexpr qreal kTitleFont = 1.23, kGoalFont = 0.92, kLeastTitle = 0.6;

QToolButton *titleButton(const char *name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

SidePanelTitle::SidePanelTitle(QWidget *parent)
    : QWidget(parent), part_(new QLabel(this)), goal_(new QLabel(this)), pin_(titleButton("pinPanel", this)),
      close_(titleButton("closePanel", this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grown(16), grown(4), grown(8), grown(4) + grown(kTitleStrip));
    row->setSpacing(grown(8));
    row->addWidget(part_);
    row->addWidget(goal_, 1);
    row->addWidget(pin_);
    row->addWidget(close_);
    goal_->setForegroundRole(QPalette::PlaceholderText);
    goal_->setWordWrap(true);
    pin_->setCheckable(true);
    connect(pin_, &QToolButton::clicked, this, &SidePanelTitle::pinned);
    connect(close_, &QToolButton::clicked, this, &SidePanelTitle::closed);
    updateFonts();
    retranslate();
}

void SidePanelTitle::setTexts(const QString &part, const QString &goal)
{
    part_->setText(part);
    goal_->setText(goal);
    arrange();
    layout()->activate(); // now: the next frame already shows them
}

QString SidePanelTitle::part() const { return part_->text(); }

QString SidePanelTitle::goal() const { return goal_->text(); }

void SidePanelTitle::setTheme(Theme theme)
{
    theme_ = theme;
    updateIcons();
    update();
}

void SidePanelTitle::setPin(bool shown, bool pinned)
{
    pin_->setVisible(shown);
    pin_->setChecked(pinned);
}

void SidePanelTitle::updateIcons()
{
    const QSize size(grown(kTitleGlyph), grown(kTitleGlyph));
    for (const auto &[button, glyph] : {std::pair(pin_, Glyph::Pin), std::pair(close_, Glyph::Close)}) {
        button->setIcon(paintedIcon([this, wanted = glyph](QPainter &painter, const QRectF &rect, QIcon::Mode,
                                                           QIcon::State state) {
            const Palette &colours = paletteOf(theme_);
            drawSmallPicture(painter, glyphArt(wanted, state == QIcon::On ? colours.chosenText : colours.text), rect);
        }));
        button->setIconSize(size);
    }
}

void SidePanelTitle::updateFonts() { goal_->setFont(scaledFont(font(), kGoalFont)); }

/// The goal is there where it has room, and a long title is smaller.
void SidePanelTitle::arrange()
{
    QFont large = font();
    large.setPixelSize(qRound(QFontInfo(large).pixelSize() * kTitleFont)); // as fittedFont() needs it
    large.setBold(true);
    const QMargins margins = layout()->contentsMargins();
    int room = width() - margins.left() - margins.right() - layout()->spacing() - close_->sizeHint().width();
    if (!pin_->isHidden())
        room -= pin_->sizeHint().width() + layout()->spacing();
    part_->setFont(fittedFont(large, part_->text(), room, kLeastTitle));
    goal_->setVisible(part_->sizeHint().width() + layout()->spacing() + goal_->minimumSizeHint().width() <= room);
}

void SidePanelTitle::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SidePanelTitle::retranslate()
{
    pin_->setToolTip(tr("Pin beside the table", "button of the side panel"));
    pin_->setAccessibleName(tr("Pin", "button of the side panel: the table makes room for it"));
    close_->setToolTip(ButtonText::close());
    close_->setAccessibleName(close_->toolTip());
}

void SidePanelTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        updateFonts();
        updateIcons();
        arrange();
    }
}

void SidePanelTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int strip = grown(kTitleStrip);
    paintWovenStrip(painter, QRectF(0, height() - strip, width(), strip), paletteOf(theme_));
}

} // namespace meadhall::ui
