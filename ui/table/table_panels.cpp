// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_panels.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/celebration.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/table/face_widget.h"
#include "ui/table/points_curve.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace meadhall::ui {

namespace {

/// Object name of what is in the further column of a table of points.
constexpr auto kMore = "furtherColumn";

/// How much of the target is reached; gold when it is full.
QWidget *shareBar(qreal share)
{
    auto *bar = new QProgressBar;
    markAsOne(*bar); // the figures say it
    bar->setTextVisible(false);
    bar->setFixedSize(96, grown(8));
    bar->setValue(qRound(100 * share));
    const auto adapt = [bar] {
        const QColor gold = controlColours(QApplication::palette(bar)).thread;
        if (QPalette own = bar->palette(); own.color(QPalette::Light) != gold) { // the filled part
            own.setColor(QPalette::Light, gold);
            bar->setPalette(own);
        }
    };
    if (share >= 1) {
        adapt();
        followChanges(bar, {QEvent::PaletteChange}, adapt);
    }
    return bar;
}

} // namespace

/// The question with its two answers, side by side where there is room.
class WarningOffer : public Plaque {
    Q_OBJECT

public:
    explicit WarningOffer(QWidget *parent = nullptr)
        : Plaque(parent), question_(wordLabel(this)), yes_(named(new QPushButton(this), "acceptWarnings")),
          no_(named(new QPushButton(this), "declineWarnings"))
    {
        setObjectName(QStringLiteral("warningOffer"));
        QHBoxLayout *row = newRow(grown(8), this);
        row->setContentsMargins(grown(14), grown(6), grown(8), grown(6));
        row->addWidget(question_, 1);
        followChanges(this, {QEvent::Resize}, [this, row] { turnRow(*row, width()); });
        for (QPushButton *button : {yes_, no_}) {
            button->setAutoDefault(true);
            row->addWidget(button);
        }
        setGlyph(yes_, Glyph::Check);
        connect(yes_, &QPushButton::clicked, this, [this] { Q_EMIT answered(true); });
        connect(no_, &QPushButton::clicked, this, [this] { Q_EMIT answered(false); });
        retranslate();
        followChanges(this, {QEvent::LanguageChange}, [this] {
            if (!yes_->isHidden())
                retranslate();
        });
    }
    /// Tells what was answered, in place of the question.
    void showAnswer(bool accepted)
    {
        if (yes_->hasFocus() || no_->hasFocus()) { // before the focused one is hidden
            no_->setFocus();
            focusNextChild();
        }
        yes_->hide();
        no_->hide();
        question_->setText(accepted ? tr("I will warn you. You can change that in the settings, under “Table”.")
                                    : tr("All right. You’ll find the warnings in the settings, under “Table”."));
    }

Q_SIGNALS:
    void answered(bool accepted);

private:
    void retranslate()
    {
        question_->setText(tr("Shall I warn you before a mistake in your next games? Every move stays allowed."));
        yes_->setText(ButtonText::warnMe());
        no_->setText(ButtonText::noThanks());
    }

    QLabel *question_;
    QPushButton *yes_, *no_;
};

TablePanels::TablePanels(TableView &view) : QObject(&view), view_(view), panel_(new Overlay(&view)) {}

void TablePanels::open(std::function<void()> fill, bool whole, const QString &spoken)
{
    whole_ = whole;
    isNew_ = true;
    refill_ = [this, spoken, fill = std::move(fill)] {
        panel_->clearButtons();
        panel_->setButtonsInRow(false);
        fill();
        if (std::exchange(isNew_,
                          false)) // before the focus moves to a button: first what happened, then what can be done
            view_.announcer().announce(spoken.isEmpty() ? panel_->announcement() : spoken);
        place();
        if (panel_->isEnabled())
            panel_->popUp();
        else
            panel_->show(); // behind the start page
        Q_EMIT changed();
    };
    refill_();
}

QString TablePanels::standings() const
{
    const GameLogFormatter &game = *view_.access().formatter();
    std::vector<int> totals = game.totals();
    for (int &total : totals)
        if (view_.countsDown())
            total = game.countedDown(total);
    return tr("Points in all: %1", "said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”")
        .arg(TableText::numbersOfSeats(view_.names(), totals));
}

void TablePanels::close()
{
    panel_->hide();
    refill_ = {};
    Q_EMIT changed();
}

void TablePanels::refill()
{
    if (refill_ && !panel_->isHidden()) // behind a room as well
        refill_();
}

void TablePanels::place()
{
    const qreal width = view_.width(), height = view_.height();
    const QRectF below(0, height * 0.55, width, height * 0.4);
    const QRectF all(0, 0, width, height);
    const int seatAbove = qRound(view_.stage().layout().top.bottom()) + 4; // stays free
    if (curtainIsShown() || whole_) {
        fit(view_.height());
        panel_->place(whole_ ? all : below);
        return;
    }
    const int handBelow = topOfHand();
    fit(handBelow - seatAbove);
    panel_->place(view_.stage().layout().cloth, seatAbove, handBelow);
}

/// In px of the view; its height if there are no cards.
int TablePanels::topOfHand() const
{
    if (view_.stage().hand().items().empty())
        return view_.height();
    const FanPlace &hand = view_.stage().layout().hand;
    return qRound(hand.middle.y() - hand.card) - 4; // the middle card is highest; stays free
}

/// In a low window the panel becomes smaller, at last without the further column, so that the hand stays free.
void TablePanels::fit(int room)
{
    const auto setMoreVisible = [this](bool visible) {
        for (QWidget *more : panel_->findChildren<QWidget *>(QLatin1String(kMore)))
            more->setVisible(visible);
    };
    panel_->setTight(false);
    setMoreVisible(true);
    if (panel_->wantedSize().height() > room)
        panel_->setTight(true);
    if (!roomy() && panel_->wantedSize().height() > room)
        setMoreVisible(false);
}

bool TablePanels::covers(const QRectF &sceneRect) const
{
    return panel_->isVisible() && view_.mapFromScene(sceneRect).boundingRect().intersects(panel_->geometry());
}

bool TablePanels::roomy() const { return view_.width() >= grown(880) && view_.height() >= grown(640); }

QWidget *TablePanels::pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows,
                                  const QString &moreTitle) const
{
    enum Column { Rank, Face, Name, More, Figures };
    auto *body = new QWidget;
    auto *grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(roomy() ? 16 : 10);
    grid->setVerticalSpacing(roomy() ? 3 : 1);
    grid->setColumnStretch(Name, 1);
    const auto cell = [grid](int row, int column, const QString &text, bool bold, Qt::Alignment alignment) {
        auto *label = new QLabel(text);
        QFont font = label->font();
        font.setBold(bold);
        label->setFont(font);
        if (row == 0)
            label->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(label, row, column, alignment);
        return label;
    };
    const auto columnOf = [&columns](int figure) { return Figures + figure + (figure + 1 == columns.size() ? 1 : 0); };
    for (int figure = 0; figure < columns.size(); ++figure)
        cell(0, columnOf(figure), columns[figure], false, Qt::AlignTrailing | Qt::AlignVCenter);
    if (!moreTitle.isEmpty())
        cell(0, More, moreTitle, false, Qt::AlignLeading | Qt::AlignVCenter)->setObjectName(QLatin1String(kMore));
    int line = 1;
    for (const PointsRow &row : rows) {
        if (line > 1 && roomy()) {
            auto *hairline = new QFrame;
            hairline->setFrameShape(QFrame::HLine);
            grid->addWidget(hairline, line++, 0, 1, columnOf(static_cast<int>(columns.size())) - 1);
        }
        if (row.rank > 0)
            cell(line, Rank, number(row.rank), true, Qt::AlignCenter);
        auto *face = new FaceWidget(view_.cache(), view_.stage().lookOf(row.seat).portrait, roomy() ? 28 : 22);
        face->setGolden(row.best);
        grid->addWidget(face, line, Face, Qt::AlignCenter);
        cell(line, Name, TableText::nameAlone(view_.names(), row.seat), row.best || view_.names().isOwn(row.seat),
             Qt::AlignLeading | Qt::AlignVCenter);
        if (row.more) {
            row.more->setObjectName(QLatin1String(kMore));
            grid->addWidget(row.more, line, More, Qt::AlignLeading | Qt::AlignVCenter);
        }
        const int last = static_cast<int>(row.figures.size()) - 1;
        if (row.share >= 0 && roomy())
            grid->addWidget(shareBar(row.share), line, columnOf(last) - 1, Qt::AlignVCenter);
        for (int figure = 0; figure <= last; ++figure)
            cell(line, columnOf(figure), row.figures[figure], figure == last, Qt::AlignTrailing | Qt::AlignVCenter);
        ++line;
    }
    return body;
}

/// Adds the score curve to the ranking, if there are at least two parts and enough space.
QWidget *TablePanels::withCurve(QWidget *ranking) const
{
    const int least = grown(520); // in a lower window the panel would cover the whole table
    const GameLogFormatter &game = *view_.access().formatter();
    const std::vector<std::vector<int>> totals = game.totalsByPart();
    if (totals.size() < 2 || view_.height() < least)
        return ranking;
    QStringList names, faces;
    for (int seat = 0; seat < view_.table().players(); ++seat) {
        names.push_back(TableText::nameAlone(view_.names(), seat));
        faces.push_back(view_.stage().seat(seat)->portrait());
    }
    auto *curve = new PointsCurve;
    curve->setLines(totals, names, game.target());
    curve->setFaces(faces, view_.names().own);
    auto *body = new QWidget;
    auto *layout = new QBoxLayout(roomy() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(roomy() ? 28 : 6);
    layout->addWidget(ranking, 1, Qt::AlignVCenter);
    layout->addWidget(curve, 1);
    return body;
}

/// Adds the line below the results, if there is to be one.
QWidget *TablePanels::withNote(QWidget *results)
{
    if (!note_)
        return results;
    auto *body = new QWidget;
    QVBoxLayout *layout = newColumn(roomy() ? 14 : 6, body);
    noteLabel_ = named(new QLabel(note_()), "gameOverNote");
    noteLabel_->setAlignment(Qt::AlignCenter);
    noteLabel_->setWordWrap(true);
    noteLabel_->setMinimumHeight(noteLabel_->fontMetrics().height());
    layout->addWidget(results, 1);
    layout->addWidget(noteLabel_);
    return body;
}

/// Adds what the review says, and the offer to warn before mistakes after a lost game.
QWidget *TablePanels::withRows(QWidget *results)
{
    const bool offers = answerOffer_ && view_.names().own >= 0 && !isOwnWin();
    if (!judgement_ && !offers)
        return results;
    auto *body = new QWidget;
    QVBoxLayout *layout = newColumn(roomy() ? 10 : 4, body);
    layout->addWidget(results, 1);
    if (judgement_) {
        auto *plaque = new Plaque(body);
        auto *row = new QHBoxLayout(plaque);
        row->setContentsMargins(grown(14), grown(6), grown(8), grown(6));
        judgementLabel_ = named(new QLabel(judgementText()), "judgement");
        judgementLabel_->setWordWrap(true);
        auto *look = named(new QPushButton(tr("&Look at them", "button: at the own decisions in a review")), "review");
        look->setAutoDefault(true);
        setGlyph(look, Glyph::Review);
        connect(look, &QPushButton::clicked, this, &TablePanels::reviewRequested);
        row->addWidget(judgementLabel_, 1);
        row->addWidget(look);
        layout->addWidget(plaque);
    }
    if (offers) {
        auto *offer = new WarningOffer(body);
        connect(offer, &WarningOffer::answered, this, [this, offer](bool accepted) {
            if (const auto answer = std::exchange(answerOffer_, nullptr))
                answer(accepted);
            offer->showAnswer(accepted);
        });
        layout->addWidget(offer);
    }
    return body;
}

QString TablePanels::judgementText() const
{
    if (!judgement_->isDone)
        return tr("Looking at your %Ln decision(s)…", "while a review judges them", judgement_->decisions);
    if (judgement_->mistakes == 0)
        return tr("No mistake in %Ln decision(s).", "result of a review", judgement_->decisions);
    return tr("%Ln decision(s) cost you %1 points.", "result of a review; %1 has one decimal", judgement_->mistakes)
        .arg(decimal(judgement_->lost));
}

void TablePanels::setJudgement(const std::optional<GameJudgement> &judgement)
{
    if (judgement == judgement_)
        return;
    const bool hasRow = judgement_ && judgement;
    judgement_ = judgement;
    if (!hasRow || !judgementLabel_) {
        if (view_.table().gameOver())
            refill();
        return;
    }
    judgementLabel_->setText(judgementText());
    if (judgement->isDone && panel_->isVisible())
        view_.announcer().announce(judgementLabel_->text());
}

/// Whether the only person at the screen has won.
bool TablePanels::isOwnWin() const
{
    const std::vector<int> winners = view_.game().winners();
    return std::any_of(winners.begin(), winners.end(), [this](int seat) { return view_.names().isOwn(seat); });
}

/// “2nd of 4, 3 points behind”; empty for winners and where nobody is addressed.
QString TablePanels::behind() const
{
    const int own = view_.names().own, players = view_.table().players();
    const std::vector<int> winners = view_.game().winners();
    if (own < 0 || own >= players || winners.empty() || isOwnWin())
        return {};
    const std::vector<int> totals = view_.access().formatter()->totals();
    const int gap = std::abs(totals[toIndex(own)] - totals[toIndex(winners.front())]);
    const Game game = std::get<GameEvent>(view_.table().record().front()).game;
    const QString place = TableText::placeInGame(meadhall::placeOf(game, totals, winners, own), players);
    return gap == 0
               ? tr("You: %1", "at the end of a game; a place such as “2nd of 4”").arg(place)
               : tr("You: %1, %Ln point(s) behind", "at the end of a game; a place such as “2nd of 4”", gap).arg(place);
}

void TablePanels::setGameOverNote(std::function<QString()> note, bool celebrates)
{
    if (note && celebrates && panel_->isVisible())
        view_.celebrate(Celebration::Size::Small, panel_);
    note_ = std::move(note);
    if (!note_ || !noteLabel_ || panel_->isHidden())
        return;
    noteLabel_->setText(note_());
    place();
    view_.announcer().announce(noteLabel_->text());
}

void TablePanels::showGameOver()
{
    if (view_.lane() > 0 || view_.table().replaying())
        return;                                        // something else speaks
    const auto opened = std::make_shared<bool>(false); // the rays open once, not after a change of language
    const auto fill = [this, opened] {
        panel_->setTitle(view_.game().gameOverTitle());
        const std::vector<int> winners = view_.game().winners();
        auto *face = new FaceWidget(view_.cache(), view_.stage().lookOf(winners.empty() ? 0 : winners.front()).portrait,
                                    roomy() ? 104 : 60);
        face->setCrowned();
        const bool isFirst = !std::exchange(*opened, true);
        face->openRays(isFirst ? view_.stage().animator().durationFactor() : 0);
        panel_->setHead(face, behind(), nullptr);
        if (isOwnWin())
            panel_->setFestive();
        panel_->setBody(withRows(withNote(withCurve(view_.game().ranking()))));
        panel_->setButtonsInRow(true);
        if (gameOverButtons_)
            gameOverButtons_(*panel_);
        else
            addGameOverButtons();
        if (isFirst && isOwnWin() && panel_->isEnabled())
            Celebration::begin(&view_, Celebration::Size::Large, panel_);
    };
    open(fill, true, standings()); // who wins has been said
}

void TablePanels::addGameOverButtons()
{
    QPushButton *again =
        panel_->addButton(tr("Play again", "button: another game with the same players"), QStringLiteral("again"));
    if (!judgement_) {
        QPushButton *review = panel_->addButton(ReviewText::review(), QStringLiteral("review"));
        connect(review, &QPushButton::clicked, this, &TablePanels::reviewRequested);
    }
    QPushButton *other = panel_->addButton(tr("New game…", "button"), QStringLiteral("newGame"));
    QPushButton *home = panel_->addButton(tr("Home", "button: to the start page"), QStringLiteral("home"));
    setGlyph(home, Glyph::Home);
    if (comparison_ && comparison_->isVisible() && comparison_->isEnabled()) {
        QPushButton *compare = panel_->addButton(ButtonText::compareWithComputers(), QStringLiteral("compare"));
        connect(compare, &QPushButton::clicked, comparison_, &QAction::trigger);
    }
    connect(home, &QPushButton::clicked, this, &TablePanels::homeRequested);
    connect(again, &QPushButton::clicked, this, &TablePanels::sameAgainRequested);
    connect(other, &QPushButton::clicked, this, &TablePanels::newGameRequested);
}

void TablePanels::setComparison(QAction *comparison)
{
    comparison_ = comparison;
    connect(comparison, &QAction::enabledChanged, this, [this](bool enabled) {
        if (enabled && view_.table().gameOver())
            refill();
    });
}

void TablePanels::showCurtain(int seat)
{
    view_.curtain()->show();
    view_.announcer().clearSecrets();
    open([this, seat] {
        panel_->setTitle(tr("%1 is next. Everyone else, look away!").arg(view_.names().of(seat)));
        panel_->setBody(nullptr);
        QPushButton *shows = panel_->addButton(tr("Show my cards", "button"), QStringLiteral("showCards"));
        connect(shows, &QPushButton::clicked, this, [this, seat] {
            panel_->hide(); // not close(): this button is still handling its click
            view_.curtain()->hide();
            view_.setFocus();
            Q_EMIT ready(seat);
        });
    });
}

bool TablePanels::curtainIsShown() const { return view_.curtain()->isVisible(); }

} // namespace meadhall::ui

#include "table_panels.moc"
