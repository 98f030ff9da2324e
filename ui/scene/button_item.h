// A button on the table: a rounded plaque with a glyph, a word, or both.
#pragma once

#include "ui/graphics/art_user.h"

#include <QGraphicsWidget>

#include <optional>

namespace meadhall::ui {

/// Its size is set with resize() or taken from naturalSize(). Disable it with setEnabled(false). It never has the focus
/// of the scene: whoever shows it decides what keys mean, and calls click().
class ButtonItem : public QGraphicsWidget {
    Q_OBJECT
    Q_PROPERTY(QString accessibleName READ accessibleName WRITE setAccessibleName)

public:
    /// Without a glyph the label stands in the middle.
    ButtonItem(PixmapCache &cache, std::optional<Glyph> glyph, QGraphicsItem *parent = nullptr);

    void setGlyph(Glyph glyph);
    /// The glyph may be mirrored with the layout (arrows), never digits.
    void setGlyphMirrored(bool mirrored);
    /// The word beside the glyph; empty: the glyph alone. It is written smaller, then elided, if the button is too
    /// narrow.
    void setLabel(const QString &label);
    QString label() const { return label_; }
    /// The name for screen readers; the label if none is set.
    void setAccessibleName(const QString &name) { accessibleName_ = name; }
    QString accessibleName() const { return accessibleName_.isEmpty() ? label_ : accessibleName_; }
    /// Golden: this is what to press now.
    void setStrong(bool strong);
    bool isStrong() const { return strong_; }
    /// The glyph to the right of the label.
    void setMirrored(bool mirrored);
    void setTheme(Theme theme);
    /// 40 by itself; glyph and word are in proportion.
    void setButtonHeight(qreal height);

    /// What glyph and label need at this height, in logical pixels.
    QSizeF naturalSize() const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

public Q_SLOTS:
    /// As if it had been pressed; nothing happens while it is disabled.
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
    QFont labelFont() const;
    void setDown(bool down);
    void paintContents(QPainter *painter, const QRectF &plate);

    ArtUser art_;
    std::optional<Glyph> glyph_;
    QString label_, accessibleName_;
    Theme theme_ = Theme::Dark;
    qreal height_ = 40;
    bool strong_ = false;
    bool mirrored_ = false;
    bool glyphMirrored_ = false;
    bool hovered_ = false;
    bool down_ = false;
};

} // namespace meadhall::ui
