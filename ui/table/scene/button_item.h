// SPDX-License-Identifier: GPL-3.0-or-later
// A button on the table: a rounded plaque with a glyph, a label, or both.
#pragma once

#include "ui/base/graphics/art_painter.h"

#include <optional>

namespace meadhall::ui {

/// Glyph and label scale with its height. It never takes the scene's focus: its owner handles the keyboard and calls
/// click(). Origin: its upper left corner.
class ButtonItem : public TableItem {
    Q_OBJECT

public:
    /// @param glyph nullopt: no glyph, the label is centred
    ButtonItem(PixmapCache &cache, std::optional<Glyph> glyph, QGraphicsItem *parent = nullptr);

    void setGlyph(Glyph glyph) { change(glyph_, std::optional(glyph)); }
    /// Mirrors the glyph with the layout, for arrows. Must not be used for digits.
    void setGlyphMirrored(bool mirrored) { change(glyphMirrored_, mirrored); }
    /// Text beside the glyph; empty: none. A label that is too wide is written smaller, then elided.
    void setLabel(const QString &label) { change(label_, label); }
    QString label() const { return label_; }
    /// Name for screen readers; defaults to the label.
    void setAccessibleName(const QString &name) { accessibleName_ = name; }
    QString accessibleName() const { return accessibleName_.isEmpty() ? label_ : accessibleName_; }
    /// Highlights the button in gold: the recommended action.
    void setHighlighted(bool strong) { change(highlighted_, strong); }
    bool isHighlighted() const { return highlighted_; }
    /// Places the glyph at the right of the label.
    void setMirrored(bool mirrored) { change(mirrored_, mirrored); }
    /// Size in logical pixels, 40 × 40 by default.
    void resize(QSizeF size) { changeShape(size_, size); }
    QRectF rect() const { return {QPointF(), size_}; }
    /// Size of the label, of what the height gives; 1 by default.
    void setLetters(qreal letters) { change(letters_, letters); }

    /// Opacity of a button that cannot be pressed now.
    static qreal disabledOpacity(Theme theme) { return theme == Theme::HighContrast ? 0.75 : 0.55; }

    QRectF boundingRect() const override { return rect().adjusted(-1, -1, 1, 1); }
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

    bool isButton() const override { return true; }
    bool canClick() const override { return isEnabled(); }
    void click() override;

Q_SIGNALS:
    void clicked();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent *) override { change(hovered_, true); }
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *) override { change(hovered_, false); }
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;

private:
    QFont labelFont() const;
    void paintContents(QPainter *painter, const QRectF &plate);

    std::optional<Glyph> glyph_;
    QString label_, accessibleName_;
    QSizeF size_{40, 40};
    qreal letters_ = 1;
    bool highlighted_ = false;
    bool mirrored_ = false;
    bool glyphMirrored_ = false;
    bool hovered_ = false;
    bool down_ = false;
};

} // namespace meadhall::ui
