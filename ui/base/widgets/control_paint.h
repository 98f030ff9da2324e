// SPDX-License-Identifier: GPL-3.0-or-later
// The strokes that all controls are made of: plates, the focus mark, arrows, ticks.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QPainter>
#include <QPalette>
#include <QRegion>

namespace meadhall::ui {

/// Colours of the controls, all from roles of the palette: a palette of another contrast needs no change of the style.
/// QPalette has no role of its own for several of them. Used instead: Mid for the rim, Midlight for hairlines, Light
/// for the edge of chosen controls, Dark for the shadow around sheets, Shadow for the line under gold, BrightText for
/// gold, and AlternateBase, as Button, for raised controls. The colour of errors is that of the theme.
struct ControlColours {
    QColor ground;
    QColor well;   ///< background of fields, lists and tracks
    QColor raised; ///< background of buttons, and of rows under the pointer
    QColor hover;
    QColor pressed;
    QColor rim; ///< edge of a control
    QColor rimHover;
    QColor hairline; ///< decoration
    QColor text;
    QColor dim;
    QColor disabled;
    QColor chosen;
    QColor chosenEdge;
    QColor chosenText;
    QColor gold;
    QColor goldLine; ///< the dark line under gold
    QColor thread;   ///< ochre: diamonds of headings
    QColor error;
};

ControlColours controlColours(const QPalette &palette);

/// Sets the roles of a palette as `controlColours` reads them.
QPalette controlPalette(const Palette &colours);

/// Measures of the controls in logical pixels at 1×; all grow with the application font (see `grown`). They are
/// smaller on screens on which the dialogs would not fit otherwise.
struct FieldMeasures {
    int height; ///< plates of buttons, tool buttons and fields
    int foot;   ///< plates of buttons at the foot of a dialog
    int side;   ///< from the edge of a field to its text
    int arrow;  ///< room of the arrow of a combo box
    int row;    ///< of check boxes and radio buttons
};

constexpr FieldMeasures kRoomyFields{36, 40, 12, 32, 32}, kCompactFields{24, 28, 8, 26, 26};

const FieldMeasures &fieldMeasures();

constexpr int kLeastButton = 100, kButtonSide = 14, kIconGap = 8;
constexpr int kSpinArrows = 32, kSpinGap = 6;
constexpr int kMark = 20, kMarkGap = 10;     ///< check boxes and radio buttons: mark, and from there to the label
constexpr int kMarkInset = 7, kLabelEnd = 9; ///< room for the focus mark around mark and label
constexpr int kRowHeight = 30;               ///< of menus and lists
constexpr int kRule = 10;                    ///< height of a line between rows
constexpr int kMenuColumn = 38, kMenuEnd = 14;
constexpr int kHeading = 30, kDiamond = 8; ///< headings of groups

constexpr qreal kStroke = 2;    ///< width of edges in logical pixels
constexpr qreal kRadius = 8;    ///< of plates
constexpr qreal kRowRadius = 6; ///< of rows and check boxes
constexpr int kAir = 2;         ///< room around the plate of a control, for the focus mark
constexpr int kRing = 6;        ///< width of the focus mark

/// Keeps the state of a painter and switches smoothing on.
class Strokes {
public:
    explicit Strokes(QPainter &painter) : painter_(painter)
    {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    ~Strokes() { painter_.restore(); }
    Strokes(const Strokes &) = delete;
    Strokes &operator=(const Strokes &) = delete;

private:
    QPainter &painter_;
};

/// Logical pixels at 1× that grow with the application font; never smaller.
qreal fontUnit();
int grown(qreal pixels);
/// tableFont() at a size that grows alike.
QFont grownFont(qreal pixels, bool bold = false);

/// A part of a room as it is right to left, or unchanged.
QRectF mirroredIn(const QRectF &room, const QRectF &part, bool mirrored);
/// The rectangle with its edges on whole device pixels.
QRectF onPixels(const QPainter &painter, const QRectF &rect);
/// A stroke of about that width that fills whole device pixels.
qreal strokeOn(const QPainter &painter, qreal width = kStroke);

/// Rectangle of the plate of a control inside the rectangle of the control.
inline QRect plateOf(const QRect &rect) { return rect.adjusted(kAir, kAir, -kAir, -kAir); }
/// For windows of menus and lists: what lies outside their round corners is cut off, since not every display can blend
/// windows.
QRegion roundedRegion(const QRect &rect);
/// A rounded plate with its edge inside the rectangle; without edge if the colour is invalid.
void drawPlate(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &edge = {},
               qreal radius = kRadius, qreal stroke = kStroke);
/// The focus mark along the inner edge of the rectangle: dark with gold dashes, visible on every ground. Nothing for
/// those who use the mouse: see LastInput.
void drawFocusRing(QPainter &painter, const QRectF &rect, const ControlColours &colours, qreal radius = kRadius);
/// The edge of the default button: dark with a gold line.
void drawDefaultEdge(QPainter &painter, const QRectF &rect, const ControlColours &colours);

enum class Pointing : quint8 { Up, Down, Left, Right };
void drawChevron(QPainter &painter, const QPointF &centre, Pointing way, const QColor &colour);
void drawTick(QPainter &painter, const QRectF &rect, const QColor &colour);
void drawDiamond(QPainter &painter, const QRectF &rect, const QColor &colour);
void drawHairline(QPainter &painter, const QRectF &line, const QColor &colour);

} // namespace meadhall::ui
