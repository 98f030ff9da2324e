// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/verdict_panel.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/table/replay/decision_rows.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

const QString kButtonRow = QStringLiteral("buttonRow"), kBelowRow = QStringLiteral("belowRow"),
              kHeadRow = QStringLiteral("headRow");
constexpr int kBlockStretch = 4, kBesideStretch = 3; ///< of the moves, and of the sentences beside them
constexpr int kPanelMark = 30;
constexpr int kPanelButton = 40, kLowButton = 30;
constexpr int kLeastBlock = 170, kMostBlock = 290; ///< height of two moves and some sentences
constexpr int kHeadAndButtons = 170;               ///< height of all others in a tall panel
constexpr int kWordsMargin = 4;                    ///< glyphs of some scripts extend beyond the end of the line
/// Points of a full bar.
constexpr double kFullHand = 6, kFullGame = 40;

void setInk(QLabel *label, const QColor &ink)
{
    QPalette palette = label->parentWidget()->palette();
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

} // namespace

VerdictPanel::VerdictPanel(ReviewedGame &game, PixmapCache &cache, QWidget *parent)
    : QWidget(parent), game_(game), mark_(label("verdictMark", 1, false)), word_(label("verdict", 1.5, true)),
      place_(label("decisionPlace", 0.87, false)), cost_(label("cost", 1.15, true)), why_(label("why", 1.05, false)),
      rows_(new DecisionRows(cache, this)), block_(new QWidget(this)), try_(named(new QPushButton(this), "tryAnother")),
      playOn_(named(new QPushButton(this), "playOn"))
{
    why_->setMinimumWidth(1); // it wraps before the moves beside it are cut off
    why_->setContentsMargins(kWordsMargin, 0, kWordsMargin, 0);
    why_->setWordWrap(true);
    why_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    place_->setAlignment(Qt::AlignVCenter | Qt::AlignTrailing);
    // Words come and go, and letters of another script may be taller: nothing below moves.
    for (QLabel *words : {word_, place_, cost_})
        words->setFixedHeight(
            std::max(grown(words == word_ ? kPanelMark : 0), words->fontMetrics().height() + grown(2)));
    QSizePolicy kept = cost_->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // so that nothing below moves
    cost_->setSizePolicy(kept);
    connect(try_, &QPushButton::clicked, this, [this] { Q_EMIT tryAnotherMove(game_.line()); });
    connect(playOn_, &QPushButton::clicked, this, [this] { Q_EMIT playOnFrom(game_.line()); });
    connect(&game, &ReviewedGame::gameChanged, this, [this] {
        tried_.reset();
        retranslate();
    });
    connect(&game, &ReviewedGame::reviewChanged, this, [this] {
        if (!(shownNow() == shown_)) // most results are about other lines
            refresh();
    });
    connect(&game, &ReviewedGame::lineChanged, this, [this] {
        tried_.reset();
        refresh();
    });
    arrange();
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange, QEvent::LayoutDirectionChange},
                  [this] { retranslate(); });
    followChanges(this, {QEvent::Resize}, [this] {
        turnRows();
        fitHead();
    });
}

QLabel *VerdictPanel::label(const char *name, qreal scale, bool bold)
{
    auto *label = named(new QLabel(this), name);
    label->setFont(scaledFont(font(), scale, bold));
    return label;
}

/// Narrow: all below each other. The buttons keep their place, however long the sentences are: these scroll.
void VerdictPanel::arrange()
{
    delete layout();
    delete block_->layout();
    if (!reading_) { // long sentences scroll; then, and only then, Tab stops there
        auto *contents = new QWidget;
        QVBoxLayout *column = newColumn(grown(4), contents);
        column->addWidget(why_);
        column->addStretch(1);
        reading_ = makeScrollingPage(contents, true);
        reading_->setParent(this);
    }
    for (QPushButton *button : {try_, playOn_})
        button->setMinimumHeight(grown(low_ ? kLowButton : kPanelButton));
    setSizePolicy(QSizePolicy::Preferred, low_ ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    if (low_)
        return arrangeLow();
    if (thread_)
        thread_->hide();
    auto *head = new QGridLayout;
    head->setHorizontalSpacing(grown(10));
    head->setVerticalSpacing(grown(2));
    head->addWidget(mark_, 0, 0);
    head->addWidget(word_, 0, 1);
    place_->setWordWrap(true); // in long languages
    head->addWidget(place_, 0, 2);
    head->addWidget(cost_, 1, 0, 1, 3);
    head->setColumnStretch(2, 1); // the size hint of a label with word wrap is narrower than its text
    head->setRowMinimumHeight(0, word_->minimumHeight()); // also where a line has no words
    head->setRowMinimumHeight(1, cost_->minimumHeight());
    QVBoxLayout *inner = newColumn(grown(6), block_);
    inner->addWidget(rows_);
    inner->addWidget(reading_, 1);
    reading_->setMinimumHeight(why_->fontMetrics().height()); // less than areas want: the moves need the room
    block_->setFixedHeight(grown(kMostBlock));
    block_->show();
    QVBoxLayout *whole = newColumn(grown(8), this);
    whole->addLayout(head);
    addWidgets(*whole, {block_, try_, playOn_});
}

/// Low: a head in one line, or two in large letters; the moves and their buttons, beside them the sentences above a
/// thread of the curve.
void VerdictPanel::arrangeLow()
{
    if (!thread_) {
        thread_ = new ReviewCurve(game_, this);
        thread_->setThread(true);
        connect(thread_, &ReviewCurve::lineChosen, this, &VerdictPanel::lineChosen);
    }
    thread_->show();
    auto *words = new QBoxLayout(QBoxLayout::LeftToRight);
    words->setObjectName(kHeadRow);
    words->setSpacing(grown(12));
    addWidgets(*words, {word_, cost_});
    QHBoxLayout *head = newRow(grown(10));
    head->addWidget(mark_);
    head->addLayout(words);
    head->addStretch(1);
    place_->setWordWrap(false);
    head->addWidget(place_);
    auto *buttons = new QHBoxLayout;
    buttons->setObjectName(kButtonRow);
    buttons->setSpacing(grown(6));
    buttons->addWidget(try_, 1);
    buttons->addWidget(playOn_, 1);
    QVBoxLayout *moves = newColumn(grown(4), block_);
    moves->addWidget(rows_);
    moves->addStretch(1);
    moves->addLayout(buttons);
    block_->setMinimumHeight(0);
    block_->setMaximumHeight(QWIDGETSIZE_MAX);
    block_->show();
    QVBoxLayout *beside = newColumn(grown(4));
    beside->addWidget(reading_, 1);
    reading_->setMinimumHeight(0);
    beside->addWidget(thread_);
    auto *below = new QHBoxLayout;
    below->setObjectName(kBelowRow);
    below->setSpacing(grown(12));
    below->addWidget(block_, kBlockStretch);
    below->addLayout(beside, kBesideStretch);
    QVBoxLayout *whole = newColumn(grown(4), this);
    whole->addLayout(head);
    whole->addLayout(below, 1);
}

/// Hides the place, which the row of buttons says too, where a low panel has no room beside the cost, and puts the cost
/// below the verdict where there is no room for both.
void VerdictPanel::fitHead()
{
    place_->setVisible(true);
    auto *words = findChild<QBoxLayout *>(kHeadRow);
    if (!words)
        return;
    int needed = 0;
    for (const QLabel *label : {mark_, word_, cost_, place_})
        needed += label->isHidden() ? 0 : label->sizeHint().width();
    place_->setVisible(needed <= width() - 6 * grown(10));
    turnRow(*words, width() - mark_->sizeHint().width() - grown(10));
}

/// Large letters leave no room for the sentences beside the moves, or for two buttons.
void VerdictPanel::turnRows()
{
    auto *buttons = findChild<QBoxLayout *>(kButtonRow), *below = findChild<QBoxLayout *>(kBelowRow);
    if (!buttons || !below)
        return;
    const int room = width() - below->spacing();
    const int beside =
        std::min(room * kBesideStretch / (kBlockStretch + kBesideStretch), room - rows_->minimumSizeHint().width());
    const bool fits = beside >= why_->minimumSizeHint().width() + reading_->verticalScrollBar()->sizeHint().width();
    below->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    turnRow(*buttons, fits ? room - beside : width());
}

void VerdictPanel::setCardLook(CardLook look)
{
    look_ = look;
    refresh();
}

void VerdictPanel::setLow(bool low)
{
    if (std::exchange(low_, low) != low)
        arrange();
}

void VerdictPanel::setRoom(int height)
{
    if (!low_)
        block_->setFixedHeight(std::clamp(height - grown(kHeadAndButtons), grown(kLeastBlock), grown(kMostBlock)));
    fitRows();
}

/// Writes the moves in lines where they would leave no room for two lines of the sentences below.
void VerdictPanel::fitRows()
{
    rows_->setLow(low_);
    if (!low_
        && rows_->minimumSizeHint().height() + 2 * why_->fontMetrics().height() + grown(6) > block_->minimumHeight())
        rows_->setLow(true);
}

void VerdictPanel::setTried(std::optional<review::JudgedDecision> tried)
{
    tried_ = std::move(tried);
    refresh();
}

void VerdictPanel::setChoosing(bool choosing)
{
    choosing_ = choosing;
    refresh();
}

void VerdictPanel::retranslate()
{
    try_->setText(game_.game() == Game::Ninjan ? tr("&Try another card", "button of the review")
                                               : tr("&Try another move", "button of the review"));
    playOn_->setText(tr("Play o&n from here", "button of the review"));
    setGlyph(try_, Glyph::Try, true);
    setGlyph(playOn_, Glyph::PlayOn, true);
    refresh();
}

VerdictPanel::Shown VerdictPanel::shownNow() const
{
    Shown shown;
    shown.line = game_.line();
    shown.judging = game_.judging();
    if (const review::Judgement *judgement = game_.judgementAt(shown.line))
        shown.judgement = *judgement;
    if (const review::Judgement *judgement = game_.provisionalAt(shown.line))
        shown.provisional = *judgement;
    return shown;
}

void VerdictPanel::refresh()
{
    shown_ = shownNow();
    const review::Decision *decision = game_.decisionAt(game_.line());
    const RecordPlace place = game_.places().place(game_.line());
    place_->setText(ReviewText::place(game_.game(), place.part, place.step));
    const bool over = game_.line() >= game_.places().lines();
    playOn_->setEnabled(place.part > 0 && !over);
    try_->setEnabled(decision && !choosing_);
    cost_->clear();
    if (decision)
        showDecision(*decision);
    else if (game_.seat() >= 0 || game_.events().empty())
        showNothing({}, ReviewText::noDecision());
    else
        showNothing({}, ReviewText::nobodyJudged(std::get<GameEvent>(game_.events().front())));
    for (QLabel *label : {mark_, cost_, why_})
        label->setVisible(label == mark_ ? !mark_->pixmap(Qt::ReturnByValue).isNull() : !label->text().isEmpty());
    rows_->setVisible(decision);
    fitRows();
    setInk(place_, controlColours(palette()).dim);
    turnRows();
    fitHead();
}

void VerdictPanel::showNothing(const QString &title, const QString &why)
{
    setPicture(mark_, std::nullopt);
    word_->setText(title);
    word_->setVisible(!title.isEmpty());
    word_->setToolTip({});
    setInk(word_, controlColours(palette()).text);
    why_->setText(why);
    setInk(why_, controlColours(palette()).dim);
    rows_->setRows({}, 1);
}

void VerdictPanel::showDecision(const review::Decision &decision)
{
    const review::Judgement *judgement = game_.judgementAt(decision.line);
    const bool settled = judgement != nullptr;
    if (!judgement)
        judgement = game_.provisionalAt(decision.line);
    if (settled)
        showTitle(*judgement);
    else
        showNothing(ReviewText::thisDecision(),
                    game_.judging() ? ReviewText::judgingNow() : ReviewText::notJudgedDecision());
    showRows(decision, judgement, settled);
    if (settled)
        showSentences(decision, judgement);
}

void VerdictPanel::showTitle(const review::Judgement &judgement)
{
    const Theme theme = themeOf(palette());
    if (tried_) {
        ArtKey glyph = glyphArt(Glyph::Try, controlColours(palette()).gold);
        glyph.mirrored = layoutDirection() == Qt::RightToLeft;
        setPicture(mark_, glyph, QSizeF(grown(kPanelMark), grown(kPanelMark)));
        word_->setText(ReviewText::whatIf());
        setInk(word_, controlColours(palette()).text);
        return;
    }
    ArtKey sign = glyphArt(verdictGlyph(judgement.verdict), verdictColour(judgement.verdict, theme));
    sign.mirrored = judgement.verdict == review::Verdict::Doubtful && layoutDirection() == Qt::RightToLeft;
    setPicture(mark_, sign, QSizeF(grown(kPanelMark), grown(kPanelMark)));
    word_->setText(ReviewText::verdict(judgement.verdict));
    word_->setVisible(true);
    setInk(word_, verdictColour(judgement.verdict, theme));
    cost_->setText(ReviewText::cost(game_.game(), judgement));
    cost_->setToolTip(ReviewText::inDoubt(game_.game(), judgement));
}

/// The move played, the try if there is one, and the better one if there is one.
void VerdictPanel::showRows(const review::Decision &decision, const review::Judgement *judgement, bool settled)
{
    const Theme theme = themeOf(palette());
    const Events seen = review::seenBefore(game_.events(), decision.line, decision.seat);
    const QColor neutral = controlColours(palette()).dim;
    const QString unit = !judgement ? QString() : settled ? ReviewText::unit() : ReviewText::soFar(judgement->lossCi95);
    std::vector<DecisionRow> rows;
    double most = game_.game() == Game::Odin ? kFullHand : kFullGame;
    const auto add = [&](const QString &label, const Event &move, double points, const QColor &colour, bool edge) {
        DecisionRow row = decisionRow(seen, decision.seat, move, points, theme, look_);
        row.label = label;
        row.unit = unit;
        row.colour = colour;
        row.edge = edge;
        const QString words = ReviewText::longMove(seen, move);
        row.spoken = judgement ? ReviewText::spokenMove(label, words, points, unit) : ReviewText::valueAt(label, words);
        row.known = judgement;
        most = std::max(most, points);
        rows.push_back(std::move(row));
    };
    const QString played = ReviewText::playedLabel(decision.played, decision.seat, game_.names());
    if (!judgement) {
        add(played, decision.played, 0, neutral, false);
    } else {
        add(played, decision.played, judgement->points, settled ? verdictColour(judgement->verdict, theme) : neutral,
            false);
        if (tried_ && settled)
            add(ReviewText::triedLabel(), tried_->decision.played, tried_->judgement.points,
                verdictColour(tried_->judgement.verdict, theme), true);
        if (!(judgement->best == decision.played))
            add(!settled ? ReviewText::bestSoFarLabel()
                : tried_ ? ReviewText::bestLabel()
                         : ReviewText::betterLabel(judgement->verdict),
                judgement->best, judgement->bestPoints, settled ? verdictColour(review::Verdict::Best, theme) : neutral,
                false);
    }
    rows_->setRows(std::move(rows), most);
}

void VerdictPanel::showSentences(const review::Decision &decision, const review::Judgement *judgement)
{
    const Events seen = review::seenBefore(game_.events(), decision.line, decision.seat);
    setInk(why_, controlColours(palette()).text);
    if (tried_) {
        const double sign = game_.game() == Game::Odin ? 1 : -1;
        const bool playedBest = judgement->best == decision.played; // then the first sentence says it already
        why_->setText(ReviewText::tried(ReviewText::move(seen, tried_->decision.played),
                                        sign * (judgement->points - tried_->judgement.points),
                                        ReviewText::move(seen, judgement->best),
                                        playedBest ? 0 : sign * (tried_->judgement.points - judgement->bestPoints),
                                        std::hypot(judgement->lossCi95, tried_->judgement.lossCi95)));
        return;
    }
    const Event &better = judgement->verdict == review::Verdict::Best ? decision.played : judgement->best;
    QString why = ReviewText::why(seen, decision.seat, decision.played, better, judgement->inference);
    if (const QString more = ReviewText::gameAtStake(game_.game(), *judgement); !more.isEmpty())
        why += (why.isEmpty() ? QString() : QStringLiteral("\n")) + more;
    why_->setText(why);
    if (reading_)
        reading_->verticalScrollBar()->setValue(0);
}

} // namespace meadhall::ui
