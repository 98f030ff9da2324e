// Small pieces of the new game dialog.
#pragma once

#include "ui/graphics/art.h"

#include <QComboBox>
#include <QLabel>
#include <QPixmap>
#include <QScrollArea>

namespace meadhall::ui {

/// Pictures for a widget, drawn once for each size, theme and screen.
QPixmap newGamePicture(const QWidget *widget, ArtKey key, QSizeF size);
/// The theme of the table that goes with the widget's own colours.
Theme newGameTheme(const QWidget *widget);

/// A glyph on a disc of cloth, for whoever has no portrait.
QPixmap newGameDisc(const QWidget *widget, Glyph glyph, qreal size);

/// Says beside a control why the game cannot begin like that; hidden while there is no reason.
class ReasonLabel : public QLabel {
    Q_OBJECT

public:
    explicit ReasonLabel(QWidget *parent = nullptr);

    /// Empty: nothing is wrong.
    void setReason(const QString &reason);
    /// With a ground of its own, where it stands on a picture.
    void setOnPlate(bool onPlate);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void adapt();

    bool onPlate_ = false;
};

/// A list to choose one value from, whose words can be written anew without losing the choice.
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
    /// Replaces all choices; the value stays chosen if it is still among them. Emits nothing.
    void setChoices(const std::vector<Choice> &choices);
    /// Emits nothing.
    void setValue(int value);
    int value() const { return currentData().toInt(); }
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user chose another value.
    void chosen(int value);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// Takes all the room that its content would like; scrolls where the screen or the letters leave less.
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
