// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/analysis/analysis_room.h"

#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/record/seat_record.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/analysis/card_picker.h"
#include "ui/table/games/games.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStyle>

#include <algorithm>
#include <functional>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kMostDealsOfAnalysis = 50'000;
constexpr int kReportMs = 250;   ///< between answers that are shown
constexpr int kTypingMs = 300;   ///< after which a typed line is read
constexpr int kMostAnswers = 30; ///< rows of the list
constexpr int kRowSign = 18, kEditorMargins = 36;
constexpr int kLeastTable = 380; ///< px at 1×: a smaller table is not worth its room
constexpr int kNewPlayers = 4;
constexpr int kSpinMost = 9999;

enum Column { kPlaceColumn, kCountColumn, kPointsColumn, kKnownColumn, kColumns };

/// The seats of a record, the own one first.
std::vector<std::string> turned(std::vector<std::string> seats, int own)
{
    if (!seats.empty())
        std::rotate(seats.begin(), seats.begin() + own, seats.end());
    return seats;
}

/// Keeps what was put in within the bounds of the position.
void tidy(record::Position &position)
{
    for (std::size_t i = 0; i < position.seats.size(); ++i) {
        record::Position::Seat &seat = position.seats[i];
        const auto known = static_cast<int>(seat.cards.size());
        seat.count = i == 0 ? known : std::max(seat.count, known);
        std::erase_if(seat.shown, [&](Card card) {
            return std::find(seat.cards.begin(), seat.cards.end(), card) == seat.cards.end();
        });
    }
}

} // namespace

using record::PositionFault;

class AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(meadhall::ui::AnalysisRoom)

public:
    static QString yourHand() { return tr("Your hand", "a place for cards"); }
    static QString bestMoves() { return tr("Best moves", "heading, page"); }
    /// Announced when the best move is known or another one is better.
    static QString best(const QString &move) { return tr("Best: %1", "said by a screen reader: a move").arg(move); }
    /// Why a position is not possible, in one or two sentences.
    static QString problem(const record::PositionProblem &problem, const record::Position &position, const Names &names)
    {
        const QString word = isolated(QString::fromStdString(problem.word));
        switch (problem.fault) {
        case PositionFault::None:
            return {};
        case PositionFault::TooLong:
            return tr("This line is too long for a position.");
        case PositionFault::UnknownGame:
            return tr("A position begins with %1 or %2.").arg(QLatin1String("Odin"), QLatin1String("Ninjan"));
        case PositionFault::UnknownWord:
            return word.isEmpty() ? tr("The position is not complete.") : tr("“%1” has no meaning here.").arg(word);
        case PositionFault::WrongPlayers:
            return tr("Odin has two to six players, Ninjan two to five.");
        case PositionFault::WrongColours:
            return tr("With these colours there are fewer than nine cards for each player.");
        case PositionFault::WrongRound:
            return tr("There are nine rounds.");
        case PositionFault::CardTwice:
            return tr("This card is in two places, and there is only one: %1", "a card")
                .arg(cardNamed(problem.word, position.game));
        case PositionFault::NotInDeck:
            return tr("The colour of this card is not in the deck: %1", "a card")
                .arg(cardNamed(problem.word, position.game));
        case PositionFault::TooManyCards:
            return tr("The game does not have that many cards.");
        case PositionFault::NoGoat:
            return tr("Nobody can hold the goat, and it has not been seen.");
        case PositionFault::IllegalMove:
            return tr("This move is against the rules: %1", "the first card of a move").arg(word);
        case PositionFault::WrongHandSize:
        case PositionFault::TooManyKnown:
        case PositionFault::WrongPoints:
            return ofSeat(problem, position, names);
        default:
            return ofTable(problem);
        }
    }

private:
    static QString ofSeat(const record::PositionProblem &problem, const record::Position &position, const Names &names)
    {
        if (problem.seat < 0)
            return tr("All players together cannot have won these points.");
        const QString who = problem.seat == 0 ? yourHand() : names.of(problem.seat);
        switch (problem.fault) {
        case PositionFault::WrongHandSize:
            return position.game == Game::Odin
                       ? tr("%1: a hand has one to nine cards.", "a name, or “Your hand”").arg(who)
                       : tr("In round %1 your hand has %2.", "%2: a number of cards")
                             .arg(number(position.round),
                                  tr("%Ln cards", "how many a hand has", ninjan::kHandSize + 1 - position.round));
        case PositionFault::TooManyKnown:
            return tr("%1: more cards are known than there are in that hand.", "a name").arg(who);
        default:
            return tr("%1: these points are not possible.", "a name, or “Your hand”").arg(who);
        }
    }
    static QString ofTable(const record::PositionProblem &problem)
    {
        switch (problem.fault) {
        case PositionFault::WrongTurn:
            return tr("Exactly one player must be to move, marked by *.");
        case PositionFault::SeveralOnTable:
            return tr("The cards on the table must be those of one player.");
        case PositionFault::NotASet:
            return tr("The cards on the table are not a set: they share neither colour nor number.");
        case PositionFault::TurnOfOwner:
            return tr("Whoever played the cards on the table cannot be to move.");
        case PositionFault::NothingToPass:
        case PositionFault::NotLeading:
            return tr("Nothing lies on the table, so the player to move leads, and nobody can have passed.");
        case PositionFault::EmptyPile:
            return tr("Each of the three piles must have at least one card.");
        case PositionFault::WrongReveal:
            return tr("Either all players must have revealed one card or none, and the highest ones go first.");
        default:
            return tr("The moves end the hand, so there is nothing left to decide.");
        }
    }
    static QString cardNamed(const std::string &name, Game game)
    {
        const auto card = traitsOf(game).cardOfName(name);
        if (!card)
            return isolated(QString::fromStdString(name));
        return game == Game::Odin ? OdinText::card(*card, OdinText::Case::Nominative)
                                  : NinjanText::card(*card, NinjanText::Case::Nominative);
    }
};

AnalysisRoom::AnalysisRoom(Settings &settings, PixmapCache &cache, QWidget *parent)
    : Room(parent), settings_(settings), cache_(cache), games_(new Segments(this)), tabs_(new Segments(this)),
      players_(new QComboBox(this)), turn_(new QComboBox(this)), owner_(new QComboBox(this)),
      target_(new QSpinBox(this)), turnLabel_(new QLabel(this)), ownerLabel_(new QLabel(this)),
      lineLabel_(new QLabel(this)), heading_(wordLabel(this, 1.25, true)), state_(wordLabel(this, 0.93, false, true)),
      words_(wordLabel(this, 1.05)), note_(wordLabel(this, 0.93, false, true)), brief_(wordLabel(this)),
      picker_(new CardPicker(this)), places_(new PlacesTable(this)), line_(named(new QLineEdit(this), "positionLine")),
      answers_(named(new QListWidget(this), "bestMoves")), copy_(new QPushButton(this)), paste_(new QPushButton(this)),
      undo_(named(new QPushButton(this), "undoChange")), playOut_(named(new QPushButton(this), "playOut")),
      clear_(new QPushButton(this))
{
    setObjectName(QStringLiteral("analysis"));
    build();
    connectParts();
    followTableSettings(settings_, this, [this] { applySettings(); });
    setPosition(record::emptyPosition(Game::Odin, kNewPlayers));
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        syncControls();
        syncPlaces();
        syncPicker();
        problem_ ? showWords() : showAnswers();
    });
}

/// The view refers to the table, which would be gone before the children.
AnalysisRoom::~AnalysisRoom()
{
    job_.cancel();
    table_.disconnect(this);
    marks_.clear();
    delete view_;
}

void AnalysisRoom::build()
{
    games_->addChoice(gameInfo(Game::Odin).name());
    games_->addChoice(gameInfo(Game::Ninjan).name());
    addWidgets(*barEnd(), {players_, target_, games_});
    for (int page = 0; page < 2; ++page)
        tabs_->addChoice(QString());
    tabs_->setCurrent(0);
    editor_ = buildEditor();
    panel_ = buildPanel();
    sides_ = newRow(0);
    left_ = newColumn(0);
    left_->addWidget(editor_);
    sides_->addLayout(left_);
    sides_->addWidget(panel_);
    pages_ = new QHBoxLayout;
    pages_->addWidget(tabs_, 1);
    pages_->setSpacing(grown(8));
    body()->addLayout(pages_);
    body()->addLayout(sides_, 1);
    QWidget *before = backButton();
    for (QWidget *next :
         std::initializer_list<QWidget *>{players_, target_, games_, tabs_, picker_, places_, turn_, owner_, line_,
                                          copy_, paste_, undo_, clear_, answers_, playOut_}) {
        setTabOrder(before, next);
        before = next;
    }
}

QWidget *AnalysisRoom::buildEditor()
{
    auto *editor = new QWidget;
    auto *scroll = makeScrollingPage(editor);
    scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(editor);
    cards_ = new QHBoxLayout;
    cards_->addWidget(picker_);
    auto *beside = new QVBoxLayout;
    beside->addWidget(places_, 1);
    auto *turns = new QHBoxLayout;
    addWidgets(*turns, {turnLabel_, turn_, ownerLabel_, owner_});
    turns->addStretch(1);
    beside->addLayout(turns);
    cards_->addLayout(beside, 1);
    column->addLayout(cards_, 1);
    lines_ = new QHBoxLayout;
    auto *line = new QHBoxLayout;
    addWidgets(*line, {lineLabel_, line_});
    buttons_ = new QHBoxLayout;
    addWidgets(*buttons_, {copy_, paste_, undo_, clear_});
    buttons_->insertStretch(2, 1);
    lines_->addLayout(line, 1);
    lines_->addLayout(buttons_);
    column->addWidget(brief_);
    column->addLayout(lines_);
    for (QComboBox *combo : {turn_, owner_}) { // long names give way in a narrow window
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(5);
    }
    for (QLabel *label : {turnLabel_, ownerLabel_})
        label->setWordWrap(true);
    turnLabel_->setBuddy(turn_);
    ownerLabel_->setBuddy(owner_);
    lineLabel_->setBuddy(line_);
    line_->setMaxLength(static_cast<int>(record::kMaxPositionLength));
    line_->setLayoutDirection(Qt::LeftToRight); // also where the window is not
    setGlyph(copy_, Glyph::Copy);
    setGlyph(undo_, Glyph::Undo, true);
    setGlyph(clear_, Glyph::Delete);
    places_->setColumnCount(kColumns);
    places_->setMinimumHeight(grown(150));
    places_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    places_->horizontalHeader()->setStretchLastSection(true);
    places_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    return scroll;
}

QWidget *AnalysisRoom::buildPanel()
{
    auto *panel = new QWidget(this);
    auto *column = new QVBoxLayout(panel);
    addWidgets(*column, {heading_, state_});
    column->addWidget(answers_, 1);
    addWidgets(*column, {words_, note_, playOut_});
    heading_->setWordWrap(true);
    answers_->setWordWrap(true);
    answers_->setUniformItemSizes(false);
    answers_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setGlyph(playOut_, Glyph::PlayOn, true);
    return panel;
}

void AnalysisRoom::connectParts()
{
    typing_.setSingleShot(true);
    typing_.setInterval(kTypingMs);
    connect(&typing_, &QTimer::timeout, this, &AnalysisRoom::readLine);
    connect(line_, &QLineEdit::textEdited, &typing_, qOverload<>(&QTimer::start));
    connect(line_, &QLineEdit::returnPressed, this, &AnalysisRoom::readLine);
    connect(picker_, &CardPicker::cardChosen, this, [this](Card card) { toggle(card, places_->currentRow()); });
    connect(picker_, &CardPicker::cardRemoved, this, [this](Card card) { toggle(card, -1); });
    connect(places_, &PlacesTable::cardDropped, this, [this](Card card, int row) {
        places_->setCurrentCell(row, 0);
        toggle(card, row);
    });
    connect(places_, &QTableWidget::itemChanged, this, &AnalysisRoom::editCell);
    connect(places_, &QTableWidget::itemSelectionChanged, this, &AnalysisRoom::syncPicker);
    connect(games_, &Segments::activated, this, [this](int game) {
        changeTo(record::emptyPosition(static_cast<Game>(game),
                                       std::min(position_.players(), traitsOf(static_cast<Game>(game)).maxPlayers)));
    });
    connect(tabs_, &Segments::activated, this, [this](int page) {
        tabs_->setCurrent(page);
        arrange();
    });
    connect(players_, &QComboBox::activated, this,
            [this](int index) { changePlayers(traitsOf(position_.game).minPlayers + index); });
    connect(target_, &QSpinBox::valueChanged, this, [this](int value) {
        edit([value](record::Position &next) { (next.game == Game::Odin ? next.rules.target : next.round) = value; });
    });
    connect(turn_, &QComboBox::activated, this, [this](int seat) {
        edit([this, seat](record::Position &next) {
            next.turn = seat;
            if (ownerIn(next) < 0)
                next.leader = next.first = seat;
        });
    });
    connect(owner_, &QComboBox::activated, this, [this](int seat) {
        edit([seat](record::Position &next) {
            std::vector<Card> cards;
            for (auto &each : next.seats)
                if (!each.played.empty())
                    cards = std::exchange(each.played, {});
            next.seats[toIndex(seat)].played = cards;
            next.leader = next.first = cards.empty() ? next.turn : seat;
        });
    });
    connect(copy_, &QPushButton::clicked, this, &AnalysisRoom::copy);
    connect(paste_, &QPushButton::clicked, this, &AnalysisRoom::paste);
    connect(undo_, &QPushButton::clicked, this, &AnalysisRoom::undo);
    connect(clear_, &QPushButton::clicked, this, &AnalysisRoom::clear);
    connect(playOut_, &QPushButton::clicked, this, &AnalysisRoom::requestPlayOut);
    connect(answers_, &QListWidget::currentRowChanged, this, &AnalysisRoom::showWords);
}

QWidget *AnalysisRoom::first() { return picker_->isVisibleTo(this) ? static_cast<QWidget *>(picker_) : line_; }

void AnalysisRoom::applySettings()
{
    picker_->setLook(cardLookOf(settings_));
    if (view_)
        applyTableSettings(*view_, settings_);
}

void AnalysisRoom::setPosition(const record::Position &position)
{
    position_ = position;
    problem_ = record::problemOf(position_);
    line_->setText(QString::fromStdString(record::lineOf(position_)));
    line_->home(false); // a long line shows its beginning
    syncAll();
}

void AnalysisRoom::setGame(const Events &seen)
{
    const auto &game = std::get<GameEvent>(seen.front());
    const auto position = record::positionOf(seen, game.view, true);
    if (!position)
        return;
    seats_ = turned(game.seats, game.view);
    chairs_ = game.chairs.size() == game.seats.size() ? turned(game.chairs, game.view) : std::vector<std::string>{};
    setPosition(*position);
}

void AnalysisRoom::setDepth(const review::Depth &depth, int work)
{
    depth_ = depth;
    work_ = work;
    analyse();
}

/// The position without the moves before it: what is there to be edited.
record::Position AnalysisRoom::now() const
{
    record::Position now = position_;
    now.moves.clear();
    if (position_.moves.empty() || problem_)
        return now;
    return record::positionOf(record::eventsOf(position_, std::vector<std::string>(position_.seats.size())), 0, false)
        .value_or(now);
}

/// Shows another position, from which undo() leads back.
void AnalysisRoom::changeTo(const record::Position &position)
{
    if (position != position_)
        done_.push_back(position_);
    undone_.clear();
    setPosition(position);
}

void AnalysisRoom::undo()
{
    if (line_->text().toStdString() != record::lineOf(position_))
        setPosition(position_);
    else
        stepTo(done_, undone_);
}

void AnalysisRoom::redo() { stepTo(undone_, done_); }

void AnalysisRoom::stepTo(std::vector<record::Position> &from, std::vector<record::Position> &to)
{
    if (from.empty())
        return;
    to.push_back(position_);
    const record::Position next = from.back();
    from.pop_back();
    setPosition(next);
    if (problem_)
        view_->announcer().announce(words_->text());
}

/// Changes the position, which then has no moves before it.
void AnalysisRoom::edit(const std::function<void(record::Position &)> &change)
{
    if (isSyncing_)
        return;
    record::Position next = now();
    change(next);
    tidy(next);
    changeTo(next);
}

Names AnalysisRoom::names() const
{
    GameEvent game;
    game.game = position_.game;
    game.seats = seats_;
    game.chairs = chairs_;
    return peopleIn(game).names;
}

/// Personas sit on the other chairs, unless they are those of a game.
void AnalysisRoom::syncAll()
{
    if (seats_.size() != position_.seats.size()) {
        seats_.assign(1, defaultName(1, true).toStdString());
        chairs_.clear();
        for (std::size_t i = 1; i < position_.seats.size(); ++i)
            seats_.push_back(personaName(QString::fromLatin1(players::kPersonas[i].id.data())).toStdString());
    }
    if (chairs_.size() != seats_.size()) {
        chairs_.assign(1, players::textOf({.human = true, .unnamed = 1}));
        for (std::size_t i = 1; i < seats_.size(); ++i)
            chairs_.push_back(players::textOf({.human = false, .persona = std::string(players::kPersonas[i].id)}));
    }
    showGame();
    syncControls();
    syncPlaces();
    syncPicker();
    syncTable();
    analyse();
}

void AnalysisRoom::syncControls()
{
    isSyncing_ = true;
    const bool isOdin = position_.game == Game::Odin;
    const GameTraits &traits = traitsOf(position_.game);
    const record::Position shown = now();
    games_->setCurrent(static_cast<int>(position_.game));
    players_->clear();
    for (int count = traits.minPlayers; count <= traits.maxPlayers; ++count)
        players_->addItem(TableText::playerCount(count));
    players_->setCurrentIndex(position_.players() - traits.minPlayers);
    target_->setRange(1, isOdin ? std::max(kSpinMost, shown.rules.target) : ninjan::kRounds);
    target_->setValue(isOdin ? shown.rules.target : shown.round);
    const Names names = this->names();
    for (QComboBox *combo : {turn_, owner_}) {
        combo->clear();
        for (int seat = 0; seat < position_.players(); ++seat)
            combo->addItem(TableText::nameAlone(names, seat));
    }
    turn_->setCurrentIndex(shown.turn);
    const int owner = ownerIn(shown);
    owner_->setCurrentIndex(owner >= 0 ? owner : (shown.turn + shown.players() - 1) % shown.players());
    owner_->setEnabled(owner >= 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{turn_, turnLabel_, owner_, ownerLabel_})
        widget->setVisible(isOdin);
    isSyncing_ = false;
    retranslate();
}

int AnalysisRoom::ownerIn(const record::Position &position) const
{
    for (int seat = 0; seat < position.players(); ++seat)
        if (!position.seats[toIndex(seat)].played.empty())
            return seat;
    return -1;
}

std::vector<AnalysisRoom::Place> AnalysisRoom::placesOf(const record::Position &position) const
{
    std::vector<Place> places{{Place::Kind::Hand, 0}};
    const auto addSeats = [&] {
        for (int seat = 1; seat < position.players(); ++seat)
            places.push_back({Place::Kind::Seat, seat});
    };
    if (position.game == Game::Odin) {
        addSeats();
        places.push_back({Place::Kind::Table, 0});
        places.push_back({Place::Kind::Out, 0});
        return places;
    }
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        places.push_back({Place::Kind::Pile, pile});
    places.push_back({Place::Kind::Out, 0});
    addSeats();
    return places;
}

/// The cards at a place; null if it has none.
std::vector<Card> *AnalysisRoom::cardsAt(record::Position &position, const Place &place) const
{
    switch (place.kind) {
    case Place::Kind::Hand:
        return &position.seats[0].cards;
    case Place::Kind::Seat:
        return position.game == Game::Odin ? &position.seats[toIndex(place.number)].cards
                                           : &position.seats[toIndex(place.number)].won;
    case Place::Kind::Table: {
        const int owner = ownerIn(position);
        const int before = (position.turn + position.players() - 1) % position.players();
        return &position.seats[toIndex(owner >= 0 ? owner : before)].played;
    }
    case Place::Kind::Pile:
        return &position.piles[toIndex(place.number)];
    case Place::Kind::Out:
        return &position.out;
    }
    return nullptr;
}

QString AnalysisRoom::nameOf(const Place &place) const
{
    switch (place.kind) {
    case Place::Kind::Hand:
        return AnalysisText::yourHand();
    case Place::Kind::Seat:
        return TableText::nameAlone(names(), place.number);
    case Place::Kind::Table:
        return tr("On the table", "a place for cards: those that were played last");
    case Place::Kind::Pile:
        return tr("On pile %1", "a place for cards").arg(number(place.number + 1));
    case Place::Kind::Out:
        return tr("Out of play", "a place for cards");
    }
    return {};
}

void AnalysisRoom::syncPlaces()
{
    isSyncing_ = true;
    record::Position shown = now();
    const bool isOdin = shown.game == Game::Odin;
    const auto places = placesOf(shown);
    const int row = std::clamp(places_->currentRow(), 0, static_cast<int>(places.size()) - 1);
    places_->setRowCount(static_cast<int>(places.size()));
    for (int i = 0; i < static_cast<int>(places.size()); ++i) {
        const Place &place = places[toIndex(i)];
        const bool isSeat = place.kind == Place::Kind::Hand || place.kind == Place::Kind::Seat;
        const std::vector<Card> &cards = *cardsAt(shown, place);
        QStringList names;
        for (const Card card : cards)
            names.push_back(QString::fromStdString(traitsOf(shown.game).nameOf(card)));
        const auto set = [&](int column, const QVariant &value, bool canEdit) {
            auto *item = new QTableWidgetItem;
            item->setData(Qt::EditRole, value);
            item->setData(Qt::AccessibleTextRole,
                          spoken(value.typeId() == QMetaType::Int ? number(value.toInt()) : value.toString()));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled
                           | (canEdit ? Qt::ItemIsEditable : Qt::NoItemFlags));
            places_->setItem(i, column, item);
        };
        set(kPlaceColumn, nameOf(place), false);
        if (place.kind == Place::Kind::Seat)
            set(kCountColumn, shown.seats[toIndex(place.number)].count, isOdin);
        else
            set(kCountColumn, static_cast<int>(cards.size()), false);
        set(kPointsColumn, isSeat ? QVariant(shown.seats[toIndex(place.number)].points) : QVariant(), isSeat);
        const QString codes = names.join(QLatin1Char(' '));
        set(kKnownColumn, codes.isEmpty() ? codes : QChar(0x2066) + codes + QChar(0x2069), false);
    }
    places_->setCurrentCell(row, std::max(places_->currentColumn(), 0),
                            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    isSyncing_ = false;
}

void AnalysisRoom::syncPicker()
{
    if (isSyncing_)
        return;
    record::Position shown = now();
    const auto places = placesOf(shown);
    // The goat is always offered: whoever puts it in plays with it.
    const CardSet deck = shown.game == Game::Odin ? odin::deckOf(shown.rules.colours) | odin::kGoatOnly : ninjan::kDeck;
    const CardSet all = shown.game == Game::Odin ? odin::kAllButGoat | odin::kGoatOnly : ninjan::kDeck;
    std::map<Card, CardPicker::Whereabouts> found;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const Card card : *cardsAt(shown, places[i]))
            found[card] = {nameOf(places[i]), true, static_cast<int>(i) == places_->currentRow()};
    for (const Card card : all) {
        CardPicker::Whereabouts where = found[card];
        where.isInDeck = deck.contains(card);
        picker_->setWhereabouts(card, where);
    }
}

/// Each game has its own cards and its own view.
void AnalysisRoom::showGame()
{
    if (view_ && shownGame_ == position_.game)
        return;
    shownGame_ = position_.game;
    picker_->setGame(shownGame_);
    marks_.clear();
    costs_.clear();
    if (view_) {
        view_->detach();
        left_->removeWidget(view_);
        view_->hide();
        delete view_;
    }
    table_.close();
    view_ = named(new ReplayView(shownGame_, table_, cache_, peopleWithoutLevels, this), "analysisTable");
    view_->setFocusProxy(picker_); // a picture: cards are put in beside it
    view_->viewport()->setAttribute(Qt::WA_TransparentForMouseEvents);
    left_->insertWidget(0, view_, 1);
    applyTableSettings(*view_, settings_);
    arrange();
}

/// Shows the position; if it is not possible, the last one stays.
void AnalysisRoom::syncTable()
{
    events_.clear();
    const QPointer<QWidget> focused =
        focusWidget(); // another table had the focus, or this one takes it when it is laid
    if (!problem_) {
        events_ = record::eventsOf(position_, seats_);
        std::get<GameEvent>(events_.front()).chairs = chairs_;
        marks_.clear();
        Random random(1);
        table_.replay(record::dealtAnew(events_, 0, random), 0);
    }
    if (focused && !focused->hasFocus() && isVisible())
        focused->setFocus(Qt::OtherFocusReason);
}

void AnalysisRoom::analyse()
{
    job_.cancel();
    announced_.reset();
    playOut_->setEnabled(!events_.empty());
    copy_->setEnabled(!problem_);
    undo_->setEnabled(!done_.empty() || line_->text().toStdString() != record::lineOf(position_));
    answers_->setEnabled(!problem_);
    if (events_.empty()) { // of a position that is not possible yet the last answers stay
        if (isNothingPutIn()) {
            marks_.clear();
            costs_.clear();
        }
        return costs_.empty() ? showAnswers() : showWords();
    }
    costs_.clear();
    const auto referee = makeReferee(std::get<GameEvent>(events_.front()));
    for (std::size_t i = 1; i < events_.size(); ++i)
        referee->apply(events_[i]);
    if (referee->legalEvents().size() > 1) {
        review::Depth depth = depth_.value_or(review::usualDepth(position_.game, position_.players()));
        const int work = depth_ ? work_ : std::max(kMostDealsOfAnalysis / depth.deals, 1);
        job_.start([this, events = events_, depth, work](const std::stop_token &stop, const Job::Results &results) {
            const review::Scale &scale = review::scaleOf(std::get<GameEvent>(events.front()).game);
            QElapsedTimer shown;
            const auto tell = [&](const std::vector<review::Cost> &costs) {
                if (shown.isValid() && shown.elapsed() < kReportMs)
                    return;
                shown.start();
                results.post([this, costs] { take(costs, false); });
            };
            const auto costs = review::rankAnswers(
                *review::makeDecisionModel(events, 0, std::nullopt), scale, depth, work,
                [&](const Event &) { return scale.thresholds.back(); }, stop, tell);
            results.post([this, costs] { take(costs, true); });
        });
    }
    showAnswers();
}

void AnalysisRoom::take(const std::vector<review::Cost> &costs, bool ended)
{
    if (ended)
        job_.cancel();
    if (!costs.empty())
        costs_ = costs;
    showAnswers();
    if (costs_.empty())
        return;
    const Event &best = costs_.front().answer;
    if (view_->isVisible())
        marks_.show(view_->stage().hand(), best, review::Judgement{best}, view_->theme());
    if (announced_ != best) {
        announced_ = best;
        view_->announcer().announce(AnalysisText::best(ReviewText::longMove(events_, best)));
    }
}

review::Judgement AnalysisRoom::judgementOf(const review::Cost &cost) const
{
    review::Judgement judgement;
    judgement.best = costs_.front().answer;
    judgement.points = cost.points;
    judgement.bestPoints = costs_.front().points;
    judgement.loss = cost.loss;
    judgement.lossCi95 = cost.lossCi95;
    judgement.verdict = review::verdictOf(review::scaleOf(position_.game).thresholds, cost.loss - cost.lossCi95);
    judgement.deals = cost.deals;
    return judgement;
}

/// Rows change in place; the move that is selected stays it.
void AnalysisRoom::showAnswers()
{
    const auto shown = std::min(costs_.size(), toIndex(kMostAnswers));
    const int before = answers_->currentRow();
    const QVariant selected = before >= 0 ? answers_->item(before)->data(Qt::UserRole) : QVariant();
    isSyncing_ = true;
    while (answers_->count() > static_cast<int>(shown))
        delete answers_->takeItem(answers_->count() - 1);
    while (answers_->count() < static_cast<int>(shown))
        answers_->addItem(QString());
    int row = shown > 0 ? 0 : -1;
    for (std::size_t i = 0; i < shown; ++i) {
        const review::Cost &cost = costs_[i];
        const review::Judgement judgement = judgementOf(cost);
        QListWidgetItem *item = answers_->item(static_cast<int>(i));
        const QString move = ReviewText::longMove(events_, cost.answer);
        QStringList figures{ReviewText::valueAt(ReviewText::unit(), decimal(cost.points))};
        if (i > 0)
            figures += {ReviewText::cost(position_.game, judgement), ReviewText::interval(judgement)};
        figures.removeAll(QString());
        item->setText(move + QLatin1Char('\n') + joined(figures));
        item->setData(Qt::UserRole, move);
        item->setData(Qt::AccessibleTextRole,
                      spoken(joined(QStringList{ReviewText::verdict(judgement.verdict), move} + figures)));
        item->setIcon(paintedIcon(
            [verdict = judgement.verdict, this](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
                drawVerdictSign(painter, verdict, rect, themeOf(palette()));
            }));
        if (item->data(Qt::UserRole) == selected && before > 0)
            row = static_cast<int>(i);
    }
    answers_->setIconSize(QSize(grown(kRowSign), grown(kRowSign)));
    answers_->setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
    isSyncing_ = false;
    showWords();
}

/// What is missing then need not be said.
bool AnalysisRoom::isNothingPutIn() const { return problem_.word.empty() && position_.seats[0].cards.empty(); }

QString AnalysisRoom::words() const { return words_->text(); }

void AnalysisRoom::showWords()
{
    if (isSyncing_)
        return;
    heading_->setText(problem_ && !isNothingPutIn() ? tr("Not possible yet", "heading: about a position")
                                                    : AnalysisText::bestMoves());
    note_->setText(position_.moves.empty() ? tr("Nothing is inferred from play: the moves that led here are not given.")
                                           : tr("Hidden cards are also inferred from the moves that led here."));
    note_->setVisible(!problem_);
    const int deals = costs_.empty() || problem_ ? 0 : costs_.front().deals;
    state_->setText(deals == 0 ? QString()
                               : tr("%Ln deals", "how many were played to compare moves", deals)
                                     .replace(number(deals), groupedNumber(deals)));
    words_->setText(wordsAbout(answers_->currentRow()));
    brief_->setText(problem_ || costs_.empty()
                        ? words_->text()
                        : AnalysisText::best(ReviewText::longMove(events_, costs_.front().answer)));
}

/// The reason of a move of the list, or why there is none.
QString AnalysisRoom::wordsAbout(int row) const
{
    if (problem_)
        return isNothingPutIn()
                   ? tr("Choose a place; then click its cards, drag them there, or type their names: %1")
                         .arg(isolated(position_.game == Game::Odin ? QStringLiteral("B7") : QStringLiteral("S-4")))
                   : AnalysisText::problem(problem_, position_, names());
    if (row >= 0 && row < static_cast<int>(costs_.size())) {
        const review::Cost &cost = costs_[toIndex(row)];
        QStringList words{ReviewText::reasons(events_, 0, cost.answer, false),
                          ReviewText::gameAtStake(position_.game, judgementOf(cost))};
        words.removeAll(QString());
        return words.join(QLatin1Char('\n'));
    }
    const bool isOthers = position_.game == Game::Odin && now().turn != 0;
    return job_.isRunning() ? ReviewText::judgingNow()
           : isOthers       ? tr("It is somebody else’s turn. Your moves are compared when it is yours.")
                            : ReviewText::noDecision();
}

/// Puts a card at the place of a row, or away from there.
/// @param row −1: the card goes nowhere
void AnalysisRoom::toggle(Card card, int row)
{
    edit([&](record::Position &next) {
        const auto places = placesOf(next);
        const auto holds = [&](const Place &place) {
            const std::vector<Card> &cards = *cardsAt(next, place);
            return std::find(cards.begin(), cards.end(), card) != cards.end();
        };
        const bool adds = row >= 0 && row < static_cast<int>(places.size()) && !holds(places[toIndex(row)]);
        const int owner = ownerIn(next);
        for (const Place &place : places)
            std::erase(*cardsAt(next, place), card);
        if (owner >= 0 && ownerIn(next) < 0)
            next.leader = next.first = next.turn;
        if (next.game == Game::Odin && card == odin::kGoat)
            next.rules.goat = adds ? odin::Goat::In : odin::Goat::Out;
        if (!adds)
            return;
        cardsAt(next, places[toIndex(row)])->push_back(card);
        if (const int now = ownerIn(next); owner < 0 && now >= 0)
            next.leader = next.first = now;
    });
    view_->announcer().announce(picker_->indexOf(card).data(Qt::AccessibleTextRole).toString()); // where it is now
}

void AnalysisRoom::editCell(const QTableWidgetItem *item)
{
    if (isSyncing_)
        return;
    const int value = item->data(Qt::EditRole).toInt();
    const int row = item->row(), column = item->column();
    // Queued: the cell is still being edited, and is made anew.
    QMetaObject::invokeMethod(
        this,
        [this, value, row, column] {
            edit([&](record::Position &next) {
                auto &seat = next.seats[toIndex(placesOf(next)[toIndex(row)].number)];
                (column == kCountColumn ? seat.count : seat.points) = value;
            });
        },
        Qt::QueuedConnection);
}

/// Keeps what was put in before if the line cannot be understood.
void AnalysisRoom::readLine()
{
    typing_.stop();
    const auto [position, problem] = record::parsePosition(line_->text().toStdString());
    using record::PositionFault;
    const bool isRead = problem.fault == PositionFault::None
                        || (problem.fault > PositionFault::WrongPlayers && problem.fault < PositionFault::IllegalMove
                            && problem.fault != PositionFault::WrongTurn);
    if (isRead && position != position_) {
        done_.push_back(std::exchange(position_, position));
        undone_.clear();
    }
    problem_ = problem;
    syncAll();
    if (problem_)
        view_->announcer().announce(words_->text());
}

/// Seats that go take their cards with them.
void AnalysisRoom::changePlayers(int players)
{
    edit([players](record::Position &next) {
        const auto usual = odin::usualColours(next.players());
        const record::Position fresh = record::emptyPosition(next.game, players);
        const int before = next.players();
        next.seats.resize(toIndex(players));
        for (int seat = before; seat < players; ++seat)
            next.seats[toIndex(seat)] = fresh.seats[toIndex(seat)];
        if (next.rules.colours == usual || !odin::coloursSuffice(next.rules.colours, players))
            next.rules.colours = fresh.rules.colours;
        for (int *seat : {&next.turn, &next.leader, &next.first})
            *seat = *seat < players ? *seat : 0;
    });
}

void AnalysisRoom::copy() const { QGuiApplication::clipboard()->setText(line_->text()); }

void AnalysisRoom::setLine(const QString &line)
{
    line_->setText(line.simplified());
    readLine();
}

void AnalysisRoom::paste() { setLine(QGuiApplication::clipboard()->text()); }

/// The game, its players and its rules stay.
void AnalysisRoom::clear()
{
    record::Position next = record::emptyPosition(position_.game, position_.players());
    next.rules = position_.rules;
    next.round = position_.round;
    changeTo(next);
}

void AnalysisRoom::requestPlayOut()
{
    if (events_.empty())
        return;
    Random random(QRandomGenerator::global()->generate64());
    Events events = record::dealtAnew(events_, 0, random);
    auto &game = std::get<GameEvent>(events.front());
    game.chairs[0] = players::textOf({.human = true, .unnamed = 1});
    for (std::size_t i = 1; i < game.chairs.size(); ++i)
        if (const auto chair = players::chairOf(game.chairs[i]); !chair || !chair->computer())
            game.chairs[i] = players::textOf({.human = false});
    Q_EMIT playOutRequested(events);
}

/// Pages of a small window: cards and places, or the table and the moves.
void AnalysisRoom::arrange()
{
    small_ = isInSmallWindow();
    const bool showsMoves = !small_ || tabs_->current() == 1;
    const bool showsCards = !small_ || tabs_->current() == 0;
    tabs_->setVisible(small_);
    if ((barEnd()->indexOf(players_) >= 0) == small_) // the bar has no room for them
        for (QWidget *widget : std::initializer_list<QWidget *>{target_, players_})
            small_ ? pages_->insertWidget(1, widget) : barEnd()->insertWidget(0, widget);
    setUnseenLabel(*players_, players_->accessibleName()); // beside it
    pages_->setContentsMargins(0, 0, small_ ? grown(8) : 0, 0);
    lines_->setDirection(small_ ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    brief_->setVisible(small_);
    editor_->setVisible(showsCards);
    panel_->setVisible(showsMoves);
    const int least = grown(kLeastTable);
    const bool showsTable = showsMoves && (!small_ || width() - least >= least);
    if (view_)
        view_->setVisible(showsTable);
    cards_->setDirection(small_ || position_.game == Game::Ninjan ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fitButtons();
    sides_->setStretch(0, showsTable || showsCards ? 1 : 0);
    panel_->setMinimumWidth(showsTable ? std::min(panelWidth(), width() - least) : 0);
    panel_->setMaximumWidth(showsTable ? panel_->minimumWidth() : QWIDGETSIZE_MAX);
}

/// Large letters in a small window leave only their pictures to buttons that have one.
void AnalysisRoom::fitButtons()
{
    const std::pair<QPushButton *, QString> pictured[] = {
        {copy_, tr("&Copy line", "button: a position as a line of text")},
        {clear_, tr("Clea&r", "button: takes all cards away")}};
    for (const auto &[button, text] : pictured) {
        button->setText(text);
        button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    }
    buttons_->invalidate(); // it remembers what the other words needed
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const bool fits = !small_ || buttons_->sizeHint().width() <= width() - grown(kEditorMargins) - scrollBar;
    for (const auto &[button, text] : pictured) {
        button->setText(fits ? text : QString());
        button->setToolTip(fits ? QString() : button->accessibleName());
    }
}

/// The keys that copy, paste and take back are those of the position where no line is edited.
void AnalysisRoom::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && copy_->isEnabled())
        copy();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->matches(QKeySequence::Redo))
        redo();
    else
        Room::keyPressEvent(event);
}

void AnalysisRoom::retranslate()
{
    const bool isOdin = position_.game == Game::Odin;
    setTitle(tr("Analyse a position", "title of a room"));
    games_->setTexts({gameInfo(Game::Odin).name(), gameInfo(Game::Ninjan).name()});
    games_->setAccessibleName(TableText::game());
    tabs_->setTexts({tr("Position", "page of a room in a small window"), AnalysisText::bestMoves()});
    tabs_->setAccessibleName(title());
    setUnseenLabel(*players_, tr("Players", "label: how many"));
    target_->setAccessibleName(isOdin ? tr("Points that end the game", "label of a number")
                                      : tr("Current round", "label of a number from 1 to 9"));
    // The tool tip of the whole box would be its description, and be said after the same name.
    target_->findChild<QLineEdit *>()->setToolTip(target_->accessibleName());
    picker_->setAccessibleName(tr("Cards of the game", "title of all cards"));
    places_->setAccessibleName(tr("Places", "title of the places that cards can be at"));
    places_->setHorizontalHeaderLabels({tr("Cards go to", "heading of a column: hands and piles"),
                                        tr("How many", "heading of a column: of cards"), TableText::points(),
                                        tr("Known cards", "heading of a column")});
    turnLabel_->setText(tr("To move:", "label of a list of players"));
    ownerLabel_->setText(tr("On the table from:", "label of a list of players: who played the cards there"));
    lineLabel_->setText(tr("Pos&ition:", "label of a line of text"));
    paste_->setText(tr("Pas&te", "button: a position as a line of text"));
    playOut_->setText(tr("Play it o&ut", "button: begins a game with a position"));
    fitButtons();
    nameButton(undo_, tr("Take back the last change (%1)", "button; a key")
                          .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    answers_->setAccessibleName(AnalysisText::bestMoves());
}

} // namespace meadhall::ui
