// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_panel.h"

#include "engine/puzzle/puzzle.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace meadhall::ui {

namespace {

constexpr int kPanelEdge = 16, kSignSide = 28, kBarThickness = 10;

} // namespace

QProgressBar *makePackBar(QWidget *parent)
{
    auto *bar = new QProgressBar(parent);
    bar->setTextVisible(false);
    bar->setFixedHeight(grown(kBarThickness));
    return bar;
}

PuzzlePanel::PuzzlePanel(PixmapCache &cache, QWidget *parent)
    : QScrollArea(parent), rows_(new DecisionRows(cache, this))
{
    setObjectName(QStringLiteral("puzzlePanel"));
    build();
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

void PuzzlePanel::build()
{
    auto *page = new QWidget;
    sign_ = new QLabel(page);
    title_ = wordLabel(page, 1.6, true);
    grade_ = new Beads(kGradeSide, 0, page);
    subtitle_ = wordLabel(page, 1.05, true);
    words_ = wordLabel(page, 1.05);
    knownTitle_ = wordLabel(page, 1, true);
    known_ = wordLabel(page);
    hintWords_ = wordLabel(page);
    hintWords_->setFrameShape(QFrame::StyledPanel);
    hintWords_->setMargin(grown(10));
    rowWords_ = wordLabel(page, 0.95);
    packName_ = wordLabel(page, 0.93, false, true);
    packCount_ = wordLabel(page, 0.93, false, true);
    packCount_->setWordWrap(false);
    note_ = wordLabel(page, 0.93, false, true);
    beads_ = new Beads(15, 0, page);
    bar_ = makePackBar(page);
    auto *head = new QHBoxLayout;
    head->addWidget(sign_);
    head->addWidget(title_, 1);
    head->addWidget(grade_);
    auto *column = column_ = new QVBoxLayout(page);
    buttons_ = new QBoxLayout(QBoxLayout::TopToBottom);
    buttons_->setSpacing(grown(9));
    column->setContentsMargins(grown(kPanelEdge), grown(12), grown(kPanelEdge), grown(12));
    column->setSpacing(grown(9));
    column->addLayout(head);
    addWidgets(*column, {subtitle_, rows_, words_, knownTitle_, known_, hintWords_});
    for (auto &[button, name] :
         std::initializer_list<std::pair<QPushButton *&, const char *>>{{next_, "nextPuzzle"},
                                                                        {again_, "tryAgain"},
                                                                        {hint_, "puzzleHint"},
                                                                        {others_, "otherMoves"},
                                                                        {show_, "showAnswer"},
                                                                        {later_, "leaveForLater"}}) {
        button = named(new QPushButton(page), name);
        button->setAutoDefault(true);
        button->installEventFilter(&inputDelay_);
        buttons_->addWidget(button);
    }
    column->addLayout(buttons_);
    auto *pack = new QHBoxLayout;
    pack->addWidget(packName_, 1);
    pack->addWidget(packCount_);
    column->addSpacing(grown(6));
    addWidgets(*column, {rowWords_, beads_});
    column->addLayout(pack);
    addWidgets(*column, {bar_, note_});
    column->addStretch(1);
    makeScrollingPage(page, false, this);
}

void PuzzlePanel::setLow(bool low)
{
    constexpr int kBelowHead = 1, kBelowWords = 7; // of the column
    low_ = low;
    column_->removeItem(buttons_);
    column_->insertLayout(low ? kBelowHead : kBelowWords, buttons_);
    arrangeButtons();
}

/// Puts the buttons into a row if all have room in it.
void PuzzlePanel::arrangeButtons()
{
    int needed = 2 * grown(kPanelEdge) - buttons_->spacing();
    for (int i = 0; i < buttons_->count(); ++i)
        if (const QWidget *button = buttons_->itemAt(i)->widget(); !button->isHidden())
            needed += button->sizeHint().width() + buttons_->spacing();
    buttons_->setDirection(low_ && needed <= viewport()->width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PuzzlePanel::retranslate()
{
    next_->setText(tr("Next puzzle", "button"));
    again_->setText(ButtonText::tryAgain());
    others_->setText(tr("Try the other moves", "button: after a puzzle has been solved"));
    show_->setText(tr("Show the answer", "button: of a puzzle"));
    later_->setText(tr("Skip for now", "button: the next puzzle instead of this one"));
    knownTitle_->setText(tr("What you know", "heading beside a puzzle"));
    setGlyph(next_, Glyph::Next, true);
    setGlyph(again_, Glyph::Again);
    setGlyph(hint_, Glyph::Hint);
    setGlyph(others_, Glyph::Try, true);
    setGlyph(show_, Glyph::Eye);
    setGlyph(later_, Glyph::Next, true);
    showHead();
    showButtons();
}

QString PuzzlePanel::words() const { return words_->text(); }
QString PuzzlePanel::title() const { return title_->text(); }

void PuzzlePanel::setContents(Contents contents)
{
    contents_ = std::move(contents);
    grade_->setBeads(gradeBeads(contents_.grade, puzzle::kGrades, contents_.gradeName), contents_.gradeName,
                     puzzle::kGrades);
    grade_->setVisible(contents_.grade > 0);
    const auto say = [](QLabel *label, const QString &text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    say(subtitle_, contents_.subtitle);
    say(words_, contents_.words);
    QStringList known;
    for (const QString &sentence : contents_.known)
        known.push_back(QStringLiteral("• ") + sentence);
    say(known_, known.join(QLatin1Char('\n')));
    knownTitle_->setVisible(!known.isEmpty());
    say(hintWords_, contents_.hint);
    rows_->setRows(contents_.rows, contents_.scale);
    rows_->setVisible(!contents_.rows.empty());
    say(rowWords_, contents_.rowWords);
    beads_->setBeads(contents_.row, contents_.rowWords);
    beads_->setVisible(!contents_.row.empty());
    say(packName_, contents_.packName);
    say(packCount_, contents_.packCount);
    bar_->setValue(qRound(100 * contents_.packShare));
    bar_->setAccessibleName(spoken(contents_.packName));
    bar_->setVisible(!contents_.packName.isEmpty());
    say(note_, contents_.note);
    showHead();
    showButtons();
    ensureVisible(0, 0);
}

void PuzzlePanel::showHead()
{
    const Theme theme = themeOf(palette());
    const State state = contents_.state;
    const bool solved = state == State::Solved, notYet = state == State::NotYet;
    title_->setText(solved                    ? tr("Solved", "title: the answer of a puzzle was right")
                    : notYet                  ? tr("Not quite", "title: the answer of a puzzle was not the best")
                    : state == State::Shown   ? tr("The answer", "title: of a puzzle")
                    : state == State::Judging ? tr("Checking…", "title: an answer is being judged")
                                              : tr("Find the move", "title of a puzzle"));
    QPalette colours = palette();
    const bool signSolved = solved || contents_.isSolved;
    const auto verdict = signSolved ? review::Verdict::Best : review::Verdict::Doubtful;
    if (solved || notYet)
        colours.setColor(QPalette::WindowText, verdictColour(verdict, theme));
    title_->setPalette(colours);
    sign_->setVisible(signSolved || notYet);
    if (signSolved || notYet)
        setPicture(sign_, glyphArt(verdictGlyph(verdict), verdictColour(verdict, theme)),
                   QSizeF(grown(kSignSide), grown(kSignSide)));
}

void PuzzlePanel::showButtons()
{
    const State state = contents_.state;
    const bool asking = state == State::Asking, over = state == State::Solved || state == State::Shown;
    hint_->setText(contents_.hint.isEmpty() ? tr("A hint", "button: helps with a puzzle")
                                            : tr("Another hint", "button: helps with a puzzle"));
    hint_->setVisible(asking && contents_.moreHints);
    again_->setVisible(state == State::NotYet);
    show_->setVisible(asking || state == State::NotYet);
    later_->setVisible(asking && contents_.hasNext);
    next_->setVisible(over && contents_.hasNext);
    others_->setVisible(over);
    next_->setDefault(over);
    again_->setDefault(state == State::NotYet);
    arrangeButtons();
}

void PuzzlePanel::focusNextStep()
{
    inputDelay_.start();
    (state() == State::NotYet ? again_ : next_->isVisibleTo(this) ? next_ : others_)->setFocus();
}

void PuzzlePanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrangeButtons();
}

} // namespace meadhall::ui
