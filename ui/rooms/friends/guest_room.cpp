// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/guest_room.h"

#include "engine/core/to_index.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/motion.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/friends/notice_strip.h"
#include "ui/rooms/friends/waiting_page.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/scene/overlay.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace meadhall::ui {

using network::GuestTable;

GuestRoom::GuestRoom(std::unique_ptr<GuestTable> guest, Settings &settings, PixmapCache &cache)
    : settings_(settings), cache_(cache), guest_(std::move(guest)), notice_(new NoticeStrip(this)),
      middle_(new QHBoxLayout), waiting_(new WaitingPage(cache, this)), panel_(new SidePanel(this)),
      drawer_(new SideDrawer(this, this)), panelShown_(settings.sidePanelShown())
{
    setObjectName(QStringLiteral("guestRoom"));
    body()->addWidget(notice_);
    body()->addLayout(middle_, 1);
    middle_->setSpacing(0);
    middle_->addWidget(waiting_, 1);
    panel_->hide();
    connect(panel_, &SidePanel::closeRequested, this, [this] { togglePanel(false); });
    connect(drawer_, &SideDrawer::closed, this, [this] {
        if (view_ && isInSmallWindow())
            view_->announcer().announce(SidePanel::saidAbout(false));
        Q_EMIT tableStateChanged();
    });
    connect(notice_->button(), &QPushButton::clicked, this, &GuestRoom::goBack);
    connect(&phrases_, &PhraseBar::chosen, guest_.get(), &GuestTable::say);
    seconds_.setInterval(1000);
    connect(&seconds_, &QTimer::timeout, this, &GuestRoom::showNotice);
    followTableSettings(settings_, this, [this] { applySettings(); });
    followPlaySettings(settings_, this, [this] { applySettings(); });
    connectGuest();
    retranslate();
    if (guest_->table().hasGame())
        showTable();
}

/// The connection ends without a goodbye: the chair stays free for this person. The view refers to the table, which
/// would be gone before the children.
GuestRoom::~GuestRoom()
{
    guest_->disconnect(this);
    guest_->table().disconnect(this);
    phrases_.leave();
    drawer_->disconnect(this);
    qDeleteAll(findChildren<TableView *>(Qt::FindDirectChildrenOnly)); // also one that was replaced just now
}

void GuestRoom::connectGuest()
{
    connect(&guest_->table(), &Table::restarted, this, &GuestRoom::showTable);
    connect(guest_.get(), &GuestTable::stateChanged, this, &GuestRoom::showNotice);
    connect(guest_.get(), &GuestTable::seatsChanged, this, &GuestRoom::onSeatsChanged);
    connect(guest_.get(), &GuestTable::away, this, &GuestRoom::onSeatsChanged);
    connect(guest_.get(), &GuestTable::back, this, &GuestRoom::onBack);
    connect(guest_.get(), &GuestTable::undoAsked, this, &GuestRoom::askToUndo);
    connect(guest_.get(), &GuestTable::ended, this, &GuestRoom::onEnded);
    connect(guest_.get(), &GuestTable::said, this, [this](int seat, network::PhraseId phrase) {
        if (seat != guest_->seat())
            phrases_.show(seat, phrase);
    });
    connect(&phrases_, &PhraseBar::chosen, this,
            [this](network::PhraseId phrase) { phrases_.show(guest_->seat(), phrase); });
}

/// What is on the table stays to be seen.
void GuestRoom::onEnded(network::Code code, network::Loss loss)
{
    over_ = true;
    code_ = code;
    loss_ = loss;
    if (question_)
        question_->close();
    if (code == network::Code::Closed || code == network::Code::SeatTaken || code == network::Code::Full)
        Q_EMIT chairLost();
    showNotice();
    if (view_ && !guest_->table().gameOver())
        view_->setEnabled(false); // no move can be made any more
}

/// A game has begun, or goes on after an interruption.
void GuestRoom::showTable()
{
    const Table &table = guest_->table();
    if (!table.hasGame())
        return;
    if (question_)
        question_->close(); // what it asked about is over
    waiting_->hide();       // first: side by side they are wider than a small window
    makeView(std::get<GameEvent>(table.record().front()).game);
    allowHints();
    showNotice();
    Q_EMIT tableStateChanged();
}

/// Each game has its own view; the view itself follows another game of the same kind.
void GuestRoom::makeView(Game game)
{
    if (view_ && shown_ == game)
        return;
    if (view_) {
        phrases_.leave();
        view_->detach();
        view_->disconnect(this);
        middle_->removeWidget(view_);
        view_->hide();
        std::exchange(view_, nullptr)->deleteLater(); // its table is calling
    }
    shown_ = game;
    view_ = gameInfo(game).makeView(
        guest_->table(), cache_, [this](const Table &table) { return peopleAt(table); }, this);
    view_->setMinimumSize(320, 220);
    view_->installEventFilter(this);
    view_->setRulesAvailable(true);
    view_->setAcceptDrops(false);
    view_->viewport()->setAcceptDrops(false);
    middle_->insertWidget(0, view_, 1);
    phrases_.follow(*view_);
    connectView();
    applySettings();
    placePanel();
    showAbsent();
    restartPanel();
    view_->show();
    if (isVisible())
        view_->focusTable();
}

void GuestRoom::connectView()
{
    connect(view_, &TableView::viewpointChanged, this, &GuestRoom::restartPanel);
    connect(view_, &TableView::eventShown, panel_, &SidePanel::addEvent);
    connect(panel_, &SidePanel::linesAdded, &view_->announcer(), &Announcer::announce);
    connect(view_, &TableView::namesChanged, this, [this](const Names &names) {
        panel_->setNames(names);
        showSeatsInPanel();
    });
    connect(view_, &TableView::stateChanged, this, &GuestRoom::showSeatsInPanel);
    connect(view_, &TableView::stateChanged, this, &Room::tableStateChanged);
    connect(view_, &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.setSortOrder(sort); });
    view_->panels().setGameOverButtons([this](Overlay &panel) {
        QPushButton *leave = panel.addButton(tr("Leave the table", "button"), QStringLiteral("leaveTable"));
        connect(leave, &QPushButton::clicked, this, &GuestRoom::goBack);
    });
    view_->panels().setGameOverNote(
        [] { return tr("The host decides whether there is another game.", "below the results"); });
}

void GuestRoom::applySettings()
{
    panel_->setCountDown(settings_.pointsCountDown());
    panel_->setLook(themeOf(settings_.theme()), cardLookOf(settings_));
    drawer_->setDurationFactor(motionFactor());
    if (!view_)
        return;
    applyTableSettings(*view_, settings_);
    applyPlaySettings(*view_, settings_);
    allowHints();
}

/// The host decides whether the coach helps, which includes warnings of mistakes.
void GuestRoom::allowHints()
{
    if (!view_)
        return;
    const bool allowed = guest_->seats().coach;
    view_->setNoHints(allowed ? QString() : tr("The host does not allow hints at this table."));
    view_->setWarnings(allowed ? warningLimits(settings_.warnings()) : std::nullopt);
}

bool GuestRoom::isPlaying() const { return !over_ && guest_->table().hasGame() && !guest_->table().gameOver(); }

void GuestRoom::goBack()
{
    if (isPlaying())
        askToLeave();
    else
        leaveForGood();
}

void GuestRoom::askToLeave()
{
    if (question_)
        return;
    question_ = new MessageSheet(window(), MessageSheet::Sign::None, tr("Leave the table?", "title"),
                                 tr("The others wait for you, or a computer plays on for you. Your seat is kept: the "
                                    "menu “Game” leads back to it."));
    question_->setObjectName(QStringLiteral("leaveQuestion"));
    question_->addButton(tr("&Leave", "button: leaves a friend’s table"), QDialog::Accepted);
    question_->addButton(tr("&Stay", "button: at a friend’s table"), QDialog::Rejected, true);
    connect(question_, &QDialog::accepted, this, &GuestRoom::leaveForGood);
    question_->open();
}

void GuestRoom::leaveForGood()
{
    if (guest_->table().gameOver())
        Q_EMIT chairLost();
    guest_->leave();
    Q_EMIT left();
}

QWidget *GuestRoom::first() { return view_ ? static_cast<QWidget *>(view_) : Room::first(); }

/// Esc first takes back what is half done or selected.
bool GuestRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::KeyPress)
        return Room::eventFilter(watched, event);
    if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel) || view_->controller().isHalfway()
        || !view_->stage().hand().selection().empty())
        return Room::eventFilter(watched, event);
    goBack();
    return true;
}

void GuestRoom::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    placePanel();
}

void GuestRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        applySettings(); // the window follows the system's contrast
}

} // namespace meadhall::ui
