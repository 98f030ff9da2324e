// SPDX-License-Identifier: GPL-3.0-or-later
// The game log: text whose card names are painted as small chips in the colours of the cards.
#pragma once

#include "ui/base/graphics/colour_chip.h"
#include "ui/base/text/card_mentions.h"
#include "ui/base/widgets/text_place.h"

#include <QTextBlock>
#include <QTextEdit>

#include <functional>
#include <vector>

class QPushButton;

namespace meadhall::ui {

/// The document holds the words, so that copying, searching and screen readers get them. A chip is painted over each
/// name, which is formatted as wide as the chip and invisible. It follows its end unless the reader has scrolled up;
/// then a button leads to the new lines.
class LogView : public QTextEdit {
    Q_OBJECT

public:
    explicit LogView(QWidget *parent = nullptr);

    void setLook(CardLook look);
    /// Replaces all lines by those that a function adds, in one change of the document.
    /// @param makeChip makes the chips of the cards that the lines mention
    void rewrite(MakeCardChip makeChip, const std::function<void()> &addLines);
    /// A line of the log, which becomes a block of its own.
    struct Line {
        QString text;
        std::vector<CardMention> mentions;
        QTextBlockFormat block;
        QTextCharFormat letters;
    };
    /// Appends a line in one change of the document: a screen reader is told of each change, and drops what comes with
    /// too many of them, announcements as well.
    void addLine(const Line &line);
    /// Inserts lines before the first one. What is visible stays where it is.
    void addOlderLines(const std::vector<Line> &lines);
    void removeOldestLines(int count) { removeLines(0, count); }
    /// Removes lines from the end, and shows the new end.
    void removeNewestLines(int count);
    /// Whether the end is kept visible: the user has not scrolled up.
    bool isFollowing() const { return follows_; }
    /// The uppermost line in sight, if the user has scrolled up.
    int topLine() const { return document()->findBlock(reading_.position()).blockNumber(); }
    /// Puts a line where the uppermost one was, after the lines have been replaced.
    void setTopLine(int line);
    /// Least line height at which chips of two lines do not touch.
    qreal chipLineHeight() const;
    /// Where the chips of a block are, in the viewport, in the order of the text.
    QList<QRect> chipRects(const QTextBlock &block) const;

    void scrollToEnd();

Q_SIGNALS:
    /// The user has come to the first line.
    void olderLinesWanted();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;

private:
    struct Chip {
        QRect rect;
        Card card;
    };
    CardChip chipOf(Card card) const { return makeChip_(card, themeOf(palette()), look_); }
    void insertLine(QTextCursor &cursor, const Line &line);
    void askForOlderLines();
    void removeLines(int first, int count);
    void placeNewLinesButton();
    QList<Chip> chipsOf(const QTextBlock &block) const;

    MakeCardChip makeChip_ = nullptr; ///< null while there is no game
    CardLook look_;
    QPushButton *newLinesButton_; ///< over the lower edge
    bool follows_ = true;         ///< keep the end visible; changed only by the user's scrolling
    int programScrolls_ = 0;      ///< positive while the program scrolls or relayouts
    TextPlace reading_;           ///< where the user has scrolled to
};

} // namespace meadhall::ui
