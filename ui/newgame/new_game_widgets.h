// Small widgets and pictures of the new-game dialog.
#pragma once

#include "ui/graphics/art.h"

#include <QComboBox>
#include <QLabel>
#include <QPixmap>
#include <QScrollArea>

namespace meadhall::ui {

/// A picture for a widget, cached by size, theme and device pixel ratio.
/// @param size in logical pixels; replaces the key's size
QPixmap newGamePicture(const QWidget *widget, ArtKey key, QSizeF size);
/// The table theme that matches the widget's palette.
Theme newGameTheme(const QWidget *widget);

/// A glyph on a disc, for players without a portrait.
/// @param size diameter in logical pixels
QPixmap newGameDisc(const QWidget *widget, Glyph glyph, qreal size);

/// Shows beside a control why the game cannot be started; hidden while there is no reason.
class ReasonLabel : public QLabel {
    Q_OBJECT

public:
    explicit ReasonLabel(QWidget *parent = nullptr);

    /// @param reason empty: hides the label
    void setReason(const QString &reason);
    /// Adds an opaque background, for labels on a picture.
    void setOpaqueBackground(bool onPlate);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void adapt();

    bool opaqueBackground_ = false;
};

/// A combo box of integer values whose texts can be replaced without losing the selection.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    struct Choice {
        int value;
        QString text;
        QIcon icon = {};
        bool enabled = true;
    };
    /// Replaces all choices. The current value stays selected if it is still among them. Does not emit chosen().
    void setChoices(const std::vector<Choice> &choices);
    /// Selects a value without emitting chosen().
    void setValue(int value);
    int value() const { return currentData().toInt(); }
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user selected another value.
    void chosen(int value);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// A scroll area whose size hint is that of its content; scrolls if the screen is too small or the font too large.
class NewGameContent : public QScrollArea {
    Q_OBJECT

public:
    explicit NewGameContent(QWidget *content, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace meadhall::ui
