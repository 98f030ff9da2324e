// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets and pictures of forms about a game.
#pragma once

#include <QComboBox>
#include <QLabel>

namespace meadhall::ui {

class Announcer;

/// Face of an external program, and of a seat that nobody has taken yet.
inline constexpr auto kProgramFace = "program", kFreeFace = "free";
/// A portrait as a disc with an edge in the colours of the widget, for kProgramFace a glyph, for kFreeFace a dashed
/// ring; with a tick where it is the icon of what is checked.
QIcon faceIcon(const QWidget &widget, const QString &portrait);

/// Beside a control: a dim note, or in its place why the game cannot be started. Keeps its room while it is empty,
/// unless setHiddenWhenEmpty() was called.
class ReasonLabel : public QLabel {
    Q_OBJECT

public:
    explicit ReasonLabel(QWidget *parent = nullptr);

    /// @param reason empty: the note is shown
    void setReason(const QString &reason);
    void setNote(const QString &note);
    const QString &reason() const { return reason_; }
    void setHiddenWhenEmpty();

private:
    void adapt();

    QString note_, reason_;
    bool hidesWhenEmpty_ = false;
    QLabel *sign_; ///< before the reason
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
