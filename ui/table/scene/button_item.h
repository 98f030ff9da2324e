// SPDX-License-Identifier: GPL-3.0-or-later
// A button on the table: a rounded plaque with a glyph, a label, or both.
#pragma once

#include "ui/base/graphics/art_painter.h"

#include <QGraphicsWidget>

#include <optional>

namespace meadhall::ui {

/// Set its size with resize(); naturalSize() is the default. It never takes the scene's focus: its owner handles the
/// keyboard and calls click().
class ButtonItem : public QGraphicsWidget {
    Q_OBJECT
    Q_PROPERTY(QString accessibleName READ accessibleName WRITE setAccessibleName)

public:
    /// @param glyph nullopt: no glyph, the label is centred
    ButtonItem(PixmapCache &cache, std::optional<Glyph> glyph, QGraphicsItem *parent = nullptr);

    void setGlyph(Glyph glyph) { change(glyph_, glyph); }
    /// Mirrors the glyph with the layout, for arrows. Must not be used for digits.
    void setGlyphMirrored(bool mirrored) { change(glyphMirrored_, mirrored); }
    /// Text beside the glyph; empty: none. A label that is too wide is written smaller, then elided.
    void setLabel(const QString &label) { changeSize(label_, label); }
    QString label() const { return label_; }
    /// Name for screen readers; defaults to the label.
    void setAccessibleName(const QString &name) { accessibleName_ = name; }
    QString accessibleName() const { return accessibleName_.isEmpty() ? label_ : accessibleName_; }
    /// Highlights the button in gold: the recommended action.
    void setHighlighted(bool strong) { change(highlighted_, strong); }
    bool isHighlighted() const { return highlighted_; }
    /// Places the glyph at the right of the label.
    void setMirrored(bool mirrored) { change(mirrored_, mirrored); }
    void setTheme(Theme theme) { change(theme_, theme); }
    /// Height in logical pixels, 40 by default. Glyph and label scale with it.
    void setButtonHeight(qreal height) { changeSize(height_, height); }
    /// Size of the label, of what the height gives; 1 by default.
    void setLetters(qreal letters) { changeSize(letters_, letters); }

    /// Opacity of a button that cannot be pressed now.
    static qreal disabledOpacity(Theme theme) { return theme == Theme::HighContrast ? 0.75 : 0.55; }

    /// Size that glyph and label need at the current height, in logical pixels.
    QSizeF naturalSize() const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

public Q_SLOTS:
    /// Emits clicked() unless the button is disabled.
    void click();

Q_SIGNALS:
    void clicked();

protected:
    QSizeF sizeHint(Qt::SizeHint which, const QSizeF &constraint) const override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    template <class T, class V> void change(T &member, const V &value)
    {
        member = value;
        update();
    }
    /// Like change(), for values that the size depends on.
    template <class T, class V> void changeSize(T &member, const V &value)
    {
        member = value;
        updateGeometry();
        update();
    }
    QFont labelFont() const;
    void setDown(bool down) { change(down_, down); }
    void paintContents(QPainter *painter, const QRectF &plate);

    ArtPainter art_;
    std::optional<Glyph> glyph_;
    QString label_, accessibleName_;
    Theme theme_ = Theme::Dark;
    qreal height_ = 40;
    qreal letters_ = 1;
    bool highlighted_ = false;
    bool mirrored_ = false;
    bool glyphMirrored_ = false;
    bool hovered_ = false;
    bool down_ = false;
};

} // namespace meadhall::ui
