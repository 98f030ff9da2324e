// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_room.h"

#include "engine/ai/personas.h"
#include "engine/players/chair.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/latin_keys.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPanelBelow = 190; ///< height of the panel below the table

/// Personas sit on the other chairs of a pack's puzzle, the same ones each time.
GameEvent seated(GameEvent game, int seat, const std::string &id)
{
    std::size_t persona = 0;
    for (const char letter : id)
        persona = persona * 31 + static_cast<unsigned char>(letter);
    game.chairs.clear();
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        players::Chair chair;
        chair.human = static_cast<int>(i) == seat;
        chair.level = players::Level::Master;
        chair.unnamed = chair.human ? 1 : 0;
        if (!chair.human)
            chair.persona = players::kPersonas[(persona + i) % players::kPersonas.size()].id;
        game.chairs.push_back(players::textOf(chair));
    }
    return game;
}

/// Their levels do not matter.
TableView::People peopleAtPuzzle(const Table &table)
{
    TableView::People people =
        table.hasGame() ? peopleIn(std::get<GameEvent>(table.record().front())) : TableView::People{};
    for (SeatAppearance &look : people.looks)
        look.idleLine.clear();
    return people;
}

} // namespace

PuzzleRoom::PuzzleRoom(PuzzleStore &store, Settings &settings, PixmapCache &cache, const PuzzleWish &wish,
                       QWidget *parent)
    : Room(parent), store_(store), settings_(settings), cache_(cache), panel_(new PuzzlePanel(cache, this)),
      sides_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("puzzle"));
    sides_->setSpacing(0);
    sides_->addWidget(panel_);
    body()->addLayout(sides_, 1);
    connectPanel();
    followTableSettings(settings_, this, [this] { applySettings(); });
    if (find(wish))
        open();
}

/// The view refers to the table, which would be gone before the children.
PuzzleRoom::~PuzzleRoom()
{
    judging_.cancel();
    table_.disconnect(this);
    marks_.clear();
    delete view_;
}

bool PuzzleRoom::find(const PuzzleWish &wish)
{
    if (wish.from == PuzzleWish::From::Mistakes) {
        for (const puzzle::OwnMistake *one : store_.openMistakes())
            if (one->puzzle.id == wish.id) {
                puzzle_ = one->puzzle;
                before_ = one->before;
            }
    } else {
        for (const auto &pack : store_.packs())
            for (const puzzle::Puzzle &one : pack)
                if (one.id == wish.id) {
                    puzzle_ = one;
                    puzzle_->seen.front() = seated(one.gameEvent(), one.seat, one.id);
                    before_ = puzzle::completedRecord(puzzle_->seen, one.seat);
                }
    }
    if (!puzzle_ || puzzle_->id != wish.id)
        return false;
    wish_ = wish;
    return true;
}

void PuzzleRoom::open()
{
    judging_.cancel();
    state_ = State::Asking;
    tries_ = hints_ = 0;
    counted_ = scored_ = false;
    makeView();
    if (table_.replay(before_, puzzle_->seat) != Reason::None) {
        puzzle_.reset(); // a damaged pack: the room is not shown
        return;
    }
    view_->setTrying(true);
    retranslate();
}

/// Each game has its own view.
void PuzzleRoom::makeView()
{
    if (view_) {
        table_.disconnect(this);
        marks_.clear();
        view_->detach();
        sides_->removeWidget(view_);
        view_->hide();
        view_->disconnect(this);
        delete view_;
    }
    table_.close(); // of the puzzle before, perhaps of the other game
    view_ = new ReplayView(puzzle_->game(), table_, cache_, peopleAtPuzzle, this);
    view_->setObjectName(QStringLiteral("puzzleTable"));
    view_->installEventFilter(this);
    view_->hintButton()->disconnect(&view_->controller()); // its hint would be the answer
    connect(view_->hintButton(), &ButtonItem::clicked, this, &PuzzleRoom::hint);
    connect(&table_, &Table::tried, this, &PuzzleRoom::tried);
    sides_->insertWidget(0, view_, 1);
    applySettings();
}

void PuzzleRoom::connectPanel()
{
    connect(panel_->hintButton(), &QPushButton::clicked, this, &PuzzleRoom::hint);
    connect(panel_->showButton(), &QPushButton::clicked, this, &PuzzleRoom::showAnswer);
    connect(panel_->laterButton(), &QPushButton::clicked, this, &PuzzleRoom::goOn);
    connect(panel_->nextButton(), &QPushButton::clicked, this, &PuzzleRoom::goOn);
    connect(panel_->againButton(), &QPushButton::clicked, this, &PuzzleRoom::askAgain);
    connect(panel_->othersButton(), &QPushButton::clicked, this, &PuzzleRoom::askAgain);
}

void PuzzleRoom::applySettings()
{
    if (!view_)
        return;
    applyTableSettings(*view_, settings_);
    if (isOpen() && table_.hasGame())
        show();
}

QWidget *PuzzleRoom::first() { return view_ ? static_cast<QWidget *>(view_) : Room::first(); }

/// Keys of play work at the table; H helps.
bool PuzzleRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::KeyPress)
        return Room::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    if (press->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return Room::eventFilter(watched, event);
    const Qt::Key key = latinKey(*press);
    TableController &controller = view_->controller();
    if (key == Qt::Key_H) {
        hint();
    } else if (key == Qt::Key_P) {
        controller.pass();
    } else if (key == Qt::Key_S) {
        view_->cycleSort();
    } else if (key == Qt::Key_Escape && !controller.isHalfway() && view_->stage().hand().selection().empty()) {
        goBack();
    } else {
        return Room::eventFilter(watched, event);
    }
    return true;
}

/// The panel stands beside the table, or below it in a small window.
void PuzzleRoom::arrange(bool small)
{
    small_ = small;
    sides_->setDirection(small ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    panel_->setLow(small);
    panel_->setMinimumSize(0, 0);
    panel_->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
}

void PuzzleRoom::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    if (const bool small = isInSmallWindow(); small != small_)
        arrange(small);
    if (small_)
        panel_->setFixedHeight(std::min(grown(kPanelBelow), height() / 2));
    else
        panel_->setFixedWidth(panelWidth());
}

void PuzzleRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (isOpen() && event->type() == QEvent::PaletteChange)
        applySettings(); // the window follows the system's contrast
    if (isOpen() && (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange))
        retranslate();
}

} // namespace meadhall::ui
