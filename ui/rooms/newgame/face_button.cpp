// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/face_button.h"

#include "engine/core/to_index.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/table/seats/game_setup.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kFacePadding = 6, kFaceBeside = 7, kFaceNameGap = 3, kFaceTight = 4;
constexpr qreal kFaceNameFont = 0.92, kFaceTaken = 0.4;
constexpr int kFaceSmallestLetters = 11;

} // namespace

FaceButton::FaceButton(const QString &portrait, bool named, QWidget *parent)
    : QRadioButton(parent), portrait_(portrait), named_(named)
{
    setObjectName(QStringLiteral("face-") + (portrait.isEmpty() ? QStringLiteral("human") : portrait));
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FaceButton::setName(const QString &name)
{
    name_ = name;
    setAccessibleName(name);
    if (isEnabled())
        setToolTip(named_ ? QString() : name);
    updateGeometry();
    update();
}

void FaceButton::setFaceSize(int diameter)
{
    diameter_ = diameter;
    updateGeometry();
}

void FaceButton::setTaken(const QString &reason)
{
    setEnabled(reason.isEmpty());
    setToolTip(!reason.isEmpty() ? reason : named_ ? QString() : name_);
    nameAccessibly(*this, accessibleName(), reason);
}

QFont FaceButton::nameFont() const
{
    QFont small = font();
    const int pixels = QFontInfo(small).pixelSize();
    small.setPixelSize(std::max(kFaceSmallestLetters, qRound(pixels * kFaceNameFont)));
    return small;
}

QSize FaceButton::sizeHint() const
{
    const int face = grown(diameter_);
    if (!named_)
        return {face + 2 * kFaceTight, face + 2 * kFaceTight + 2};
    return {face + 2 * kFaceBeside, face + 2 * kFacePadding + kFaceNameGap + QFontMetrics(nameFont()).height()};
}

void FaceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ControlColours colours = controlColours(palette());
    QFont letters = nameFont();
    letters.setBold(isChecked());
    letters = fittedFont(letters, name_, width(), qreal(kFaceSmallestLetters) / letters.pixelSize());
    // The plate is as wide as face and name need, in the middle of a wider column.
    const int name = named_ ? QFontMetrics(letters).horizontalAdvance(name_) + 2 * kFaceTight : 0;
    const int wide = std::min(width(), std::max(sizeHint().width(), name));
    const QRect plate((width() - wide) / 2, 0, wide, height());
    if (isChecked())
        drawPlate(painter, plate, colours.chosen, colours.chosenEdge);
    else if (isEnabled() && underMouse())
        drawPlate(painter, plate, colours.raised);

    const qreal face = grown(diameter_);
    const QRectF disc((width() - face) / 2, named_ ? kFacePadding : (height() - face) / 2, face, face);
    if (!isEnabled())
        painter.setOpacity(kFaceTaken);
    drawNewGameFace(painter, this, portrait_, disc);
    painter.setOpacity(1);
    if (named_) {
        painter.setFont(letters);
        painter.setPen(!isEnabled() ? colours.disabled : isChecked() ? colours.chosenText : colours.text);
        const QRectF line(0, disc.bottom() + kFaceNameGap, width(), painter.fontMetrics().height());
        painter.drawText(line, Qt::AlignCenter, painter.fontMetrics().elidedText(name_, Qt::ElideRight, width()));
    }
    if (hasFocus())
        drawFocusRing(painter, plate, colours);
}

FaceGrid::FaceGrid(bool kinds, int columns, QWidget *parent) : QWidget(parent)
{
    QStringList ids = personaIds();
    if (kinds)
        ids = QStringList{QString(), QLatin1String(kGuestFace), QLatin1String(kProgramFace)} + ids;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(kinds ? 2 : 0);
    for (const QString &id : ids) {
        auto *face = new FaceButton(id, kinds, this);
        faces_.push_back(face);
        connect(face, &QAbstractButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
    }
    setColumns(columns);
    retranslate();
}

void FaceGrid::setColumns(int columns)
{
    if (std::exchange(columns_, columns) == columns)
        return;
    auto *grid = static_cast<QGridLayout *>(layout());
    for (int i = 0; i < static_cast<int>(faces_.size()); ++i) {
        grid->addWidget(faces_[toIndex(i)], i / columns, i % columns);
        grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void FaceGrid::retranslate()
{
    for (FaceButton *face : faces_)
        face->setName(face->portrait().isEmpty()                        ? tr("Human", "who sits on a chair")
                      : face->portrait() == QLatin1String(kGuestFace)   ? tr("Guest", "who sits on a chair")
                      : face->portrait() == QLatin1String(kProgramFace) ? tr("Program", "who sits on a chair")
                                                                        : personaName(face->portrait()));
}

void FaceGrid::setFaceSize(int diameter)
{
    for (FaceButton *face : faces_)
        face->setFaceSize(diameter);
}

void FaceGrid::setCurrent(const QString &portrait)
{
    FaceButton *current = button(portrait);
    // A group can be left without a choice only while its buttons do not exclude each other.
    for (FaceButton *face : faces_)
        face->setAutoExclusive(false);
    FaceButton *stop = current;
    for (FaceButton *face : faces_) {
        face->setChecked(face == current);
        if (!stop && face->isEnabled())
            stop = face;
    }
    for (FaceButton *face : faces_) {
        face->setAutoExclusive(true);
        face->setFocusPolicy(face == stop ? Qt::StrongFocus : Qt::ClickFocus); // one stop for Tab
    }
}

void FaceGrid::setTaken(const QString &portrait, const QString &reason)
{
    if (FaceButton *face = button(portrait))
        face->setTaken(reason);
}

FaceButton *FaceGrid::button(const QString &portrait) const
{
    const auto found = std::find_if(faces_.begin(), faces_.end(),
                                    [&portrait](const FaceButton *face) { return face->portrait() == portrait; });
    return found == faces_.end() ? nullptr : *found;
}

void FaceGrid::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
