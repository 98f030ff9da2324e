// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets and pictures of the new-game dialog.
#pragma once

#include "ui/base/graphics/art.h"

#include <QComboBox>
#include <QLabel>
#include <QPixmap>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace meadhall::ui {

class Announcer;
class Segments;

/// smallPicture() at the widget's device pixel ratio.
/// @param size in logical pixels; replaces the key's size
QPixmap newGamePicture(const QWidget *widget, const ArtKey &key, QSizeF size);
/// The table theme that matches the widget's palette.
Theme newGameTheme(const QWidget *widget);

/// Paints a portrait as a disc with an edge; for kHumanFace, kProgramFace and kGuestFace a glyph on a disc.
/// @param widget the colours are those of its palette
void drawNewGameFace(QPainter &painter, const QWidget *widget, const QString &portrait, const QRectF &disc);
/// Faces that are no persona's: a human in general, a program, and a guest.
inline constexpr auto kHumanFace = "";
inline constexpr auto kProgramFace = "program";
inline constexpr auto kGuestFace = "guest";

/// Names segments for screen readers, and the combo box that may replace them.
/// @param label of the segments; may have a key letter and a colon
void nameSegments(Segments *segments, QString label);

/// Beside a control: a dim note, or in its place why the game cannot be started. Keeps its room while it is empty.
class ReasonLabel : public QLabel {
    Q_OBJECT

public:
    explicit ReasonLabel(QWidget *parent = nullptr);

    /// @param reason empty: the note is shown
    void setReason(const QString &reason);
    void setNote(const QString &note);
    const QString &reason() const { return reason_; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void adapt();

    QString note_, reason_;
    Announcer *announcer_;
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
};

} // namespace meadhall::ui
