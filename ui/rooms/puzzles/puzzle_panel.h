// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the table of a puzzle: what is asked, help, and how it went.
#pragma once

#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/table/replay/decision_rows.h"

#include <QScrollArea>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace meadhall::ui {

class PixmapCache;

constexpr int kGradeSide = 13; ///< px at 1×: of a diamond

/// Makes a bar that shows how much of a pack is solved.
QProgressBar *makePackBar(QWidget *parent);

class PuzzlePanel : public QScrollArea {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    explicit PuzzlePanel(PixmapCache &cache, QWidget *parent = nullptr);

    enum class State : quint8 { Asking, Judging, NotYet, Solved, Shown };

    /// All that it shows.
    struct Contents {
        State state = State::Asking;
        int grade = 0;         ///< 0: none
        QString gradeName;     ///< for screen readers
        QString subtitle;      ///< how it went
        bool isSolved = false; ///< although it is asked again
        QString words;         ///< question or explanation
        QStringList known;     ///< while asking
        QString hint;          ///< empty: none yet
        bool moreHints = true; ///< there is another one
        bool hasNext = true;   ///< there is another puzzle
        std::vector<DecisionRow> rows;
        double scale = 1; ///< points of a full bar of the rows
        QString rowWords; ///< about the puzzles in a row
        std::vector<Bead> row;
        QString packName, packCount; ///< empty: none
        double packShare = 0;
        QString note;
    };
    void setContents(Contents contents);
    State state() const { return contents_.state; }
    bool isSolved() const { return contents_.isSolved; }
    QString subtitle() const { return contents_.subtitle; }
    /// Gives the button that goes on after an answer the focus. Enter and Space do nothing yet, as they have been meant
    /// for the answer.
    void focusNextStep();
    /// Below the table instead of beside it: what can be done stands in a row at the top.
    void setLow(bool low);

    QPushButton *hintButton() const { return hint_; }
    QPushButton *showButton() const { return show_; }
    QPushButton *laterButton() const { return later_; }
    QPushButton *againButton() const { return again_; }
    QPushButton *nextButton() const { return next_; }
    QPushButton *othersButton() const { return others_; }
    QString words() const;
    QString title() const;
    QString hintWords() const { return contents_.hint; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeButtons();
    void build();
    void retranslate();
    void showHead();
    void showButtons();

    Contents contents_;
    InputDelay inputDelay_;
    bool low_ = false;
    QVBoxLayout *column_ = nullptr;
    QBoxLayout *buttons_ = nullptr;
    QLabel *sign_, *title_, *subtitle_, *words_, *knownTitle_, *known_, *hintWords_, *rowWords_, *packName_,
        *packCount_, *note_;
    Beads *grade_;
    DecisionRows *rows_;
    QPushButton *hint_ = nullptr, *show_ = nullptr, *later_ = nullptr, *again_ = nullptr, *next_ = nullptr,
                *others_ = nullptr;
    Beads *beads_;
    QProgressBar *bar_;
};

} // namespace meadhall::ui
