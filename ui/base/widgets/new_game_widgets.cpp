// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/new_game_widgets.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/art.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QApplication>
#include <QPointer>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>

#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kReasonIcon = 16;
constexpr int kReasonGap = 6;
constexpr qreal kFaceTick = 0.37; ///< of the side of a face

void drawNewGameFace(QPainter &painter, const ControlColours &colours, const QString &portrait, const QRectF &disc)
{
    if (portrait == QLatin1String(kFreeFace)) {
        painter.setPen(QPen(colours.dim, kStroke, Qt::DashLine));
        return painter.drawEllipse(disc.adjusted(kStroke / 2, kStroke / 2, -kStroke / 2, -kStroke / 2));
    }
    if (const auto face = portraitIndex(portrait)) {
        drawSmallPicture(painter, portraitArt(*face), disc);
    } else {
        drawPlate(painter, disc, colours.raised, {}, disc.width() / 2);
        const qreal side = std::round(disc.width() / 2);
        drawSmallPicture(painter, glyphArt(Glyph::Program, colours.text),
                         QRectF(disc.center() - QPointF(side, side) / 2, QSizeF(side, side)));
    }
    drawPlate(painter, disc, {}, colours.rim, disc.width() / 2);
}

} // namespace

QIcon faceIcon(const QWidget &widget, const QString &portrait)
{
    return paintedIcon([owner = QPointer<const QWidget>(&widget), portrait](QPainter &painter, const QRectF &rect,
                                                                            QIcon::Mode mode, QIcon::State state) {
        if (!owner)
            return;
        if (mode == QIcon::Disabled)
            painter.setOpacity(kDisabledOpacity);
        const ControlColours colours = controlColours(owner->palette());
        painter.setRenderHint(QPainter::Antialiasing);
        drawNewGameFace(painter, colours, portrait, rect);
        if (state == QIcon::Off)
            return;
        const qreal tick = std::round(rect.width() * kFaceTick);
        const bool mirrored = owner->layoutDirection() == Qt::RightToLeft;
        const QRectF corner(mirrored ? rect.left() : rect.right() - tick, rect.top(), tick, tick);
        drawPlate(painter, corner, colours.well, colours.chosenEdge, tick / 2, 1);
        drawTick(painter, corner.adjusted(tick * 0.2, tick * 0.2, -tick * 0.2, -tick * 0.2), colours.text);
    });
}

ReasonLabel::ReasonLabel(QWidget *parent) : QLabel(parent), sign_(new QLabel(this)), announcer_(new Announcer(this))
{
    setWordWrap(true);
    followChanges(this, {QEvent::LayoutDirectionChange, QEvent::Resize}, [this] {
        const QSize side(kReasonIcon, kReasonIcon);
        sign_->setGeometry(QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, side, rect()));
    });
    adapt();
    followChanges(this, {QEvent::LayoutDirectionChange, QEvent::PaletteChange}, [this] { adapt(); });
}

void ReasonLabel::setReason(const QString &reason)
{
    if (reason != reason_ && parentWidget() && parentWidget()->isVisible())
        announcer_->announce(reason);
    reason_ = reason;
    adapt();
}

void ReasonLabel::setNote(const QString &note)
{
    note_ = note;
    adapt();
}

void ReasonLabel::setHiddenWhenEmpty()
{
    hidesWhenEmpty_ = true;
    adapt();
}

void ReasonLabel::adapt()
{
    setText(reason_.isEmpty() ? note_ : reason_);
    if (hidesWhenEmpty_)
        setVisible(!text().isEmpty());
    setIndent(reason_.isEmpty() ? 0 : kReasonIcon + kReasonGap);
    // Absolute: QLabel aligns by the direction of its text, which may put the text away from the sign.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setAlignment((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    sign_->setVisible(!reason_.isEmpty());
    const ControlColours controls = controlColours(QApplication::palette(this));
    ui::setPicture(sign_, glyphArt(Glyph::Wrong, controls.error), QSizeF(kReasonIcon, kReasonIcon));
    const QColor ink = reason_.isEmpty() ? controls.dim : controls.error;
    if (QPalette colours = palette(); colours.color(QPalette::WindowText) != ink) {
        colours.setColor(QPalette::WindowText, ink);
        setPalette(colours);
    }
}

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent)
{
    // Choices must not be truncated in any language.
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT chosen(value()); });
}

void ChoiceBox::setChoices(const std::vector<Choice> &choices)
{
    const QSignalBlocker quiet(this);
    const QVariant before = currentData();
    clear();
    for (const Choice &choice : choices) {
        addItem(choice.icon, choice.text, choice.value);
        if (auto *items = qobject_cast<QStandardItemModel *>(model()); items && !choice.enabled)
            items->item(count() - 1)->setEnabled(false);
    }
    setCurrentIndex(findData(before));
}

void ChoiceBox::setValue(int value)
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(value));
}

QSize ChoiceBox::minimumSizeHint() const { return sizeHint(); }

} // namespace meadhall::ui
