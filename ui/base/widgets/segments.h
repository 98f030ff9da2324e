// SPDX-License-Identifier: GPL-3.0-or-later
// A choice among few things, all of which can be seen.
#pragma once

#include <QIcon>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QComboBox;
class QRadioButton;

namespace meadhall::ui {

class Segment;

/// Radio buttons side by side in one well: one stop for Tab, arrow keys move. Becomes a combo box where the words have
/// no room. The accessible name is the name of the group; a label may have it as its buddy.
class Segments : public QWidget {
    Q_OBJECT

public:
    explicit Segments(QWidget *parent = nullptr);

    void addChoice(const QString &text, const QIcon &icon = {});
    /// Replaces the texts, for example in another language.
    void setTexts(const QStringList &texts);
    void setChoiceEnabled(int index, bool enabled);
    int count() const { return static_cast<int>(segments_.size()); }
    QString text(int index) const;
    /// The chosen one; −1 if there is none.
    int current() const;
    /// @param index −1: none
    void setCurrent(int index);
    /// Shows only the first `visible` choices as buttons. The others are disabled.
    void setVisibleCount(int visible);

    /// The radio button of a choice.
    QRadioButton *button(int index) const;
    /// Takes the place of the buttons where these have no room.
    QComboBox *combo() const { return combo_; }
    bool showsCombo() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user has chosen another one.
    void activated(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    void choose(int index);
    void slideFrom(const QRectF &from);
    QRectF plateOfChoice(int index) const;
    int wordsWidth() const;

    QButtonGroup *group_;
    QComboBox *combo_;
    std::vector<Segment *> segments_;
    QVariantAnimation sliding_;
    int shownIndex_ = -1;
    int visibleCount_ = 0; ///< see setVisibleCount()
    QRectF plate_;         ///< of the chosen one, while it slides
};

} // namespace meadhall::ui
