// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/chair_button.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"

#include <QEvent>
#include <QKeyEvent>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kChairFace = 46, kChairSmallFace = 38; ///< diameters
constexpr int kChairFrom = 7, kChairGap = 8;         ///< from the edge to the face, and from there to the words
constexpr int kChairCross = 22, kChairPlus = 20, kChairPlusFrom = 20;
constexpr qreal kChairNameFont = 1.08, kChairLineFont = 0.92;
constexpr qreal kChairLeastLine = 0.75; ///< of the size of name and line, before they are cut
constexpr int kChairSmallestLetters = 11;

QFont chairLetters(const QFont &font, qreal factor, bool bold)
{
    QFont letters = font;
    letters.setPixelSize(std::max(kChairSmallestLetters, qRound(QFontInfo(font).pixelSize() * factor)));
    letters.setBold(bold);
    return letters;
}

class ChairCross : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const ControlColours colours = controlColours(palette());
        if (underMouse())
            drawPlate(painter, rect(), isDown() ? colours.pressed : colours.hover, {}, kRowRadius);
        const Strokes strokes(painter);
        const qreal arm = 4 * fontUnit();
        const QPointF centre = QRectF(rect()).center();
        const auto *chair = qobject_cast<const QAbstractButton *>(parentWidget());
        const bool chosen = chair && chair->isChecked() && !underMouse();
        painter.setPen(QPen(chosen ? colours.chosenText : colours.text, 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
};

} // namespace

ChairButton::ChairButton(int place, QWidget *parent) : QPushButton(parent), place_(place), cross_(new ChairCross(this))
{
    setObjectName(QStringLiteral("place%1").arg(place + 1));
    setCheckable(true);
    markOneOfSeveral(*this);
    setAutoDefault(false); // Enter presses Play
    setAttribute(Qt::WA_Hover);
    cross_->setObjectName(QStringLiteral("remove"));
    cross_->setFocusPolicy(Qt::NoFocus); // the Delete key does the same
    cross_->setCursor(Qt::ArrowCursor);
    connect(cross_, &QToolButton::clicked, this, [this] { Q_EMIT emptied(place_); });
    retranslate();
}

void ChairButton::retranslate()
{
    const QString seat = ui::number(place_ + 1);
    nameAccessibly(*cross_, tr("Seat %1: leave empty").arg(seat), {});
    cross_->setToolTip(tr("Leave this seat empty"));
    if (!chair_) {
        nameAccessibly(
            *this, closed_.isEmpty() ? tr("Seat %1, empty: add a player").arg(seat) : tr("Seat %1, empty").arg(seat),
            closed_);
    } else {
        nameAccessibly(*this, tr("Seat %1: %2, %3", "number of the seat, name, level").arg(seat, name_, line()),
                       problem_.isEmpty() ? tr("The Delete key empties the seat.") : problem_);
    }
    setToolTip(problem_);
    update();
}

QString ChairButton::line() const
{
    if (!chair_)
        return {};
    if (chair_->kind == ChairSetup::Kind::Human)
        return tr("Human", "who sits on a chair");
    if (chair_->kind == ChairSetup::Kind::Guest)
        return tr("with an invitation", "below the word “Guest” on a chair: who comes there");
    return chair_->kind == ChairSetup::Kind::Program ? tr("Program", "who sits on a chair") : levelName(chair_->level);
}

void ChairButton::setChair(const std::optional<ChairSetup> &chair, const QString &name)
{
    chair_ = chair;
    name_ = name;
    setEnabled(chair_ || closed_.isEmpty());
    placeCross();
    retranslate();
}

void ChairButton::setClosed(const QString &reason)
{
    closed_ = reason;
    setEnabled(chair_ || closed_.isEmpty());
    retranslate();
}

void ChairButton::setProblem(const QString &problem)
{
    problem_ = problem;
    retranslate();
}

void ChairButton::setRoomy(bool roomy)
{
    roomy_ = roomy;
    placeCross();
}

void ChairButton::placeCross()
{
    const int side = grown(kChairCross);
    const QRect corner(width() - side - 6, 5, side, side);
    cross_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), corner));
    cross_->setVisible(chair_ && (roomy_ || underMouse() || hasFocus()));
}

bool ChairButton::event(QEvent *event)
{
    const bool known = QPushButton::event(event);
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::LayoutDirectionChange:
        placeCross();
        break;
    default:
        break;
    }
    return known;
}

void ChairButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChairButton::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    placeCross();
}

void ChairButton::focusInEvent(QFocusEvent *event)
{
    QPushButton::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        Q_EMIT reached(place_);
}

void ChairButton::mousePressEvent(QMouseEvent *event)
{
    QPushButton::mousePressEvent(event);
    Q_EMIT reached(place_);
}

void ChairButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        Q_EMIT arrowPressed(place_, event->key());
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        Q_EMIT emptied(place_);
        break;
    default:
        QPushButton::keyPressEvent(event);
    }
}

void ChairButton::paintPlate(QPainter &painter) const
{
    const ControlColours colours = controlColours(palette());
    const QRect plate = plateOf(rect());
    const bool under = isEnabled() && underMouse();
    if (chair_) {
        const QColor fill = isChecked() ? colours.chosen
                            : isDown()  ? colours.pressed
                            : under     ? colours.hover
                                        : colours.ground;
        const QColor edge = !problem_.isEmpty() ? colours.error
                            : isChecked()       ? colours.chosenEdge
                            : under             ? colours.rimHover
                                                : colours.rim;
        drawPlate(painter, plate, fill, edge);
        return;
    }
    QColor fill = isChecked() && isEnabled() ? colours.chosen : under ? colours.hover : colours.ground;
    if (!isChecked() && !under)
        fill.setAlphaF(0.6F);
    drawPlate(painter, plate, fill);
    const Strokes strokes(painter);
    QPen dashes(!isEnabled()  ? colours.hairline
                : isChecked() ? colours.chosenEdge
                : under       ? colours.rimHover
                              : colours.rim,
                kStroke, Qt::CustomDashLine);
    dashes.setDashPattern({4, 2.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(plate).adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
}

void ChairButton::paintPerson(QPainter &painter) const
{
    const ControlColours colours = controlColours(palette());
    const int sunken = isDown() ? 1 : 0;
    const int face = std::min(grown(roomy_ ? kChairFace : kChairSmallFace), height() - 2 * kChairFrom);
    const QRect disc(kChairFrom, (height() - face) / 2 + sunken, face, face);
    const QString portrait = chair_->kind == ChairSetup::Kind::Program ? QLatin1String(kProgramFace)
                             : chair_->kind == ChairSetup::Kind::Guest ? QLatin1String(kGuestFace)
                                                                       : chair_->persona;
    drawNewGameFace(painter, this, portrait, QStyle::visualRect(layoutDirection(), rect(), disc));

    const QFont bold = chairLetters(font(), kChairNameFont, true), small = chairLetters(font(), kChairLineFont, false);
    const int nameHeight = QFontMetrics(bold).height(), lineHeight = QFontMetrics(small).height();
    QRect words(disc.right() + 1 + kChairGap, (height() - nameHeight - lineHeight - 1) / 2 + sunken, 0, nameHeight);
    words.setRight(width() - kChairGap);
    QRect name = words;
    if (cross_->isVisibleTo(this))
        name.setRight(width() - grown(kChairCross) - 6);
    const auto flags =
        Qt::AlignVCenter | Qt::AlignAbsolute | (layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    painter.setFont(fittedFont(bold, name_, name.width(), kChairLeastLine));
    painter.setPen(isChecked() ? colours.chosenText : colours.text);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), name), int(flags),
                     painter.fontMetrics().elidedText(name_, Qt::ElideRight, name.width()));
    const QRect second = words.translated(0, nameHeight + 1);
    const QString text = problem_.isEmpty() ? line() : problem_;
    painter.setFont(fittedFont(small, text, words.width(), kChairLeastLine));
    painter.setPen(isChecked() ? colours.chosenText : problem_.isEmpty() ? colours.dim : colours.error);
    painter.drawText(
        QStyle::visualRect(layoutDirection(), rect(), QRect(second.topLeft(), QSize(words.width(), lineHeight))),
        int(flags), painter.fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
}

void ChairButton::paintInvitation(QPainter &painter) const
{
    const ControlColours colours = controlColours(palette());
    const QColor ink = !isEnabled() ? colours.dim : isChecked() ? colours.chosenText : colours.text;
    QRect words = rect().adjusted(kChairGap, 4, -kChairGap, -4);
    if (closed_.isEmpty()) {
        const int plus = grown(kChairPlus), from = roomy_ ? grown(kChairPlusFrom) : kChairGap + 2;
        const QRect sign(from, (height() - plus) / 2, plus, plus);
        painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), sign).topLeft(),
                           newGamePicture(this, glyphArt(Glyph::Plus, ink), QSizeF(plus, plus)));
        words.setLeft(sign.right() + 1 + (roomy_ ? kChairGap : 4));
    }
    painter.setFont(chairLetters(font(), roomy_ ? 1 : kChairLineFont, false));
    painter.setPen(ink);
    const auto along =
        closed_.isEmpty() ? (layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) : Qt::AlignHCenter;
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     int(along | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextWordWrap,
                     closed_.isEmpty() ? tr("Add a player") : closed_);
}

void ChairButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlate(painter);
    if (chair_)
        paintPerson(painter);
    else
        paintInvitation(painter);
    if (hasFocus())
        drawFocusRing(painter, rect(), controlColours(palette()));
}

} // namespace meadhall::ui
